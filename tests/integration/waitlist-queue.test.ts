import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { decideWaitlistEntry, noteOnWaitlistEntry } from "@/lib/accounts/waitlist/mutations";
import { countWaitlist, listWaitlist } from "@/lib/accounts/waitlist/queries";
import { parseQueueQuery } from "@/lib/accounts/waitlist/search-params";
import { TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  vi.stubEnv("SUPABASE_URL", backend.url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
  await backend.insert("user_roles", [
    { provider_user_id: "u-boss", role: "admin" },
    { provider_user_id: "u-researcher", role: "researcher" },
  ]);
  await backend.insert("annual_subscriptions", { user_id: "u-enterprise", tier: "enterprise", status: "active" });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend?.stop();
});

const callerFor = (user: string) => async () => {
  const as = await backend.tokenFor(user);
  return typeof as === "object" ? as.token : null;
};
const boss = callerFor("u-boss");
const list = async (params: Record<string, string> = {}) => listWaitlist(boss, parseQueueQuery(params), 0, 50);
const idOf = async (name: string) => (await list({ state: "all", q: name })).entries[0]?.id ?? "";

beforeEach(async () => {
  await backend.request("service", "/rest/v1/waitlist_entries?email=like.*", { method: "DELETE" });
  await backend.insert("waitlist_entries", [
    {
      email: "ola@sample.test",
      name: "Ola",
      company: "Fjord",
      tier: null,
      created_at: "2026-01-02T00:00:00Z",
      updated_at: "2026-01-02T00:00:00Z",
    },
    {
      email: "kari@sample.test",
      name: "Kari",
      company: "Fjell",
      tier: "essential",
      created_at: "2026-01-01T00:00:00Z",
      updated_at: "2026-01-03T00:00:00Z",
    },
  ]);
});

describe("the queue", () => {
  it("the waitlist is in the order of joining, and filters keep the positions", async () => {
    expect((await list()).entries.map(({ position, name }) => `${position} ${name}`)).toEqual(["1 Kari", "2 Ola"]);
    expect(await list({ plan: "undecided" })).toMatchObject({
      total: 1,
      entries: [{ position: 2, name: "Ola", askedAgainAt: null }],
    });
    expect((await list({ q: "FJELL" })).entries).toMatchObject([
      { name: "Kari", askedAgainAt: "2026-01-03T00:00:00.000Z" },
    ]);
    expect((await list({ q: "%" })).total).toBe(0);
  });

  it("a waitlist entry is moved once, can be moved back, and the log names who did it", async () => {
    const id = await idOf("Kari");
    expect(await decideWaitlistEntry(boss, id, "waiting", "invited", "Olle")).toBe("kari@sample.test");
    expect(await decideWaitlistEntry(boss, id, "waiting", "declined", "Eva")).toBeNull();
    expect(await countWaitlist(boss)).toEqual({ waiting: 1, invited: 1, declined: 0 });
    expect(await decideWaitlistEntry(boss, id, "invited", "waiting", "Eva")).toBe("kari@sample.test");
    await noteOnWaitlistEntry(boss, id, " Call in May ", "Eva");
    await noteOnWaitlistEntry(boss, id, "Call in May", "Olle");
    expect((await list({ q: "Kari" })).entries).toMatchObject([
      {
        state: "waiting",
        remark: "Call in May",
        changes: [
          { became: "invited", by: "Olle" },
          { became: "waiting", by: "Eva" },
          { became: "note", by: "Eva" },
        ],
      },
    ]);
    await noteOnWaitlistEntry(boss, id, "", "Eva");
    expect((await list({ q: "Kari" })).entries).toMatchObject([{ remark: null }]);
  });

  it("a waitlist entry keeps its decision when the person joins again", async () => {
    await decideWaitlistEntry(boss, await idOf("Kari"), "waiting", "declined", "Olle");
    const again = { p_email: "kari@sample.test", p_name: "Kari F", p_company: "Fjell" };
    expect((await backend.rpc("anonymous", "join_waitlist", again)).json).toBe("joined");
    expect((await list({ state: "declined" })).entries).toMatchObject([{ position: 1, name: "Kari F" }]);
  });

  it("a waitlist entry has no other states", async () => {
    const args = { p_id: await idOf("Kari"), p_from: "waiting", p_to: "sold", p_by: "Olle" };
    expect(
      (await backend.rpc(await backend.tokenFor("u-boss"), "decide_waitlist_entry", args)).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await countWaitlist(boss)).toEqual({ waiting: 2, invited: 0, declined: 0 });
  });

  it.each(["anonymous", "u-free", "u-enterprise", "u-researcher"])(
    "%s can neither read nor change the waitlist",
    async (who) => {
      const id = await idOf("Kari");
      const as = who === "anonymous" ? who : await backend.tokenFor(who);
      for (const call of ["list_waitlist", "count_waitlist"]) {
        const { status, json } = await backend.rpc(as, call, {});
        expect(status === 200 ? json : []).toEqual([]);
      }
      const changes: [string, object][] = [
        ["decide_waitlist_entry", { p_from: "waiting", p_to: "invited" }],
        ["note_on_waitlist_entry", { p_remark: "Mine" }],
      ];
      for (const [call, args] of changes)
        expect([401, 403, 404]).toContain((await backend.rpc(as, call, { p_id: id, p_by: "Eve", ...args })).status);
      await backend.request(as, `/rest/v1/waitlist_entries?id=eq.${id}`, {
        method: "PATCH",
        body: JSON.stringify({ state: "invited" }),
      });
      expect((await list({ q: "Kari" })).entries).toMatchObject([{ state: "waiting", remark: null, changes: [] }]);
    },
  );
});
