import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { ensureVerifiedAccount } from "@/lib/accounts/identity/embedded/accounts";
import { closeIdentity, identity } from "@/lib/accounts/identity/embedded/auth";
import type { Identity } from "@/supabase/local/identity-mode";
import { describeSampleAccounts, settleSampleAccounts } from "@/supabase/local/sample-accounts";
import { metaOf, rowsOf } from "@/tests/support/sentinel-study";
import { TestBackend } from "@/tests/support/test-backend";

const LOCAL = "http://localhost:3000";
const EMBEDDED: Identity = { kind: "embedded" };
const REAL_PERSON = "astrid@example.test";
const DAY = 86_400_000;

/** Processes that a start began: each costs it a second. */
const begun: unknown[] = [];
let backend: TestBackend;
let dataDir: string;

beforeAll(async () => {
  backend = await TestBackend.start();
  dataDir = mkdtempSync(path.join(tmpdir(), "granskog-accounts-"));
  // For what this process does itself with the store.
  process.env.DATA_DIR = dataDir;
  process.env.AUTH_SECRET = "s".repeat(43);
});

afterAll(async () => {
  await closeIdentity();
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function publish(sha: string, is_sample: boolean): Promise<void> {
  const rows = rowsOf("sweden", is_sample ? 2024 : 2025);
  const id = await backend.command<number>(
    "stage_publication",
    metaOf({ sha, is_sample, waves: [["sweden", is_sample ? 2024 : 2025]] }),
  );
  await backend.command("stage_results", { p_publication: id, p_rows: rows });
  await backend.command("publish_publication", { p_publication: id });
}

/** What the start command does, with the site at an address. */
async function settle(origin = LOCAL, who = EMBEDDED) {
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    APP_ORIGIN: origin,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.secrets.publishableKey,
    SUPABASE_SECRET_KEY: backend.secrets.secretKey,
    SUPABASE_JWT_SECRET: backend.secrets.jwtSecret,
  };
  return settleSampleAccounts({ identity: who, environment, parts: { note: (_, child) => void begun.push(child) } });
}

function ask<Row>(sql: string): Row[] {
  const store = new DatabaseSync(path.join(dataDir, "identity.sqlite"), { readOnly: true });
  try {
    return store.prepare(sql).all() as Row[];
  } finally {
    store.close();
  }
}

const users = () =>
  ask<{ id: string; email: string; emailVerified: number }>(
    `select "id", "email", "emailVerified" from "user" order by "email"`,
  );
const rows = async (table: string) =>
  (await backend.request("service", `/rest/v1/${table}?select=*`)).json as Record<string, string>[];
const counts = async () =>
  Promise.all(["user_profiles", "user_roles", "annual_subscriptions"].map(async (table) => (await rows(table)).length));

async function findViewers() {
  const found = await Promise.all(
    users().map(async ({ id, email }) => {
      const [viewer] = (await backend.rpc(await backend.tokenFor(id), "find_viewer")).json as Record<string, unknown>[];
      return [email, viewer] as const;
    }),
  );
  return Object.fromEntries(found);
}

test("there are no sample accounts before a publication, with Clerk, or at a public address", async () => {
  expect(await settle()).toBe("absent");
  await publish("a", true);
  expect(await settle("https://granskog.example")).toBe("absent");
  expect(await settle(LOCAL, { kind: "clerk", issuer: "https://clerk.test", keysUrl: "https://clerk.test/keys" })).toBe(
    "absent",
  );
  expect(await counts()).toEqual([0, 0, 0]);
});

test("the sample study has seven accounts, each with its documented access", async () => {
  expect(await settle()).toBe("added");
  const addresses = SAMPLE_ACCOUNTS.map(({ profile }) => profile.email).sort();
  expect(users().map(({ email, emailVerified }) => [email, emailVerified])).toEqual(
    addresses.map((address) => [address, 1]),
  );
  expect(await findViewers()).toMatchObject({
    "free@sample.test": { role: "user", tier: null, is_initialised: true },
    "essential@sample.test": { role: "user", tier: "essential", status: "active", is_trial: false },
    "professional@sample.test": { role: "user", tier: "professional", status: "active", is_trial: false },
    "enterprise@sample.test": { role: "user", tier: "enterprise", status: "active", is_trial: false },
    "trial@sample.test": { role: "user", tier: "professional", status: "active", is_trial: true, days_remaining: 7 },
    "researcher@sample.test": { role: "researcher", tier: null, is_initialised: true },
    "admin@sample.test": { role: "admin", tier: null, is_initialised: true },
  });
  const { context } = await identity();
  const [{ password = "" } = {}] = ask<{ password: string }>(`select "password" from "account"`);
  expect(await context.password.verify({ password: SAMPLE_PASSWORD, hash: password })).toBe(true);
  const text = describeSampleAccounts(LOCAL);
  for (const { profile } of SAMPLE_ACCOUNTS) expect(text).toContain(profile.email);
  for (const word of [SAMPLE_PASSWORD, `${LOCAL}/auth`, `${LOCAL}/outbox`]) expect(text).toContain(word);
});

test("another start resets only the sample accounts that have changed", async () => {
  const before = users();
  const [trial] = (await rows("annual_subscriptions")).filter(({ is_trial }) => is_trial);
  const change = (table: string, body: object) =>
    backend.request("service", `/rest/v1/${table}`, { method: "PATCH", body: JSON.stringify(body) });
  await change(`annual_subscriptions?id=eq.${trial?.id}`, { trial_ends_at: new Date(Date.now() - DAY).toISOString() });
  const admin = before.find(({ email }) => email.startsWith("admin@"))?.id;
  await change(`user_roles?provider_user_id=eq.${admin}`, { role: "user" });
  begun.length = 0;
  expect(await settle()).toBe("present");
  expect(begun).toEqual([]);
  expect(users()).toEqual(before);
  expect(await counts()).toEqual([7, 7, 4]);
  expect(await findViewers()).toMatchObject({
    "trial@sample.test": { is_trial: true, days_remaining: 7 },
    "admin@sample.test": { role: "admin" },
  });
});

test.each([
  ["at a public address", async () => Promise.resolve(), "https://granskog.example"],
  ["with a real study", async () => publish("b", false), LOCAL],
])("a start %s deletes the sample accounts with all their data, and no one else", async (_, prepare, origin) => {
  const details = { company: "", country: "Sweden", title: "", industry: "food", marketingConsent: false };
  const name = { firstName: "Astrid", lastName: "Ek" };
  const person = await ensureVerifiedAccount({
    email: REAL_PERSON,
    password: "a long password",
    profile: name,
    details,
  });
  const profile = { user_id: person, user_type: "free" };
  await backend.request("service", "/rest/v1/user_profiles?on_conflict=user_id", {
    method: "POST",
    body: JSON.stringify(profile),
    headers: { prefer: "resolution=merge-duplicates" },
  });
  expect(await settle()).not.toBe("absent");
  await prepare();
  expect(await settle(origin)).toBe("absent");
  expect(users().map(({ email }) => email)).toEqual([REAL_PERSON]);
  expect(ask(`select 1 from "account" where "userId" <> '${person}'`)).toEqual([]);
  expect(await counts()).toEqual([1, 0, 0]);
});
