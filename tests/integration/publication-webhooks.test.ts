import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { tiersWithout } from "@/tests/support/what-callers-know";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { publishSentinelStudy } from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startOwnBackend();
});
afterAll(async () => backend?.stop());

const SALT = "a".repeat(22);
const listed = z.array(
  z.looseObject({
    id: z.uuid(),
    url: z.string(),
    failures: z.int(),
    off_reason: z.string().nullable(),
    events: z.array(
      z.looseObject({ kind: z.string(), state: z.string(), status: z.int().nullable(), fault: z.string().nullable() }),
    ),
  }),
);
const claimed = z.array(
  z.looseObject({ event: z.uuid(), webhook: z.uuid(), user_id: z.string(), attempts: z.int(), stamp: z.int() }),
);

async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.api): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
async function save(as: As, p_url = "https://hooks.example/granskog") {
  const p_id = crypto.randomUUID();
  return { id: p_id, ...(await backend.rpc(as, "save_webhook", { p_id, p_url, p_salt: SALT })) };
}
const list = async (as: As) => listed.parse((await backend.rpc(as, "list_webhooks")).json);
const claim = async () => claimed.parse((await backend.rpc("service", "claim_webhook_events", { p_most: 50 })).json);
const settle = async (
  p_event: string,
  p_status: number | null,
  p_fault: string | null,
  p_retry_minutes: number | null = 0,
) => (await backend.rpc("service", "settle_webhook_events", { p_event, p_status, p_fault, p_retry_minutes })).json;

describe("webhooks", () => {
  test("webhooks receive the next publication once, and are turned off after ten failures", async () => {
    const [as, failing, off, lapsed] = [
      await subscriber("listener"),
      await subscriber("failing"),
      await subscriber("switched"),
      await subscriber("lapsed"),
    ];
    const [good, bad, quiet, poor] = [
      await save(as),
      await save(failing, "https://gone.example/x"),
      await save(off),
      await save(lapsed),
    ];
    for (const each of [good, bad, quiet, poor]) expect(each.json).toBe("saved");
    expect((await backend.rpc(off, "change_webhook", { p_id: quiet.id, p_on: false })).json).toBe("saved");
    expect(await claim()).toEqual([]);
    await publishSentinelStudy(backend);
    const due = await claim();
    expect(due.map(({ webhook }) => webhook).toSorted()).toEqual([good.id, bad.id, poor.id].toSorted());
    expect(await claim()).toEqual([]);
    const eventsOf = (id: string) => due.find(({ webhook }) => webhook === id)?.event ?? "";
    expect(await settle(eventsOf(good.id), 204, null)).toBe("sent");
    expect(await settle(eventsOf(good.id), 204, null)).toBe("missing");
    expect(await settle(eventsOf(poor.id), null, "no-plan")).toBe("dropped");
    for (let attempt = 1; attempt < 10; attempt += 1) {
      expect(await settle(eventsOf(bad.id), 500, "refused")).toBe("again");
      expect(await claim()).toMatchObject([{ webhook: bad.id, attempts: attempt + 1 }]);
    }
    expect(await settle(eventsOf(bad.id), null, "unreachable")).toBe("off");
    expect(await claim()).toEqual([]);
    expect(await list(as)).toMatchObject([
      { failures: 0, off_reason: null, events: [{ kind: "publication", state: "sent", status: 204 }] },
    ]);
    expect(await list(failing)).toMatchObject([
      { failures: 10, off_reason: "failures", events: [{ state: "dropped", fault: "unreachable" }] },
    ]);
    expect((await backend.rpc(failing, "change_webhook", { p_id: bad.id, p_on: true })).json).toBe("saved");
    expect(await list(failing)).toMatchObject([{ failures: 0, off_reason: null }]);
    expect(await claim()).toEqual([]);
  });

  test("webhooks are visible only to their owner, and need the API right", async () => {
    const [as, other, poor] = [
      await subscriber("holder"),
      await subscriber("stranger"),
      await subscriber("poor", tiersWithout("api").at(-1) ?? null),
    ];
    const { id } = await save(as);
    expect((await save(poor)).json).toBe("forbidden");
    expect(await list(other)).toEqual([]);
    expect((await backend.rpc(other, "change_webhook", { p_id: id, p_on: false })).json).toBe("missing");
    expect((await backend.rpc(other, "remove_webhook", { p_id: id })).json).toBe(false);
    expect((await backend.rpc(other, "begin_webhook_test", { p_id: id })).json).toMatchObject([
      { outcome: "missing", url: null, salt: null },
    ]);
    for (const name of ["claim_webhook_events", "settle_webhook_events"]) {
      const args = name === "claim_webhook_events" ? { p_most: 5 } : { p_event: id, p_status: 200, p_fault: null };
      expect((await backend.rpc(as, name, args)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await backend.rpc(as, "remove_webhook", { p_id: id })).json).toBe(true);
  });

  test("webhooks are limited to five, need HTTPS, and allow ten tests an hour", async () => {
    const as = await subscriber("careful");
    for (const url of [
      "http://plain.example/",
      "ftp://x.example",
      "https://a b.example",
      `https://${"x".repeat(500)}.example`,
    ])
      expect((await save(as, url)).status).toBeGreaterThanOrEqual(400);
    const answers = await Promise.all(Array.from({ length: 7 }, async () => save(as)));
    expect(answers.filter(({ json }) => json === "saved")).toHaveLength(5);
    const id = answers.find(({ json }) => json === "saved")?.id ?? "";
    for (let round = 0; round < 10; round += 1) {
      const { json } = await backend.rpc(as, "begin_webhook_test", { p_id: id });
      expect(json).toMatchObject([{ outcome: "begun", salt: SALT }]);
      expect(await settle(z.tuple([z.looseObject({ event: z.uuid() })]).parse(json)[0].event, 200, null)).toBe("sent");
    }
    expect((await backend.rpc(as, "begin_webhook_test", { p_id: id })).json).toMatchObject([{ outcome: "often" }]);
    expect((await list(as)).find((each) => each.id === id)).toMatchObject({ failures: 0 });
  });

  test("webhooks are in the data download, and deleted with the account", async () => {
    const as = await subscriber("leaver");
    await save(as);
    const { json, text } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({ webhooks: [{ url: "https://hooks.example/granskog" }] });
    expect(text).not.toContain(SALT);
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await list(as)).toEqual([]);
  });
});
