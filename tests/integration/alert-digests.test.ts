import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tiersWithout } from "@/tests/support/what-callers-know";
import { toDigest } from "@/lib/analyses/risk-alerts/digest";
import { claimAlertEmail, keepAlertEvaluation } from "@/lib/analyses/risk-alerts/mutations";
import { listAlertLog, listAlertWork } from "@/lib/analyses/risk-alerts/queries";
import { sendAlertDigests } from "@/lib/analyses/risk-alerts/maintenance/mutations";
import { listEmails, outboxFolder } from "@/lib/platform/mail/outbox";
import { readLeaveToken } from "@/lib/accounts/email-choices/leave-token";
import { publishStudy } from "@/lib/study/mutations";
import { computedStudy } from "@/tests/support/computed-study";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import type { As, TestBackend } from "@/tests/support/test-backend";

// Maintenance after a publication evaluates, sends and records everything once, whoever runs it and wherever it is
// interrupted.

let backend: TestBackend;
let dataDir: string;
const SECRET = "a secret for tests, of sufficient length";
const PEOPLE = ["anna", "bo", "cy", "dag", "eva"] as const;
type Person = (typeof PEOPLE)[number];
const tokens = new Map<Person, As>();
/** Computed studies warn of the brands at positions 5, 10, 15 and 20. */
const WARNED = smallBrand(5);
let editions = 0;

beforeAll(async () => {
  backend = await startOwnBackend();
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("AUTH_SECRET", SECRET);
  await publish();
  for (const user of PEOPLE) {
    await backend.command("keep_person", {
      p_user: user,
      p_email: `${user}@tarnholt.example`,
      p_first_name: user,
      p_last_name: "",
      p_told_at: new Date().toISOString(),
    });
    tokens.set(user, await backend.tokenFor(user, { exp: Math.floor(Date.now() / 1000) + 3_600 }));
    const tier = user === "eva" ? tiersWithout("riskAlerts").at(-1) : "enterprise";
    if (tier) await backend.insert("annual_subscriptions", { user_id: user, tier });
  }
  // Anna and Bo follow a brand that is warned of, Cy none; Dag wants no alert emails; Eva's plan has no alerts.
  for (const user of ["anna", "bo", "dag", "eva"] as const) await ask(user, "follow_brand", { p_slug: WARNED.slug });
  await ask("dag", "choose_emails", { p_choices: { alert_digest: false } });
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "granskog-digest-"));
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("SMTP_URL", "");
  return () => rmSync(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend?.stop();
});

const ask = async (user: Person, name: string, args: Record<string, unknown> = {}) =>
  backend.rpc(tokens.get(user) ?? "anonymous", name, args);
const run = async () => sendAlertDigests(new Date());
const emails = async () => (await listEmails(outboxFolder(dataDir), 50)).toSorted((a, b) => a.to.localeCompare(b.to));
const logOf = async (user: Person) => {
  const as = tokens.get(user);
  return listAlertLog(async () => (typeof as === "object" ? as.token : null));
};
const latestOf = async (user: Person) => (await logOf(user))[0];

/** Another publication: the same waves from another file. */
async function publish() {
  editions += 1;
  await publishStudy(computedStudy(smallStudy(`edition ${editions}`)), {
    sha256: String(editions).repeat(64),
    actor: "anna",
    inputs: [],
    engine: "granskog 1.0",
  });
}

test("everyone with the alerts right is evaluated once and emailed at most once", async () => {
  expect(await Promise.all([run(), run()])).toSatisfy(
    (sent: number[]) => sent.reduce((sum, each) => sum + each, 0) === 2,
  );
  expect(await run()).toBe(0);
  const sent = await emails();
  expect(sent.map(({ to }) => to)).toEqual(["anna@tarnholt.example", "bo@tarnholt.example"]);
  expect(sent[0]?.subject).toBe("2 new risk alerts in the 2025 study");
  expect(sent[0]?.text).toContain(`${WARNED.name}, Sweden 2025: Sustained decline (severity: high)`);
  expect(sent[0]?.text).toContain(`${WARNED.name}, The Netherlands 2025`);
  expect(sent[0]?.text).toContain("http://localhost:3000/predictive-insights/risks");
  expect(sent[0]?.text).not.toMatch(/4\.125|0\.01/);
  const leave = /unsubscribe\?token=([\w.-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
  expect(readLeaveToken(leave, SECRET)).toEqual({ userId: "anna", emails: "alert_digest" });

  expect(await latestOf("anna")).toMatchObject({
    email: "sent",
    newAlerts: 2,
    rules: [
      {
        id: "default",
        silence: null,
        count: 2,
        fired: [{ market: "netherlands" }, { market: "sweden", brand: WARNED, level: "high" }],
      },
    ],
  });
  expect(await latestOf("cy")).toMatchObject({
    email: "nothing-fired",
    newAlerts: 0,
    rules: [{ silence: "follows-nothing", fired: [] }],
  });
  expect(await latestOf("dag")).toMatchObject({ email: "not-wanted", rules: [{ count: 2 }] });
  expect(await logOf("eva")).toEqual([]);
});

test("another publication reports only new alerts", async () => {
  await ask("bo", "choose_all_alerts", { p_wants_all: true });
  await ask("anna", "save_alert_rule", rule({ p_name: "Muted", p_watch: "all", p_through: 2025 }));
  await publish();
  expect(await run()).toBe(1);
  const [only, ...others] = await emails();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ to: "bo@tarnholt.example", subject: "No new risk alerts in the latest studies" });
  expect(await latestOf("anna")).toMatchObject({
    email: "nothing-fired",
    rules: [{ name: "Muted", silence: "muted", muted: 5, count: 0 }],
  });
  expect((await logOf("bo")).map(({ email, newAlerts }) => [email, newAlerts])).toEqual([
    ["sent", 0],
    ["sent", 2],
  ]);
});

test("a run stopped halfway is finished by the next, and no one is evaluated twice", async () => {
  await ask("cy", "save_alert_rule", rule({ p_watch: "named", p_brands: [smallBrand(10).slug] }));
  await publish();
  const { stamp, people } = await listAlertWork(1);
  const [anna] = people;
  if (anna?.userId !== "anna") throw new Error("Anna is the first.");
  expect(await keepAlertEvaluation(stamp, anna, toDigest([], { reported: new Set(), wantsAll: true }))).toBe("kept");
  expect(await keepAlertEvaluation(stamp, anna, toDigest([], { reported: new Set(), wantsAll: true }))).toBe("known");
  expect(await keepAlertEvaluation(stamp - 1, anna, toDigest([], { reported: new Set(), wantsAll: true }))).toBe(
    "stale",
  );
  // Killed while handing Anna's email over: it may have gone, so it is not sent again.
  expect(await claimAlertEmail(stamp, "anna")).toBe(true);
  expect(await claimAlertEmail(stamp, "anna")).toBe(false);
  expect(await run()).toBe(2);
  expect((await emails()).map(({ to, subject }) => [to.split("@")[0], subject])).toEqual([
    ["bo", "No new risk alerts in the latest studies"],
    ["cy", "One new risk alert in the 2025 study"],
  ]);
  expect(await latestOf("anna")).toMatchObject({ email: "sending" });
});

test("a refused alert email is retried, and its alerts are in the next one if it never went out", async () => {
  await ask("cy", "save_alert_rule", rule({ p_watch: "named", p_brands: [smallBrand(15).slug] }));
  await publish();
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:9");
  expect(await run()).toBe(0);
  expect(await latestOf("cy")).toMatchObject({ email: "due", newAlerts: 1 });
  await publish();
  expect(await run()).toBe(0);
  expect((await logOf("cy")).slice(0, 2).map(({ email, newAlerts }) => [email, newAlerts])).toEqual([
    ["due", 1],
    ["superseded", 1],
  ]);
  vi.stubEnv("SMTP_URL", "");
  expect(await run()).toBe(2);
  expect((await emails()).map(({ to }) => to.split("@")[0])).toEqual(["bo", "cy"]);
  expect(instanceState().errors).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("Alert email not sent") as string }),
  );
});

test("no one is emailed in waitlist mode or after their plan has ended", async () => {
  await publish();
  vi.stubEnv("WAITLIST_MODE", "1");
  expect(await run()).toBe(0);
  vi.stubEnv("WAITLIST_MODE", "");
  await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.bo", {
    method: "PATCH",
    body: JSON.stringify({ status: "expired" }),
  });
  expect(await run()).toBe(0);
  expect(await logOf("bo")).toEqual([]);
  expect(await emails()).toEqual([]);
});

function rule(more: object) {
  const kinds = { "sustained-decline": "standard", "level-shift": "off", "rank-drop": "off", "age-divergence": "off" };
  return {
    p_id: crypto.randomUUID(),
    p_name: "Rule",
    p_kinds: kinds,
    p_points: null,
    p_positions: null,
    p_markets: [],
    p_industries: [],
    p_watch: "all",
    p_brands: [],
    ...more,
  };
}
