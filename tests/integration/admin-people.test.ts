import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { TestBackend, type As } from "../support/test-backend";

let backend: TestBackend;
let boss: As;
let other: As;

const told = (id: string, email: string, first = "", last = "") => ({
  p_user: id, p_email: email, p_first_name: first, p_last_name: last, p_told_at: "2026-01-01T00:00:00Z",
});

beforeAll(async () => {
  backend = await TestBackend.start();
  await backend.insert("user_roles", [
    { provider_user_id: "u-boss", role: "admin" },
    { provider_user_id: "u-other", role: "admin" },
    { provider_user_id: "u-researcher", role: "researcher" },
  ]);
  await backend.command("keep_person", told("u-boss", "boss@sample.test", "Olle", "Gran"));
  await backend.command("keep_person", told("u-kari", "kari@sample.test", "Kari", "Fjell"));
  await backend.command("keep_person", told("u-siri", "siri@sample.test", "Siri", "Lunde"));
  await backend.insert("annual_subscriptions", [
    { user_id: "u-paying", tier: "enterprise", status: "active", provider: "stripe", provider_subscription: "sub_1", period_end: "2099-01-01T00:00:00Z" },
  ]);
  await backend.insert("annual_subscriptions", { user_id: "u-nobody", tier: "essential", status: "canceled" });
  await backend.insert("annual_subscriptions", [
    { user_id: "u-trying", tier: "professional", status: "trialing", is_trial: true, trial_ends_at: "2099-01-01T00:00:00Z" },
  ]);
  boss = await backend.tokenFor("u-boss");
  other = await backend.tokenFor("u-other");
});
afterAll(async () => {
  await backend?.stop();
});

type Row = Record<string, unknown>;
const rows = z.array(z.record(z.string(), z.unknown()));
const ask = async (name: string, args: Row = {}, as = boss): Promise<Row[]> => {
  const { json, text } = await backend.rpc(as, name, args);
  return rows.parse(json, { error: () => text });
};
const answer = z.strictObject({ status: z.string(), line: z.int().optional() });
const act = async (name: string, args: Row, as = boss) => {
  const { json, text } = await backend.rpc(as, name, args);
  return answer.parse(json, { error: () => text });
};
const shownPerson = z.looseObject({
  role: z.string(),
  effective: z.looseObject({ tier: z.string(), status: z.string() }).nullable(),
  subscription: z.looseObject({ state: z.string(), seen: z.string(), tier: z.string(), until: z.string().nullable(), seats: z.int() }).nullable(),
});
const person = async (id: string) => shownPerson.parse((await backend.rpc(boss, "find_person", { p_user: id })).json);
const seen = async (id: string) => (await person(id)).subscription?.seen ?? "";
const ids = (found: Row[]) => found.map((row) => row["user_id"]);

describe("people", () => {
  it("are found by name, address and id, and narrowed to a role or a plan", async () => {
    expect(ids(await ask("list_people", { p_query: "KARI F" }))).toEqual(["u-kari"]);
    expect(ids(await ask("list_people", { p_query: "siri@" }))).toEqual(["u-siri"]);
    expect(ids(await ask("list_people", { p_query: "%" }))).toEqual([]);
    expect(ids(await ask("list_people", { p_role: "researcher" }))).toEqual(["u-researcher"]);
    expect(ids(await ask("list_people", { p_plan: "trial" }))).toEqual(["u-trying"]);
    expect(ids(await ask("list_people", { p_plan: "enterprise" }))).toEqual(["u-paying"]);
    expect(await ask("list_people", { p_limit: 1 })).toMatchObject([{ total: 8 }]);
  });

  it("have another role when an admin says so, once, and again as before when it is taken back", async () => {
    const { line } = await act("change_role", { p_user: "u-kari", p_was: "user", p_role: "researcher" });
    expect(await act("change_role", { p_user: "u-kari", p_was: "user", p_role: "admin" })).toEqual({ status: "stale" });
    expect((await person("u-kari")).role).toBe("researcher");
    expect(await act("take_back", { p_line: line }, other)).toMatchObject({ status: "done" });
    expect((await person("u-kari")).role).toBe("user");
    expect(await act("take_back", { p_line: line })).toEqual({ status: "stale" });
    expect(await ask("list_audit_log", { p_person: "u-kari" })).toMatchObject([
      { action: "person.role", by_user: "u-other", subject_name: "Kari Fjell", detail: { was: "researcher", became: "user", takes_back: line }, can_take_back: true },
      { action: "person.role", by_name: "Olle Gran", detail: { was: "user", became: "researcher" }, can_take_back: false },
    ]);
  });

  it("are not taken back over what came in between", async () => {
    const first = await act("change_role", { p_user: "u-siri", p_was: "user", p_role: "researcher" });
    await act("change_role", { p_user: "u-siri", p_was: "researcher", p_role: "admin" });
    expect(await act("take_back", { p_line: first.line })).toEqual({ status: "stale" });
    expect((await person("u-siri")).role).toBe("admin");
    await act("change_role", { p_user: "u-siri", p_was: "admin", p_role: "user" });
  });

  it("always have an admin among them: nobody gives up their own role, and of two who take each other's one stays", async () => {
    expect(await act("change_role", { p_user: "u-boss", p_was: "admin", p_role: "user" })).toEqual({ status: "own" });
    const both = await Promise.all([
      backend.rpc(boss, "change_role", { p_user: "u-other", p_was: "admin", p_role: "user" }),
      backend.rpc(other, "change_role", { p_user: "u-boss", p_was: "admin", p_role: "user" }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 403)).toHaveLength(1);
    const { json } = await backend.request("service", "/rest/v1/user_roles?role=eq.admin&select=provider_user_id");
    expect(json).toHaveLength(1);
    await backend.request("service", "/rest/v1/user_roles?provider_user_id=in.(u-boss,u-other)", { method: "PATCH", body: JSON.stringify({ role: "admin" }) });
  });
});

describe("subscriptions", () => {
  const terms = { p_tier: "professional", p_extra_seats: 2, p_until: "2098-06-30T00:00:00Z" };

  it("are agreed, changed, ended and taken back, step by step", async () => {
    const granted = await act("grant_subscription", { p_user: "u-kari", p_seen: "", ...terms });
    expect(await person("u-kari")).toMatchObject({ effective: { tier: "professional", status: "active" }, subscription: { state: "active", seats: 12 } });
    expect(await act("grant_subscription", { p_user: "u-kari", p_seen: "", ...terms })).toEqual({ status: "stale" });
    const changed = await act("grant_subscription", { p_user: "u-kari", p_seen: await seen("u-kari"), ...terms, p_tier: "enterprise", p_until: null });
    expect((await person("u-kari")).subscription).toMatchObject({ tier: "enterprise", until: null });
    expect(await act("take_back", { p_line: granted.line })).toEqual({ status: "stale" });
    expect(await act("take_back", { p_line: changed.line })).toMatchObject({ status: "done" });
    expect((await person("u-kari")).subscription).toMatchObject({ tier: "professional", until: "2098-06-30T00:00:00+00:00" });
    const ended = await act("end_subscription", { p_user: "u-kari", p_seen: await seen("u-kari") });
    expect((await person("u-kari")).effective).toMatchObject({ status: "canceled" });
    expect(await act("end_subscription", { p_user: "u-kari", p_seen: await seen("u-kari") })).toEqual({ status: "stale" });
    expect(await act("take_back", { p_line: ended.line })).toMatchObject({ status: "done" });
    expect((await person("u-kari")).effective).toMatchObject({ status: "active" });
  });

  it("that were not there before have ended when that is taken back", async () => {
    const { line } = await act("grant_subscription", { p_user: "u-siri", p_seen: "", ...terms });
    await act("take_back", { p_line: line });
    expect((await person("u-siri")).subscription).toMatchObject({ state: "ended" });
  });

  it("of a trial end, and go on when that is taken back", async () => {
    const { line } = await act("end_subscription", { p_user: "u-trying", p_seen: await seen("u-trying") });
    expect((await person("u-trying")).effective).toMatchObject({ status: "expired" });
    await act("take_back", { p_line: line });
    expect((await person("u-trying")).effective).toMatchObject({ status: "active", is_trial: true });
  });

  it("that a provider takes payments for are left to it", async () => {
    const p_seen = await seen("u-paying");
    expect(await act("grant_subscription", { p_user: "u-paying", p_seen, ...terms })).toEqual({ status: "paid_elsewhere" });
    expect(await act("end_subscription", { p_user: "u-paying", p_seen })).toEqual({ status: "paid_elsewhere" });
  });

  it.each([
    { p_user: "u-unknown", p_seen: "", ...terms },
    { p_user: "u-siri", p_seen: "0".repeat(32), ...terms },
  ])("are not agreed with nobody, nor over what nobody saw", async (args) => {
    expect(await act("grant_subscription", args)).toEqual({ status: "stale" });
  });

  it("neither end in the past nor have a thousand seats too many", async () => {
    for (const change of [{ p_until: "2001-01-01T00:00:00Z" }, { p_extra_seats: 1_001 }, { p_extra_seats: -1 }, { p_tier: "platinum" }]) {
      const args = { p_user: "u-siri", p_seen: await seen("u-siri"), ...terms, ...change };
      expect((await backend.rpc(boss, "grant_subscription", args)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("are listed by state and tier, and counted with what they are worth in a year", async () => {
    const listed = z.array(z.object({ subscription: z.looseObject({ user_id: z.string() }), total: z.int() }));
    const of = async (args: Row) => listed.parse(await ask("list_subscriptions", args)).map((row) => row.subscription.user_id);
    expect(await of({ p_state: "trial" })).toEqual(["u-trying"]);
    expect((await of({ p_state: "ended" })).sort()).toEqual(["u-nobody", "u-siri"]);
    expect(await of({ p_tier: "enterprise" })).toEqual(["u-paying"]);
    expect(await of({ p_query: "kari@" })).toEqual(["u-kari"]);
    expect(await ask("count_subscriptions")).toEqual(
      expect.arrayContaining([
        { tier: "enterprise", state: "active", count: 1, annual_value_eur: 18900 },
        { tier: "professional", state: "trial", count: 1, annual_value_eur: 0 },
      ]),
    );
  });
});

describe("letters to strangers", () => {
  it("are noted without the address, and not sent to who has an account", async () => {
    expect((await backend.rpc(boss, "note_sign_up_letter", { p_email: " Kari@sample.test" })).json).toBe("known");
    expect((await backend.rpc(boss, "note_sign_up_letter", { p_email: "new@sample.test" })).json).toBe("noted");
    expect(await ask("list_audit_log", { p_query: "person.letter" })).toMatchObject([{ subject: "sign-up", detail: { to: "n…@sample.test" } }]);
  });
});

describe("the log", () => {
  it("goes back in time, page by page, and knows what it is about", async () => {
    const all = await ask("list_audit_log", { p_limit: 200 });
    const times = all.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort().reverse());
    expect([...(await ask("list_audit_log", { p_limit: 3 })), ...(await ask("list_audit_log", { p_offset: 3, p_limit: 200 }))]).toEqual(all);
    expect((await ask("list_audit_log", { p_area: "person", p_limit: 200 })).every(({ action }) => String(action).startsWith("person."))).toBe(true);
    expect(await ask("list_audit_log", { p_until: "2026-01-01T00:00:00Z" })).toEqual([]);
    expect((await ask("list_log_areas")).map(({ area }) => area)).toEqual(["message", "person", "subscription", "waitlist"]);
  });

  it("holds decisions on the waitlist as well", async () => {
    await backend.insert("waitlist_entries", { email: "ola@sample.test", name: "Ola", company: "Fjord", user_id: "u-ola" });
    const { json } = await backend.request("service", "/rest/v1/waitlist_entries?select=id");
    const p_id = z.tuple([z.object({ id: z.string() })]).parse(json)[0].id;
    await backend.rpc(boss, "decide_waitlist_entry", { p_id, p_from: "waiting", p_to: "invited", p_by: "Olle" });
    expect(await ask("list_audit_log", { p_person: "u-ola" })).toMatchObject([
      { action: "waitlist.mark", subject_name: "Ola", by_name: "Olle", detail: { was: "waiting", became: "invited" }, can_take_back: false },
    ]);
  });
});

describe("switches", () => {
  it("are set once, taken back, and have no words but the announcement's", async () => {
    const set = { p_name: "announcement", p_was_on: false, p_was_text: "", p_on: true, p_text: " Closed on Friday. " };
    const { line } = await act("set_flag", set);
    expect(await act("set_flag", set)).toEqual({ status: "stale" });
    const shown = async (as: As) => (await ask("list_flags", {}, as)).find(({ name }) => name === "announcement");
    expect(await shown("anonymous")).toEqual({ name: "announcement", is_on: true, text: "Closed on Friday." });
    await act("set_flag", { ...set, p_was_on: true, p_was_text: "Closed on Friday.", p_on: false, p_text: "Closed on Friday." });
    expect(await shown("anonymous")).toEqual({ name: "announcement", is_on: false, text: "" });
    expect(await act("take_back", { p_line: line })).toEqual({ status: "stale" });
    expect((await backend.rpc(boss, "set_flag", { ...set, p_name: "trials", p_was_on: true })).status).toBeGreaterThanOrEqual(400);
  });
});

describe("whoever is no admin", () => {
  it.each(["anonymous", "u-kari", "u-researcher"])("%s learns and changes nothing", async (who) => {
    const as = who === "anonymous" ? who : await backend.tokenFor(who);
    for (const call of ["list_people", "list_subscriptions", "count_subscriptions", "list_audit_log", "list_log_areas"]) {
      const { status, json } = await backend.rpc(as, call, {});
      expect(status === 200 ? json : []).toEqual([]);
    }
    const found = await backend.rpc(as, "find_person", { p_user: "u-siri" });
    expect(found.status === 200 ? found.json : null).toBeNull();
    const acts: [string, Row][] = [
      ["change_role", { p_user: "u-siri", p_was: "user", p_role: "admin" }],
      ["grant_subscription", { p_user: "u-siri", p_seen: await seen("u-siri"), p_tier: "enterprise", p_extra_seats: 0, p_until: null }],
      ["end_subscription", { p_user: "u-trying", p_seen: await seen("u-trying") }],
      ["set_flag", { p_name: "trials", p_was_on: true, p_was_text: "", p_on: false, p_text: "" }],
      ["note_sign_up_letter", { p_email: "any@sample.test" }],
      ["take_back", { p_line: 1 }],
    ];
    for (const [call, args] of acts) expect([401, 403, 404], call).toContain((await backend.rpc(as, call, args)).status);
    expect(await person("u-siri")).toMatchObject({ role: "user", subscription: { state: "ended" } });
  });
});
