import type { SampleAccount } from "@/lib/accounts/identity/sample-accounts";
import { TRIAL } from "@/lib/access/plan";
import type { Environment } from "@/lib/platform/environment/env.server";

/** Milliseconds for one request to the backend. */
const PATIENCE = 10_000;
const DAY = 86_400_000;

/** The tables of rights, with the column that names the person. */
const TABLES = { user_profiles: "user_id", user_roles: "provider_user_id", annual_subscriptions: "user_id" } as const;
type Table = keyof typeof TABLES;

async function send(environment: Environment, method: "POST" | "DELETE", target: string, rows?: object): Promise<void> {
  const key = environment.SUPABASE_SECRET_KEY ?? "";
  const answer = await fetch(new URL(`/rest/v1/${target}`, environment.SUPABASE_URL), {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      prefer: "resolution=merge-duplicates,return=minimal",
    },
    body: rows && JSON.stringify(rows),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The backend returned ${answer.status}: ${await answer.text()}`);
}

async function put(environment: Environment, table: Table, rows: object[]): Promise<void> {
  await send(environment, "POST", `${table}?on_conflict=${TABLES[table]}`, rows);
}

async function call(environment: Environment, name: string, args: object): Promise<void> {
  await send(environment, "POST", `rpc/${name}`, args);
}

const LONG_AGO = "2026-01-01T00:00:00Z";
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const UNCHANGED = {
  cancels_at_period_end: false,
  next_tier: null,
  past_due_since: null,
  provider_told_at: null,
  extra_seats: 0,
};

const trial = () => ({
  status: "trialing",
  is_trial: true,
  trial_ends_at: daysFromNow(TRIAL.days),
  provider: "manual",
  provider_customer: null,
  provider_subscription: null,
  period_start: null,
  period_end: null,
});

/** Halfway through a year, as if paid in the test checkout, so that all plan actions can be tried. */
const paid = (id: string) => ({
  status: "active",
  is_trial: false,
  trial_ends_at: null,
  provider: "test",
  provider_customer: `test_pays_${id}`,
  provider_subscription: `test_sub_${id}`,
  period_start: daysFromNow(-100),
  period_end: daysFromNow(265),
});

/** Resets each sample account's rows to its description; trials start again. */
export async function putSampleRows(
  environment: Environment,
  accounts: readonly SampleAccount[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const held = accounts.flatMap((account) => {
    const id = ids.get(account.profile.email);
    return id === undefined ? [] : [{ ...account, id }];
  });
  if (held.length === 0) return;
  const subscriptions = held.flatMap(({ id, tier, isTrial }) =>
    tier === null ? [] : [{ user_id: id, tier, ...(isTrial ? trial() : paid(id)), ...UNCHANGED }],
  );
  await Promise.all([
    put(
      environment,
      "user_profiles",
      held.map(({ id }) => ({ user_id: id, user_type: "sample" })),
    ),
    put(
      environment,
      "user_roles",
      held.map(({ id, role }) => ({ provider_user_id: id, role })),
    ),
    put(environment, "annual_subscriptions", subscriptions),
    // Older than any change the accounts may have made since.
    ...held.map(async ({ id, profile: { email, firstName, lastName } }) =>
      call(environment, "keep_person", {
        p_user: id,
        p_email: email,
        p_first_name: firstName,
        p_last_name: lastName,
        p_told_at: LONG_AGO,
      }),
    ),
  ]);
}

/** Removes the rows of {@link putSampleRows} and everything that followed from them. */
export async function removeSampleRows(environment: Environment, ids: Iterable<string>): Promise<void> {
  const gone = [...ids];
  for (const id of gone) await call(environment, "erase_person", { p_user: id });
  const list = gone.map((id) => `"${id}"`).join(",");
  for (const [table, column] of Object.entries(TABLES)) {
    await send(environment, "DELETE", `${table}?${column}=in.(${encodeURIComponent(list)})`);
  }
}
