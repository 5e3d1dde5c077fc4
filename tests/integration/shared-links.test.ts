import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());

const CONFIGURATION = { version: 1, figure: "single-country", search: "market=sweden" };
const HASH = `scrypt$32768$${"a".repeat(22)}$${"b".repeat(43)}`;
const links = z.array(
  z.looseObject({
    id: z.string(),
    title: z.string(),
    has_password: z.boolean(),
    views: z.number(),
    last_viewed_at: z.string().nullable(),
  }),
);
const newId = () => randomBytes(16).toString("base64url");

/** Someone with a plan, and a token to call with. */
async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.analytics): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const share = async (as: As, p_id: string, change: Record<string, unknown> = {}) =>
  backend.rpc(as, "share_chart", {
    p_id,
    p_configuration: CONFIGURATION,
    p_title: "Food in Sweden",
    p_message: "Look",
    p_signature: "Ingrid",
    p_password: null,
    p_downloads: true,
    p_expires_at: null,
    ...change,
  });
const list = async (as: As) => links.parse((await backend.rpc(as, "list_shared_links")).json);
const find = async (p_id: string) => (await backend.rpc("service", "find_shared_link", { p_id })).json;
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe("shared links", () => {
  test("shared links are created, found by the site, turned off at once, and restored", async () => {
    const as = await subscriber("sharer");
    const id = newId();
    expect((await share(as, id, { p_message: "  Look \n" })).json).toBe("shared");
    expect(await find(id)).toMatchObject({
      owner: "sharer",
      configuration: CONFIGURATION,
      message: "Look",
      signature: "Ingrid",
      password: null,
      downloads: true,
      expires_at: null,
    });
    expect((await backend.rpc(as, "revoke_shared_link", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "revoke_shared_link", { p_id: id })).json).toBe(false);
    expect(await find(id)).toBeNull();
    expect(await list(as)).toEqual([]);
    expect((await backend.rpc(as, "restore_shared_link", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "restore_shared_link", { p_id: id })).json).toBe(false);
    expect(await find(id)).toMatchObject({ owner: "sharer" });
  });

  test("shared links are visible only to their owner, and only the site finds them by address", async () => {
    const [as, other] = [await subscriber("owner"), await subscriber("other")];
    const id = newId();
    await share(as, id, { p_password: HASH });
    expect(await list(other)).toEqual([]);
    expect((await share(other, id)).status).toBeGreaterThanOrEqual(400);
    expect((await backend.rpc(other, "revoke_shared_link", { p_id: id })).json).toBe(false);
    const [mine] = await list(as);
    expect(mine).toMatchObject({ id, has_password: true });
    expect(JSON.stringify(mine)).not.toContain("scrypt");
    for (const who of ["anonymous", as, other] as const) {
      for (const [name, args] of [
        ["find_shared_link", { p_id: id }],
        ["count_share_view", { p_id: id }],
        ["try_share_password", { p_id: id, p_visitor: "x" }],
      ] as const) {
        expect((await backend.rpc(who, name, args)).status, name).toBeGreaterThanOrEqual(400);
      }
    }
    expect((await backend.request(as, "/rest/v1/shared_links")).status).toBeGreaterThanOrEqual(400);
  });

  test("shared links need a subscription, and can be turned off without one", async () => {
    expect((await share(await subscriber("poor", null), newId())).json).toBe("forbidden");
    const as = await subscriber("lapsing");
    const id = newId();
    await share(as, id);
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.lapsing", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect((await share(as, newId())).json).toBe("forbidden");
    expect((await backend.rpc(as, "revoke_shared_link", { p_id: id })).json).toBe(true);
  });

  test("shared links accept only what the site writes", async () => {
    const as = await subscriber("careful");
    for (const change of [
      { p_id: "short" },
      { p_id: "x".repeat(21) + "!" },
      { p_configuration: [] },
      { p_configuration: { search: "x".repeat(40_001) } },
      { p_title: " " },
      { p_title: "two\nlines" },
      { p_message: "x".repeat(281) },
      { p_signature: "" },
      { p_password: "secret" },
      { p_expires_at: soon(-1) },
      { p_expires_at: soon(401 * 24 * 60) },
      { p_downloads: null },
    ]) {
      expect((await share(as, newId(), change)).status, JSON.stringify(change).slice(0, 60)).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect(await list(as)).toEqual([]);
  });

  test("shared links expire on their date and are counted while active", async () => {
    const as = await subscriber("passing");
    let id = "";
    // A slow machine may not have looked before the end: then a link with a later one.
    for (let lead = 1_500, inTime = false; !inTime; lead *= 2) {
      id = newId();
      const end = Date.now() + lead;
      await share(as, id, { p_expires_at: new Date(end).toISOString() });
      await backend.rpc("service", "count_share_view", { p_id: id });
      await backend.rpc("service", "count_share_view", { p_id: id });
      const found = await find(id);
      inTime = Date.now() < end;
      if (inTime) expect(found).not.toBeNull();
    }
    await expect.poll(async () => find(id), { timeout: 240_000 }).toBeNull();
    await backend.rpc("service", "count_share_view", { p_id: id });
    const mine = (await list(as)).find((link) => link.id === id);
    expect(mine).toMatchObject({ id, views: 2, last_viewed_at: expect.any(String) });
  });

  test("shared links allow eight password attempts per visitor in a period", async () => {
    const as = await subscriber("locked");
    const [id, another] = [newId(), newId()];
    await share(as, id, { p_password: HASH });
    await share(as, another, { p_password: HASH });
    const attempt = async (p_id: string, p_visitor: string) =>
      (await backend.rpc("service", "try_share_password", { p_id, p_visitor })).json;
    const first = await Promise.all(Array.from({ length: 12 }, async () => attempt(id, "one")));
    expect(first.filter(Boolean)).toHaveLength(8);
    expect(await attempt(id, "two")).toBe(true);
    expect(await attempt(another, "one")).toBe(true);
    expect(await attempt(newId(), "one")).toBe(false);
    expect(await attempt(id, "")).toBe(false);
  });

  test("shared links are limited to 200, even when created in parallel", async () => {
    const as = await subscriber("collector");
    const answers = await Promise.all(Array.from({ length: 203 }, async () => (await share(as, newId())).json));
    expect(answers.filter((each) => each === "shared")).toHaveLength(200);
    expect(answers.filter((each) => each === "full")).toHaveLength(3);
  });

  test("shared links are in the data download without the password, and deleted with the account", async () => {
    const as = await subscriber("leaver");
    const id = newId();
    await share(as, id, { p_password: HASH });
    const { json } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({ shared_links: [{ id, title: "Food in Sweden", has_password: true }] });
    expect(JSON.stringify(json)).not.toContain("scrypt");
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await find(id)).toBeNull();
  });
});
