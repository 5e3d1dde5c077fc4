import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { joinWaitlist } from "@/lib/accounts/waitlist/mutations";
import type { WaitlistEntry } from "@/lib/accounts/waitlist/waitlist";
import { TestBackend, type As } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend?.stop());
afterEach(() => vi.unstubAllEnvs());

const ROWS = "/rest/v1/waitlist_entries?select=email,name,tier,origin,note,user_id&order=created_at";
const args = { p_email: "kari@sample.test", p_name: "Kari", p_company: "Fjell" };
const join = async (as: As, change: object = {}) => backend.rpc(as, "join_waitlist", { ...args, ...change });
const rows = async () => (await backend.request("service", ROWS)).json;
const keep = async (p_user: string, p_email: string) =>
  backend.command("keep_person", {
    p_user,
    p_email,
    p_first_name: "",
    p_last_name: "",
    p_told_at: new Date().toISOString(),
  });
const clear = async () => backend.request("service", "/rest/v1/waitlist_entries?email=like.*", { method: "DELETE" });

describe("joining the waitlist", () => {
  it("joining the waitlist stores one entry per address, with the same response every time", async () => {
    await clear();
    const first = await join("anonymous", { p_email: " Kari@Sample.test " });
    const second = await join("anonymous", { p_tier: "professional", p_origin: "/insights", p_note: " Energy " });
    expect([first.status, first.text]).toEqual([second.status, second.text]);
    expect(first.json).toBe("joined");
    expect(await rows()).toEqual([
      {
        email: "kari@sample.test",
        name: "Kari",
        tier: "professional",
        origin: "/insights",
        note: "Energy",
        user_id: null,
      },
    ]);
  });

  it("a waitlist entry is linked to an account only by its own address", async () => {
    await clear();
    await keep("u-kari", "kari@sample.test");
    await keep("u-eve", "eve@sample.test");
    const member = await backend.tokenFor("u-kari");
    await join(member);
    expect((await join("anonymous", { p_name: "Eve" })).json).toBe("joined");
    expect((await join(await backend.tokenFor("u-eve"), { p_name: "Eve" })).json).toBe("joined");
    expect(await rows()).toMatchObject([{ name: "Kari", user_id: "u-kari" }]);
    await join(member, { p_name: "Kari F" });
    expect(await rows()).toMatchObject([{ name: "Kari F", user_id: "u-kari" }]);
  });

  it("a signed-in stranger cannot take over a waitlist entry", async () => {
    await clear();
    await keep("u-kari", "kari@sample.test");
    await keep("u-eve", "eve@sample.test");
    const [kari, eve] = [await backend.tokenFor("u-kari"), await backend.tokenFor("u-eve")];
    await join("anonymous");
    await backend.request("service", "/rest/v1/waitlist_entries?email=like.*", {
      method: "PATCH",
      body: JSON.stringify({ remark: "Wants a discount" }),
    });
    expect((await join(eve, { p_name: "Eve" })).json).toBe("joined");
    expect(await rows()).toMatchObject([{ name: "Kari", user_id: null }]);
    expect((await backend.rpc(eve, "export_my_data", {})).json).toMatchObject({ waitlist: [] });
    expect((await join(kari, { p_name: "Kari F" })).json).toBe("joined");
    expect(await rows()).toMatchObject([{ name: "Kari F", user_id: "u-kari" }]);
    const { json, text } = await backend.rpc(kari, "export_my_data", {});
    expect(json).toMatchObject({ waitlist: [{ name: "Kari F" }] });
    expect(text).not.toContain("discount");
  });

  it("a waitlist entry added by a stranger belongs to no one", async () => {
    await clear();
    await keep("u-eve", "eve@sample.test");
    const eve = await backend.tokenFor("u-eve");
    await join(eve, { p_email: "later@sample.test" });
    expect(await rows()).toMatchObject([{ email: "later@sample.test", user_id: null }]);
    expect((await backend.rpc(eve, "export_my_data", {})).json).toMatchObject({ waitlist: [] });
  });

  it.each([
    ["no address", { p_email: "kari" }],
    ["two addresses", { p_email: "a@b.test,c@d.test" }],
    ["an address too long", { p_email: `${"a".repeat(250)}@b.test` }],
    ["no name", { p_name: " " }],
    ["a name too long", { p_name: "x".repeat(121) }],
    ["a company too long", { p_company: "x".repeat(121) }],
    ["a note too long", { p_note: "x".repeat(1_001) }],
    ["a tier that is not sold", { p_tier: "platinum" }],
    ["an invented identity", { p_user_id: "u-admin" }],
  ])("joining the waitlist refuses %s", async (_, change) => {
    await clear();
    expect((await join("anonymous", change)).status).toBeGreaterThanOrEqual(400);
    expect(await rows()).toEqual([]);
  });

  it("joining the waitlist is limited for visitors together and each member separately", async () => {
    await clear();
    const old = { name: "Old", company: "Old", updated_at: "2026-01-01T00:00:00Z" };
    const recent = Array.from({ length: 1_999 }, (_, n) => ({ email: `v${n}@sample.test`, name: "V", company: "V" }));
    await backend.insert("waitlist_entries", [{ email: "old@sample.test", ...old }]);
    await backend.insert("waitlist_entries", recent);
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => join("anonymous", { p_email: `late${n}@sample.test` })),
    );
    expect(answers.map(({ json }) => String(json)).toSorted()).toEqual([
      "busy",
      "busy",
      "busy",
      "busy",
      "busy",
      "joined",
    ]);
    const member = await backend.tokenFor("u-ola");
    const own: unknown[] = [];
    for (let n = 0; n < 6; n += 1) own.push((await join(member, { p_email: `m${n}@sample.test` })).json);
    expect(own).toEqual(["joined", "joined", "joined", "joined", "joined", "busy"]);
  });
});

describe("the list itself", () => {
  it("the waitlist is readable only by the server and admins", async () => {
    await clear();
    await join("anonymous");
    await backend.insert("user_roles", { provider_user_id: "u-boss", role: "admin" });
    const member = await backend.tokenFor("u-member");
    const entry = JSON.stringify({ email: "x@sample.test", name: "X", company: "X" });
    for (const as of ["anonymous", member] as const) {
      const read = await backend.request(as, ROWS);
      expect(read.status === 200 ? read.json : []).toEqual([]);
      expect(
        (await backend.request(as, "/rest/v1/waitlist_entries", { method: "POST", body: entry })).status,
      ).toBeGreaterThanOrEqual(400);
      await backend.request(as, "/rest/v1/waitlist_entries?email=like.*", { method: "PATCH", body: entry });
      await backend.request(as, "/rest/v1/waitlist_entries?email=like.*", { method: "DELETE" });
    }
    expect(await rows()).toMatchObject([{ email: "kari@sample.test" }]);
    expect((await backend.request(await backend.tokenFor("u-boss"), ROWS)).json).toMatchObject([
      { email: "kari@sample.test" },
    ]);
  });
});

describe("joinWaitlist", () => {
  const entry: WaitlistEntry = {
    email: "ola@sample.test",
    name: "Ola",
    company: "Fjord",
    tier: null,
    origin: null,
    note: "",
  };

  it("joinWaitlist joins on behalf of the caller", async () => {
    await clear();
    vi.stubEnv("SUPABASE_URL", backend.url);
    vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
    expect(await joinWaitlist(null, entry)).toBe("joined");
    expect(await rows()).toMatchObject([{ email: "ola@sample.test", tier: null, origin: null, note: null }]);
  });

  it("joinWaitlist distinguishes an outage from a refusal", async () => {
    vi.stubEnv("SUPABASE_URL", "http://127.0.0.1:9");
    vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
    await expect(joinWaitlist(null, entry)).rejects.toMatchObject({ kind: "unreachable" });
  });
});
