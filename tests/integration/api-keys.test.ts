import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { tiersWithout } from "@/tests/support/what-callers-know";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());

const listed = z.array(
  z.looseObject({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    revoked_at: z.string().nullable(),
    expires_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
    replaced_by: z.string().nullable(),
  }),
);
const admitted = z.array(
  z.strictObject({
    key_id: z.uuid(),
    user_id: z.string(),
    scopes: z.array(z.string()),
    most: z.int(),
    remaining: z.int(),
    reset_after: z.int(),
    is_over: z.boolean(),
  }),
);

async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.api): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const digestOf = (key: string) => createHash("sha256").update(key).digest("hex");
const newKey = () => `gsk_${randomBytes(32).toString("base64url")}`;
const make = async (as: As, key: string, over: Record<string, unknown> = {}) => {
  const p_id = crypto.randomUUID();
  const answer = await backend.rpc(as, "make_api_key", {
    p_id,
    p_name: "Warehouse",
    p_scopes: ["rankings"],
    p_digest: digestOf(key),
    p_prefix: key.slice(0, 10),
    p_expires_at: null,
    ...over,
  });
  return { id: p_id, ...answer };
};
const list = async (as: As) => listed.parse((await backend.rpc(as, "list_api_keys")).json);
const admit = async (key: string) =>
  admitted.parse((await backend.rpc("service", "admit_api_key", { p_digest: digestOf(key) })).json)[0] ?? null;
const rotate = async (as: As, p_id: string, key: string, p_overlap_hours: number) =>
  backend.rpc(as, "rotate_api_key", {
    p_id,
    p_new: crypto.randomUUID(),
    p_digest: digestOf(key),
    p_prefix: key.slice(0, 10),
    p_overlap_hours,
  });

describe("API keys", () => {
  test("API keys are created, listed without the secret, accepted, and revoked at once", async () => {
    const as = await subscriber("maker");
    const key = newKey();
    const { id, json } = await make(as, key);
    expect(json).toBe("made");
    const [keys] = await list(as);
    expect(keys).toMatchObject({ id, name: "Warehouse", prefix: key.slice(0, 10), last_used_at: null });
    expect(JSON.stringify(keys)).not.toContain(digestOf(key));
    expect(await admit(key)).toMatchObject({
      key_id: id,
      user_id: "maker",
      scopes: ["rankings"],
      most: 600,
      remaining: 599,
      is_over: false,
    });
    expect((await list(as))[0]?.last_used_at).not.toBeNull();
    expect((await backend.rpc(as, "revoke_api_key", { p_id: id })).json).toBe(true);
    expect(await admit(key)).toBeNull();
    expect((await backend.rpc(as, "revoke_api_key", { p_id: id })).json).toBe(false);
    expect(await admit(newKey())).toBeNull();
  });

  test("API keys belong to their owner, and only the site can look one up", async () => {
    const [as, other] = [await subscriber("holder"), await subscriber("stranger")];
    const key = newKey();
    const { id } = await make(as, key);
    expect(await list(other)).toEqual([]);
    expect((await backend.rpc(other, "revoke_api_key", { p_id: id })).json).toBe(false);
    expect((await rotate(other, id, newKey(), 0)).json).toBe("missing");
    for (const caller of ["anonymous", as] as const) {
      expect((await backend.rpc(caller, "admit_api_key", { p_digest: digestOf(key) })).status).toBeGreaterThanOrEqual(
        400,
      );
      expect((await backend.request(caller, "/rest/v1/api_keys")).status).toBeGreaterThanOrEqual(400);
    }
    expect(await admit(key)).not.toBeNull();
  });

  test("API keys need the API right and expire on time", async () => {
    for (const tier of tiersWithout("api")) {
      expect((await make(await subscriber(`poor-${tier ?? "none"}`, tier), newKey())).json).toBe("forbidden");
    }
    const as = await subscriber("lapsing");
    const [key, over] = [newKey(), newKey()];
    const { id } = await make(as, key);
    await make(as, over, { p_expires_at: new Date(Date.now() - 1000).toISOString() });
    expect(await admit(over)).toBeNull();
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.lapsing", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect((await rotate(as, id, newKey(), 24)).json).toBe("forbidden");
    expect((await backend.rpc(as, "revoke_api_key", { p_id: id })).json).toBe(true);
  });

  test("a rotated API key stops at once or within a day", async () => {
    const as = await subscriber("rotator");
    const [first, second, third] = [newKey(), newKey(), newKey()];
    const { id } = await make(as, first, { p_scopes: ["scores", "brands"] });
    expect((await rotate(as, id, second, 24)).json).toBe("made");
    expect(await admit(first)).not.toBeNull();
    expect(await admit(second)).toMatchObject({ scopes: ["scores", "brands"] });
    const keys = await list(as);
    const old = keys.find((each) => each.id === id);
    expect(Date.parse(old?.expires_at ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await rotate(as, id, third, 0)).json).toBe("missing");
    const newer = keys.find((each) => each.id === old?.replaced_by);
    expect((await rotate(as, newer?.id ?? "", third, 0)).json).toBe("made");
    expect(await admit(second)).toBeNull();
    expect(await admit(third)).not.toBeNull();
    expect((await rotate(as, id, newKey(), 25)).status).toBeGreaterThanOrEqual(400);
  });

  test("API keys store a one-line name, known scopes, a hash and a prefix", async () => {
    const as = await subscriber("careful");
    for (const wrong of [
      { p_name: " " },
      { p_name: "two\nlines" },
      { p_name: "x".repeat(81) },
      { p_scopes: [] },
      { p_scopes: ["admin"] },
      { p_scopes: ["brands", "brands"] },
      { p_digest: "plain" },
      { p_prefix: "gsk_" },
    ]) {
      expect((await make(as, newKey(), wrong)).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    }
    expect(await list(as)).toEqual([]);
  });

  test("API keys are limited to 20, even when created in parallel", async () => {
    const as = await subscriber("collector");
    const answers = await Promise.all(Array.from({ length: 23 }, async () => (await make(as, newKey())).json));
    expect(answers.filter((each) => each === "made")).toHaveLength(20);
    expect(answers.filter((each) => each === "full")).toHaveLength(3);
  });

  test("API keys are limited to 20 while replaced ones still work", async () => {
    const as = await subscriber("rotating");
    let { id } = await make(as, newKey());
    const answers: unknown[] = [];
    for (let round = 0; round < 22; round += 1) {
      const { json } = await rotate(as, id, newKey(), 24);
      answers.push(json);
      if (json === "made") id = (await list(as)).find((key) => key.id === id)?.replaced_by ?? "";
    }
    expect(answers.filter((each) => each === "made")).toHaveLength(19);
    expect(answers.slice(19)).toEqual(["full", "full", "full"]);
    expect((await make(as, newKey())).json).toBe("full");
    // One that ends at once makes room for its successor.
    expect((await rotate(as, id, newKey(), 0)).json).toBe("made");

    const many = await subscriber("rotating-at-once");
    const keys = await Promise.all(Array.from({ length: 12 }, async () => make(many, newKey())));
    const rotated = await Promise.all(keys.map(async (key) => (await rotate(many, key.id, newKey(), 24)).json));
    expect(rotated.filter((each) => each === "made")).toHaveLength(8);
  });

  test("requests with all API keys of one owner are counted together", async () => {
    const as = await subscriber("owner-of-two");
    const [one, two] = [newKey(), newKey()];
    await make(as, one);
    await make(as, two);
    expect(await admit(one)).toMatchObject({ remaining: 599 });
    expect(await admit(two)).toMatchObject({ remaining: 598 });
    const other = newKey();
    await make(await subscriber("owner-of-one"), other);
    expect(await admit(other)).toMatchObject({ remaining: 599 });
  });

  test("API keys are limited to 600 requests in five minutes", async () => {
    const as = await subscriber("eager");
    const key = newKey();
    await make(as, key);
    const remaining: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, async () => admit(key)));
      remaining.push(...answers.map((each) => each?.remaining ?? -1));
      expect(answers.some((each) => each?.is_over)).toBe(false);
    }
    expect(new Set(remaining).size).toBe(600);
    expect(await admit(key)).toMatchObject({ remaining: 0, is_over: true });
  });

  test("API keys are in the data download without the secret, and deleted with the account", async () => {
    const as = await subscriber("leaver");
    const key = newKey();
    await make(as, key);
    const { json, text } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({ api_keys: [{ name: "Warehouse", scopes: ["rankings"] }] });
    expect(text).not.toContain(digestOf(key));
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await admit(key)).toBeNull();
  });
});
