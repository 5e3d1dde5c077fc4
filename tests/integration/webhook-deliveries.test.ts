import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

let server: PlainPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("granskog");
  await applyMigrations(database);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});
beforeEach(async () => database.query("truncate access.webhook_deliveries"));

const ask = async (name: "note_webhook" | "finish_webhook", provider: string, id: string): Promise<unknown> => {
  const [row] = await database.as({ role: "service_role" }, `select public.${name}('${provider}', '${id}') as answer`);
  return row?.answer;
};

describe("a provider's message", () => {
  test("a provider's message is processed until it succeeds, however often it arrives", async () => {
    expect(await ask("note_webhook", "clerk", "msg_1")).toBe(true);
    expect(await ask("note_webhook", "clerk", "msg_1"), "the first attempt failed").toBe(true);
    expect(await ask("finish_webhook", "clerk", "msg_1")).toBe(true);
    expect(await ask("note_webhook", "clerk", "msg_1")).toBe(false);
    expect(await ask("finish_webhook", "clerk", "msg_1")).toBe(false);
  });

  test("a provider's message with another provider's ID is a different one", async () => {
    await ask("note_webhook", "clerk", "msg_1");
    await ask("finish_webhook", "clerk", "msg_1");
    expect(await ask("note_webhook", "stripe", "msg_1")).toBe(true);
  });

  test("a provider's message cannot be marked as processed before it arrives", async () => {
    expect(await ask("finish_webhook", "clerk", "msg_1")).toBe(false);
    expect(await ask("note_webhook", "clerk", "msg_1")).toBe(true);
  });

  test("a provider's message is remembered for ninety days", async () => {
    const age = async (days: number) =>
      database.query("update access.webhook_deliveries set at = now() - make_interval(days => $1)", [days]);
    await ask("note_webhook", "clerk", "msg_1");
    await ask("finish_webhook", "clerk", "msg_1");
    await age(89);
    expect(await ask("note_webhook", "clerk", "msg_1")).toBe(false);
    await age(91);
    expect(await ask("note_webhook", "clerk", "msg_1")).toBe(true);
  });
});

test.each(["anon", "authenticated"] as const)("%s has no access to providers' messages", async (role) => {
  const asked = database.as({ role, sub: "kari" }, "select public.note_webhook('clerk', 'msg_1')");
  await expect(asked).rejects.toThrow("permission denied");
});
