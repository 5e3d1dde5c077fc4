import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBackend } from "../support/test-backend";

// What a payment provider tells, told twice, late and out of order; and the trial.

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend?.stop());

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
let count = 0;
const newId = (name: string) => `${name}-${(count += 1)}`;

async function person(user = newId("u"), email = `${user}@fjord.test`) {
  await backend.command("keep_person", {
    p_user: user,
    p_email: email,
    p_first_name: "Ola",
    p_last_name: "Nordmann",
    p_told_at: at(-9),
  });
  return user;
}

const event = (user: string, more: Record<string, unknown> = {}) => ({
  user,
  provider: "stripe",
  customer: `cus_${user}`,
  subscription: `sub_${user}`,
  tier: "professional",
  status: "active",
  period_start: at(-1),
  period_end: at(364),
  told_at: at(0),
  ...more,
});
const apply = async (user: string, more: Record<string, unknown> = {}) =>
  backend.command<Record<string, unknown>>("apply_subscription", { p_event: event(user, more) });
const mine = async (user: string) =>
  (await backend.rpc(await backend.tokenFor(user), "find_my_billing")).json as {
    can_try: boolean;
    subscription: Record<string, unknown> | null;
  };
const tierOf = async (user: string) => {
  const { json } = await backend.rpc(await backend.tokenFor(user), "find_viewer");
  return (json as { tier: string | null; status: string | null }[])[0];
};

describe("a subscription event", () => {
  it("a subscription event activates the plan from the next request, and says whom to email", async () => {
    const user = await person();
    expect(await tierOf(user)).toMatchObject({ tier: null });
    expect(await apply(user)).toMatchObject({ change: "begin", tier: "professional", email: `${user}@fjord.test` });
    expect(await tierOf(user)).toMatchObject({ tier: "professional", status: "active" });
    expect(await mine(user)).toMatchObject({
      can_try: false,
      subscription: { counts: true, provider: "stripe", seats: 10, taken: 1 },
    });
  });

  it("a repeated or late subscription event changes nothing", async () => {
    const user = await person();
    const same = event(user);
    await apply(user, same);
    expect(await apply(user, same)).toMatchObject({ change: "none" });
    expect(await apply(user, { told_at: at(-1), tier: "essential", status: "canceled" })).toEqual({ change: "stale" });
    expect(await tierOf(user)).toMatchObject({ tier: "professional", status: "active" });
  });

  it("a subscription event states what happened", async () => {
    const user = await person();
    const period = { period_start: at(-1), period_end: at(364) };
    const steps: [Record<string, unknown>, string][] = [
      [{ tier: "essential" }, "begin"],
      [{ tier: "essential" }, "none"],
      [{ tier: "enterprise" }, "upgrade"],
      [{ tier: "enterprise", next_tier: "essential" }, "downgrade"],
      [{ tier: "enterprise" }, "keep"],
      [{ tier: "enterprise", cancels: true }, "cancel"],
      [{ tier: "enterprise" }, "keep"],
      [{ tier: "enterprise", status: "past_due" }, "payment_failed"],
      [{ tier: "enterprise" }, "payment_made"],
      [{ tier: "essential", period_start: at(364), period_end: at(729) }, "renew"],
      [{ tier: "essential", status: "canceled" }, "end"],
    ];
    for (const [index, [more, change]] of steps.entries()) {
      expect(await apply(user, { ...period, told_at: at(index / 1000), ...more }), `step ${index}`).toMatchObject({
        change,
      });
    }
    expect(await tierOf(user)).toMatchObject({ status: "canceled" });
  });

  it("paying for another plan leaves an active one alone, and replaces a trial", async () => {
    const agreed = await person();
    await backend.insert("annual_subscriptions", { user_id: agreed, tier: "enterprise", status: "active" });
    expect(await apply(agreed)).toEqual({ change: "second" });
    expect(await tierOf(agreed)).toMatchObject({ tier: "enterprise" });

    const trying = await person();
    expect((await backend.rpc(await backend.tokenFor(trying), "start_trial")).json).toBe("started");
    expect(await apply(trying, { tier: "essential" })).toMatchObject({ change: "begin" });
    expect(await mine(trying)).toMatchObject({ subscription: { is_trial: false, tier: "essential" } });
  });

  it("a subscription event follows a new owner and restores no deleted account", async () => {
    const [first, second] = [await person(), await person()];
    await apply(first);
    await backend.request("service", `/rest/v1/annual_subscriptions?user_id=eq.${first}`, {
      method: "PATCH",
      body: JSON.stringify({ user_id: second }),
    });
    expect(await apply(first, { tier: "enterprise", told_at: at(0.1) })).toMatchObject({
      email: `${second}@fjord.test`,
    });
    expect(await tierOf(second)).toMatchObject({ tier: "enterprise" });
    expect(await tierOf(first)).toMatchObject({ tier: null });

    await backend.command("erase_person", { p_user: second });
    expect(await apply(second, { subscription: `sub_${first}`, told_at: at(0.2) })).toEqual({ change: "gone" });
    expect(await backend.command("list_gone_payers")).toMatchObject([{ subscription: `sub_${first}` }]);
  });

  it("a plan is paused fourteen days after the first failed payment", async () => {
    const user = await person();
    await apply(user, { status: "past_due", past_due_since: at(-13.9), told_at: at(-1) });
    await apply(user, { status: "past_due", past_due_since: at(0), told_at: at(0) });
    expect(await tierOf(user)).toMatchObject({ tier: "professional", status: "active" });
    const late = await person();
    await apply(late, { status: "past_due", past_due_since: at(-14.1) });
    expect(await tierOf(late)).toMatchObject({ status: "past_due" });
    expect(
      (await backend.command<{ kind: string; user_id: string }[]>("claim_billing_emails"))
        .filter(({ user_id }) => [user, late].includes(user_id))
        .map(({ kind }) => kind),
    ).toEqual(expect.arrayContaining(["payment-reminder", "payment-stopped"]));
  });
});

describe("an invoice", () => {
  const invoice = (user: string, more: Record<string, unknown> = {}) => ({
    p_event: {
      user,
      subscription: `sub_${user}`,
      provider: "test",
      invoice: `in_${user}`,
      status: "paid",
      issued_at: at(0),
      paid_at: at(0),
      period_start: at(0),
      period_end: at(365),
      lines: [{ text: "Professional, one year", cents: 890_000 }],
      net_cents: 890_000,
      tax_cents: 0,
      billed_to: { name: "Ola" },
      told_at: at(0),
      ...more,
    },
  });

  it("an invoice is paid once, keeps its number, and is visible only to its owner", async () => {
    const [user, other] = [await person(), await person()];
    await apply(user);
    const open = await backend.command<{ number: string }>(
      "keep_invoice",
      invoice(user, { status: "open", paid_at: null }),
    );
    expect(open).toMatchObject({ change: "issued", number: expect.stringMatching(/^TEST-\d{6}$/) });
    expect(await backend.command("keep_invoice", invoice(user, { told_at: at(0.1) }))).toMatchObject({
      change: "paid",
      number: open.number,
      email: `${user}@fjord.test`,
    });
    expect(await backend.command("keep_invoice", invoice(user, { told_at: at(0.2) }))).toMatchObject({
      change: "none",
    });
    expect(await backend.command("keep_invoice", invoice(user, { status: "open", paid_at: null }))).toEqual({
      change: "stale",
    });
    const read = async (who: string) =>
      (await backend.request(await backend.tokenFor(who), "/rest/v1/invoices?select=number,status")).json;
    expect(await read(user)).toEqual([{ number: open.number, status: "paid" }]);
    expect(await read(other)).toEqual([]);
  });
});

describe("a trial", () => {
  const start = async (user: string) => (await backend.rpc(await backend.tokenFor(user), "start_trial")).json;

  it("a trial is available once per account and once per address", async () => {
    const user = await person(newId("u"), "kari+one@fjell.test");
    expect(await mine(user)).toEqual({ can_try: true, subscription: null });
    expect(await start(user)).toBe("started");
    expect(await tierOf(user)).toMatchObject({ tier: "professional", status: "active" });
    expect(await start(user)).toBe("taken");
    expect(await start(await person(newId("u"), "Kari+two@fjell.test"))).toBe("taken");
    expect(await start(newId("nobody-knows"))).toBe("unknown");
    expect((await backend.rpc("anonymous", "start_trial")).status).toBeGreaterThanOrEqual(400);
  });

  it("a trial starts once, even in parallel, and its email is claimed once", async () => {
    const user = await person();
    const answers = await Promise.all(Array.from({ length: 6 }, async () => start(user)));
    expect(answers.filter((answer) => answer === "started")).toHaveLength(1);
    await backend.request("service", `/rest/v1/annual_subscriptions?user_id=eq.${user}`, {
      method: "PATCH",
      body: JSON.stringify({ trial_ends_at: at(2) }),
    });
    const claim = async () =>
      (
        await backend.command<{ user_id: string; kind: string; subscription_id: string; about: string }[]>(
          "claim_billing_emails",
        )
      ).filter(({ user_id }) => user_id === user);
    const [email] = await claim();
    expect(email).toMatchObject({ kind: "trial-ending" });
    expect(await claim()).toEqual([]);
    await backend.command("put_back_billing_email", {
      p_subscription: email?.subscription_id,
      p_kind: "trial-ending",
      p_about: email?.about,
    });
    expect(await claim()).toMatchObject([{ kind: "trial-ending" }]);
  });
});

it("a downgrade names the people who would lose their seat", async () => {
  const user = await person();
  await apply(user);
  const own = (await mine(user)).subscription?.id;
  await backend.insert(
    "subscription_team_members",
    [1, 2, 3, 4].map((n) => ({
      subscription_id: own,
      email: `m${n}@fjord.test`,
      user_id: n === 1 ? null : `m${n}-${user}`,
      created_at: at(n - 9),
    })),
  );
  const lost = await backend.rpc(await backend.tokenFor(user), "list_lost_seats", { p_tier: "essential" });
  expect(lost.json).toEqual([
    { email: "m4@fjord.test", has_joined: true },
    { email: "m1@fjord.test", has_joined: false },
  ]);
  expect(
    (await backend.rpc(await backend.tokenFor("somebody"), "list_lost_seats", { p_tier: "essential" })).json,
  ).toEqual([]);
});
