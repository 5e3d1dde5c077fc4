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

const CONFIGURATION = { version: 1, figure: "single-country", search: "market=sweden&industry=energy" };
const newId = () => randomBytes(16).toString("base64url");
const rows = z.array(z.looseObject({ id: z.string() }));

/** Someone with a plan, and a token to call with. */
async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.analytics): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const expire = async (userId: string) =>
  backend.request("service", `/rest/v1/annual_subscriptions?user_id=eq.${userId}`, {
    method: "PATCH",
    body: JSON.stringify({ status: "expired" }),
  });

describe("embeds", () => {
  const save = async (as: As, p_id: string, p_sites: unknown = [], p_title = "Energy in Sweden") =>
    backend.rpc(as, "save_embed", { p_id, p_title, p_configuration: CONFIGURATION, p_sites });
  const list = async (as: As) => rows.parse((await backend.rpc(as, "list_embeds")).json);
  const find = async (id: string) => (await backend.rpc("service", "find_embed", { p_id: id })).json;

  test("embeds are created, found by the site, removed, and restored with the same ID", async () => {
    const as = await subscriber("embedder");
    const id = newId();
    expect((await save(as, id)).json).toBe("saved");
    expect(await find(id)).toEqual([{ user_id: "embedder", configuration: CONFIGURATION, sites: [] }]);
    expect((await save(as, id, ["https://example.org", "https://*.news.example:8443"])).json).toBe("saved");
    expect(await list(as)).toMatchObject([
      { id, title: "Energy in Sweden", sites: ["https://example.org", "https://*.news.example:8443"] },
    ]);
    expect((await backend.rpc(as, "remove_embed", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "remove_embed", { p_id: id })).json).toBe(false);
    expect(await find(id)).toEqual([]);
    expect((await save(as, id)).json).toBe("saved");
    expect((await list(as)).map((each) => each.id)).toEqual([id]);
  });

  test("embeds are visible only to their owner", async () => {
    const [as, other] = [await subscriber("embed-owner"), await subscriber("embed-other")];
    const id = newId();
    await save(as, id);
    expect(await list(other)).toEqual([]);
    expect((await save(other, id)).json).toBe("missing");
    expect((await backend.rpc(other, "remove_embed", { p_id: id })).json).toBe(false);
    expect(await find(id)).toMatchObject([{ user_id: "embed-owner" }]);
    for (const who of [other, "anonymous"] as const)
      expect((await backend.rpc(who, "find_embed", { p_id: id })).status).toBeGreaterThanOrEqual(400);
    expect((await backend.request(as, "/rest/v1/embeds")).status).toBeGreaterThanOrEqual(400);
  });

  test("embeds need a plan to be created, and can be removed without one", async () => {
    expect((await save(await subscriber("embed-poor", null), newId())).json).toBe("forbidden");
    const as = await subscriber("embed-lapsing");
    const id = newId();
    await save(as, id);
    await expire("embed-lapsing");
    expect((await save(as, id, ["https://example.org"])).json).toBe("forbidden");
    expect(await list(as)).toMatchObject([{ id, sites: [] }]);
    expect((await backend.rpc(as, "remove_embed", { p_id: id })).json).toBe(true);
  });

  test("embeds accept only sites that are valid in a header", async () => {
    const as = await subscriber("embed-careful");
    for (const sites of [
      null,
      [null],
      ["example.org"],
      ["http://example.org"],
      ["https://example.org/x"],
      ["https://example.org; script-src *"],
      ["https://example.org\r\nX: y"],
      ["*"],
      ["https://*"],
      ["https://a.example", "https://a.example"],
      Array.from({ length: 11 }, (_, at) => `https://a${at}.example`),
    ]) {
      expect((await save(as, newId(), sites)).status, JSON.stringify(sites)).toBeGreaterThanOrEqual(400);
    }
    for (const id of ["short", `${newId()}x`, "'".repeat(22)])
      expect((await save(as, id)).status, id).toBeGreaterThanOrEqual(400);
    expect((await save(as, newId(), [], "two\nlines")).status).toBeGreaterThanOrEqual(400);
    expect(await list(as)).toEqual([]);
  });

  test("embeds are in the data download, and deleted with the account", async () => {
    const as = await subscriber("embed-leaver");
    const id = newId();
    await save(as, id);
    expect((await backend.rpc(as, "export_my_data")).json).toMatchObject({
      embeds: [{ id, configuration: CONFIGURATION }],
    });
    expect(await backend.command("erase_person", { p_user: "embed-leaver" })).toBe(true);
    expect(await find(id)).toEqual([]);
  });
});

describe("citations", () => {
  const citationArgs = (p_user: string, change: object = {}) => ({
    p_id: newId(),
    p_user,
    p_title: "Energy in Sweden",
    p_kicker: "Brand Insights",
    p_configuration: CONFIGURATION,
    p_selection: [{ name: "Market", value: "Sweden" }],
    p_sha256: "ab".repeat(32),
    p_stamp: 7,
    p_published_at: "2026-11-20T10:00:00Z",
    p_is_sample: true,
    ...change,
  });
  const keep = async (args: ReturnType<typeof citationArgs>, as: As = "service") =>
    backend.rpc(as, "keep_citation", args);
  const find = async (id: unknown) =>
    z.array(z.looseObject({})).parse((await backend.rpc("service", "find_citation", { p_id: id })).json);

  test("citations are created only by the site, once for the same numbers of a chart", async () => {
    const as = await subscriber("citer");
    const first = citationArgs("citer");
    expect((await keep(first)).json).toBe(first.p_id);
    expect((await keep(citationArgs("citer"))).json).toBe(first.p_id);
    for (const change of [
      { p_sha256: "cd".repeat(32) },
      { p_stamp: 8 },
      { p_configuration: { ...CONFIGURATION, search: "" } },
    ])
      expect((await keep(citationArgs("citer", change))).json).not.toBe(first.p_id);
    expect(rows.parse((await backend.rpc(as, "list_citations")).json)).toHaveLength(4);
    expect(await find(first.p_id)).toMatchObject([
      {
        user_id: "citer",
        sha256: "ab".repeat(32),
        stamp: 7,
        is_open: true,
        is_sample: true,
        selection: [{ name: "Market", value: "Sweden" }],
      },
    ]);
    for (const who of [as, "anonymous"] as const) {
      expect((await keep(citationArgs("citer"), who)).status).toBeGreaterThanOrEqual(400);
      expect((await backend.rpc(who, "find_citation", { p_id: first.p_id })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await backend.request(as, "/rest/v1/citations")).status).toBeGreaterThanOrEqual(400);
  });

  test("citations are shown and hidden only by their owner, whatever their plan", async () => {
    const [as, other] = [await subscriber("cite-owner"), await subscriber("cite-other")];
    const { json: id } = await keep(citationArgs("cite-owner"));
    const open = async (who: As, p_is_open: boolean) =>
      (await backend.rpc(who, "open_citation", { p_id: id, p_is_open })).json;
    expect(await open(other, false)).toBe(false);
    await expire("cite-owner");
    expect(await open(as, false)).toBe(true);
    expect(await open(as, false)).toBe(true);
    expect(await find(id)).toMatchObject([{ is_open: false }]);
    expect(await open(as, true)).toBe(true);
    expect(await find(id)).toMatchObject([{ is_open: true }]);
  });

  test("citations are refused if required fields are missing", async () => {
    for (const change of [
      { p_sha256: "AB".repeat(32) },
      { p_sha256: "ab" },
      { p_title: " " },
      { p_title: "x".repeat(301) },
      { p_stamp: 0 },
      { p_user: "" },
      { p_selection: {} },
      { p_id: "x" },
      { p_published_at: null },
    ]) {
      expect((await keep(citationArgs("cite-careful", change))).status, JSON.stringify(change)).toBeGreaterThanOrEqual(
        400,
      );
    }
  });

  test("a deleted account's citations stay, without the owner's name", async () => {
    const as = await subscriber("cite-leaver");
    const { json: id } = await keep(citationArgs("cite-leaver"));
    expect((await backend.rpc(as, "export_my_data")).json).toMatchObject({
      citations: [{ id, title: "Energy in Sweden" }],
    });
    expect(await backend.command("erase_person", { p_user: "cite-leaver" })).toBe(true);
    expect(await find(id)).toMatchObject([{ id, user_id: null, title: "Energy in Sweden", sha256: "ab".repeat(32) }]);
    expect((await backend.rpc(as, "list_citations")).json).toEqual([]);
  });
});
