import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tiersWithout } from "@/tests/support/what-callers-know";
import { findAlertOverview } from "@/lib/analyses/risk-alerts/queries";
import { publishStudy } from "@/lib/study/mutations";
import { computedStudy } from "@/tests/support/computed-study";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// A team's rules and marks: who may do what, and what remains when someone leaves.

let backend: TestBackend;
let team: string;
const PEOPLE = ["owner", "manager", "member", "rival", "poor", "leaver", "sole"] as const;
type Person = (typeof PEOPLE)[number];
const tokens = new Map<Person, As>();
const BRAND = smallBrand(5).slug;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(computedStudy(smallStudy()), {
    sha256: "a".repeat(64),
    actor: "anna",
    inputs: [],
    engine: "granskog 1.0",
  });
  for (const user of PEOPLE) {
    await backend.command("keep_person", {
      p_user: user,
      p_email: `${user}@tarnholt.example`,
      p_first_name: user,
      p_last_name: "Holm",
      p_told_at: new Date().toISOString(),
    });
    tokens.set(user, await backend.tokenFor(user, { exp: Math.floor(Date.now() / 1000) + 3_600 }));
  }
  await backend.insert("annual_subscriptions", [
    { user_id: "owner", tier: "enterprise" },
    { user_id: "rival", tier: "enterprise" },
    { user_id: "sole", tier: "enterprise" },
    ...tiersWithout("riskAlerts")
      .slice(-1)
      .flatMap((tier) => (tier ? [{ user_id: "poor", tier }] : [])),
  ]);
  const { json } = await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.owner&select=id");
  team = (json as { id: string }[])[0]?.id ?? "";
  const seats = [
    ["manager", "manager"],
    ["member", "member"],
    ["leaver", "manager"],
  ] as const;
  await backend.insert(
    "subscription_team_members",
    seats.map(([user_id, role]) => ({
      subscription_id: team,
      email: `${user_id}@tarnholt.example`,
      user_id,
      role,
      joined_at: "2026-01-01T00:00:00Z",
    })),
  );
});
afterAll(async () => backend?.stop());

const ask = async (user: Person, name: string, args: Record<string, unknown> = {}) =>
  backend.rpc(tokens.get(user) ?? "anonymous", name, args);
const RULE = {
  p_name: "Our brands",
  p_kinds: {
    "sustained-decline": "standard",
    "level-shift": "off",
    "rank-drop": "strict",
    "age-divergence": "sensitive",
  },
  p_points: 2.5,
  p_positions: null,
  p_markets: ["sweden"],
  p_industries: [],
  p_watch: "named",
  p_brands: [BRAND],
};
const save = async (user: Person, p_id: string = crypto.randomUUID(), more: object = {}) =>
  ask(user, "save_alert_rule", { p_id, ...RULE, ...more });
const listOf = async (user: Person) => {
  const as = tokens.get(user);
  return findAlertOverview(async () => (typeof as === "object" ? as.token : null));
};
const ALERT = { p_market: "sweden", p_year: 2025, p_brand: BRAND, p_kind: "sustained-decline" };
const mark = async (user: Person, change: object, more: object = {}) =>
  (await ask(user, "mark_alert", { ...ALERT, ...more, p_change: change })).json;

describe("rules", () => {
  test("owners and managers change alert rules, members view them, and others cannot", async () => {
    const id = crypto.randomUUID();
    expect((await save("owner", id)).json).toBe("saved");
    expect((await save("manager", id, { p_name: "  Food  ", p_watch: "followed", p_brands: [] })).json).toBe("saved");
    expect((await save("member", id)).json).toBe("forbidden");
    expect(await listOf("member")).toMatchObject({
      role: "member",
      latestYear: 2025,
      rules: [{ id, name: "Food", brands: "followed", points: 2.5, positions: null, mute: null }],
    });
    expect((await ask("manager", "mute_alert_rule", { p_id: id, p_until: null, p_next_wave: true })).json).toBe(
      "saved",
    );
    expect(await listOf("owner")).toMatchObject({ role: "owner", rules: [{ mute: { through: 2025 } }] });
    expect(
      (await ask("manager", "mute_alert_rule", { p_id: id, p_until: "2027-01-31", p_next_wave: false })).json,
    ).toBe("saved");
    expect(await listOf("owner")).toMatchObject({ rules: [{ mute: { until: "2027-01-31" } }] });
    for (const name of ["mute_alert_rule", "remove_alert_rule"]) {
      const args = { p_id: id, ...(name === "mute_alert_rule" && { p_until: null, p_next_wave: false }) };
      expect((await ask("member", name, args)).json).toBe("forbidden");
      expect((await ask("poor", name, args)).json).toBe("forbidden");
      expect((await ask("rival", name, args)).json).toBe("missing");
    }
    expect((await save("rival", id)).json).toBe("missing");
    expect(await listOf("rival")).toMatchObject({ role: "owner", rules: [] });
    expect((await ask("owner", "remove_alert_rule", { p_id: id })).json).toBe("removed");
    expect((await ask("owner", "remove_alert_rule", { p_id: id })).json).toBe("missing");
    expect((await save("owner", id, { p_until: "2027-01-31" })).json).toBe("saved");
    expect((await listOf("manager")).rules.map((rule) => [rule.id, rule.mute])).toEqual([
      [id, { until: "2027-01-31" }],
    ]);
  });

  test("alert rules need the alerts right and a signed-in user", async () => {
    expect((await save("poor")).json).toBe("forbidden");
    expect(await listOf("poor")).toMatchObject({ role: null, rules: [], marks: [] });
    expect((await ask("poor", "count_alert_brands", { p_brands: [BRAND] })).json).toEqual([]);
    expect((await ask("poor", "list_alert_log")).json).toEqual([]);
    for (const name of ["find_alert_overview", "list_alert_log"])
      expect((await backend.rpc("anonymous", name)).status, name).toBeGreaterThanOrEqual(400);
    for (const name of ["list_alert_work", "list_due_alert_emails", "list_latest_alerts", "clear_alert_log"]) {
      const args = name === "list_alert_work" ? { p_most: 5 } : {};
      expect((await ask("owner", name, args)).status, name).toBeGreaterThanOrEqual(400);
    }
  });

  test("alert rules are accepted only if valid", async () => {
    const many = (length: number) => Array.from({ length }, (_, index) => `b${index}`);
    expect((await save("rival", undefined, { p_brands: many(200) })).json).toBe("saved");
    const all = (limit: string) => Object.fromEntries(Object.keys(RULE.p_kinds).map((kind) => [kind, limit]));
    for (const bad of [
      { p_brands: many(201) },
      { p_brands: [] },
      { p_brands: ["Ö"] },
      { p_brands: ["a", "a"] },
      { p_watch: "some" },
      { p_watch: "all" },
      { p_points: -1 },
      { p_points: 201 },
      { p_positions: 3_000 },
      { p_kinds: all("off") },
      { p_kinds: all("loud") },
      { p_kinds: {} },
      { p_kinds: [] },
      { p_kinds: { ...RULE.p_kinds, more: "off" } },
      { p_kinds: null },
      { p_name: " " },
      { p_name: "x".repeat(81) },
      { p_name: "two\nlines" },
      { p_until: "2027-01-31", p_through: 2025 },
    ]) {
      expect((await save("rival", undefined, bad)).status, JSON.stringify(bad).slice(0, 80)).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect((await listOf("rival")).rules).toHaveLength(1);
  });

  test("alert rules are limited to 20, even when created in parallel", async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, async () => (await save("sole")).json));
    expect(answers.filter((each) => each === "saved")).toHaveLength(20);
    expect(answers.filter((each) => each === "full")).toHaveLength(3);
  });
});

describe("the status of an alert", () => {
  test("an alert's status shows who did what, and only owners and managers can mute", async () => {
    expect(await mark("member", { acknowledged: true, note: "  Shared with the board. " })).toBe("marked");
    expect(await mark("member", { muted: true })).toBe("forbidden");
    expect(await mark("manager", { muted: true })).toBe("marked");
    const [own] = (await listOf("owner")).marks;
    expect(own).toMatchObject({
      market: "sweden",
      year: 2025,
      brand: BRAND,
      kind: "sustained-decline",
      acknowledged: { name: "member Holm" },
      muted: { name: "manager Holm" },
      note: { name: "member Holm", text: "Shared with the board." },
    });
    // Said again by someone else, it stays whose it was.
    expect(await mark("owner", { acknowledged: true, note: "Shared with the board." })).toBe("marked");
    expect((await listOf("owner")).marks[0]?.acknowledged).toEqual(own?.acknowledged);
    expect((await listOf("owner")).marks[0]?.note).toEqual(own?.note);
    expect((await listOf("rival")).marks).toEqual([]);
    expect(await mark("poor", { acknowledged: true })).toBe("forbidden");
    expect(await mark("manager", { acknowledged: false, muted: false, note: "" })).toBe("marked");
    expect((await listOf("owner")).marks).toEqual([]);
  });

  test("an alert's status needs an existing alert", async () => {
    for (const [more] of [
      [{ p_brand: "nobody" }],
      [{ p_kind: "rank-drop" }],
      [{ p_year: 2019 }],
      [{ p_market: "norway" }],
    ] as const)
      expect(await mark("owner", { acknowledged: true }, more)).toBe("missing");
    expect(
      (await ask("owner", "mark_alert", { ...ALERT, p_change: { note: "x".repeat(501) } })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

test("brands that can raise an alert are counted by industry and year", async () => {
  const { json } = await ask("owner", "count_alert_brands", { p_brands: [BRAND, "nobody"] });
  const counted = json as { market: string; year: number; brands: number; named: string[] }[];
  const sum = (market: string) =>
    counted.filter((each) => each.market === market).reduce((total, { brands }) => total + brands, 0);
  // Of the first wave there can be none: nothing came before it.
  expect(new Set(counted.map(({ year }) => year))).toEqual(new Set([2025]));
  expect([sum("sweden"), sum("netherlands")]).toEqual([24, 8]);
  expect(counted.flatMap(({ named }) => named)).toEqual([BRAND, BRAND]);
});

test("a deleted user's rules and notes stay with the team without their name", async () => {
  await save("leaver");
  expect(await mark("leaver", { note: "Packaging changed." })).toBe("marked");
  expect((await ask("leaver", "choose_all_alerts", { p_wants_all: true })).json).toBe(true);
  const { json } = await ask("leaver", "export_my_data");
  expect(json).toMatchObject({
    alerts: {
      wantsAll: true,
      rules: [{ name: "Our brands" }],
      marks: [{ alert: `sweden/2025/${BRAND}/sustained-decline`, note: "Packaging changed." }],
      evaluations: [],
    },
  });
  expect(JSON.stringify((json as { alerts: unknown }).alerts)).not.toContain("leaver");
  const before = (await listOf("owner")).rules.length;
  expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
  expect((await listOf("owner")).rules).toHaveLength(before);
  expect((await listOf("owner")).marks).toMatchObject([{ note: { name: "", text: "Packaging changed." } }]);
  expect(await backend.command("erase_person", { p_user: "sole" })).toBe(true);
  expect(await listOf("sole")).toMatchObject({ role: null, rules: [] });
});
