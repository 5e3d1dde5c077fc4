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

const ENTRIES = ["kvarno.sweden", "havrud.norway"];
const portfolios = z.array(
  z.strictObject({ id: z.uuid(), name: z.string(), entries: z.array(z.string()), updated_at: z.string() }),
);

/** Someone with a plan, and a token to call with. */
async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.portfolio): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const save = async (as: As, p_id: string, p_name = "Food", p_entries: unknown = ENTRIES) =>
  backend.rpc(as, "save_portfolio", { p_id, p_name, p_entries });
const list = async (as: As) => portfolios.parse((await backend.rpc(as, "list_portfolios")).json);

describe("portfolios", () => {
  test("portfolios are saved, renamed, changed, deleted, and restored with the same ID", async () => {
    const as = await subscriber("keeper");
    const id = crypto.randomUUID();
    expect((await save(as, id, "  Food  ")).json).toBe("saved");
    expect(await list(as)).toMatchObject([{ id, name: "Food", entries: ENTRIES }]);
    expect((await save(as, id, "Drinks", ["kvarno.sweden"])).json).toBe("saved");
    expect(await list(as)).toMatchObject([{ id, name: "Drinks", entries: ["kvarno.sweden"] }]);
    expect((await backend.rpc(as, "remove_portfolio", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "remove_portfolio", { p_id: id })).json).toBe(false);
    expect((await save(as, id)).json).toBe("saved");
    expect((await list(as)).map((each) => each.id)).toEqual([id]);
  });

  test("portfolios are visible only to their owner", async () => {
    const [as, other] = [await subscriber("owner"), await subscriber("other")];
    const id = crypto.randomUUID();
    await save(as, id);
    expect(await list(other)).toEqual([]);
    expect((await save(other, id, "Mine now")).json).toBe("missing");
    expect((await backend.rpc(other, "remove_portfolio", { p_id: id })).json).toBe(false);
    expect(await list(as)).toMatchObject([{ id, name: "Food" }]);
    for (const name of ["list_portfolios", "save_portfolio", "remove_portfolio"]) {
      const args = {
        list_portfolios: {},
        save_portfolio: { p_id: id, p_name: "x", p_entries: ENTRIES },
        remove_portfolio: { p_id: id },
      }[name];
      expect((await backend.rpc("anonymous", name, args)).status, name).toBeGreaterThanOrEqual(400);
    }
    expect((await backend.request(as, "/rest/v1/portfolios")).status).toBeGreaterThanOrEqual(400);
  });

  test("portfolios need the right to be saved, but can be read and deleted without it", async () => {
    for (const tier of tiersWithout("portfolio")) {
      const as = await subscriber(`poor-${tier ?? "none"}`, tier);
      expect((await save(as, crypto.randomUUID())).json).toBe("forbidden");
      expect(await list(as)).toEqual([]);
    }
    const as = await subscriber("lapsing");
    const id = crypto.randomUUID();
    await save(as, id);
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.lapsing", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect((await save(as, id, "Other")).json).toBe("forbidden");
    expect(await list(as)).toMatchObject([{ id, name: "Food" }]);
    expect((await backend.rpc(as, "remove_portfolio", { p_id: id })).json).toBe(true);
  });

  test("portfolios hold 1 to 200 different brands of known markets", async () => {
    const as = await subscriber("careful");
    const many = (length: number) => Array.from({ length }, (_, index) => `b${index}.sweden`);
    expect((await save(as, crypto.randomUUID(), "All", many(200))).json).toBe("saved");
    for (const entries of [
      [],
      null,
      many(201),
      ["kvarno"],
      ["Kvarnö.sweden"],
      ["a.sweden", "a.sweden"],
      [null],
      ["a.sweden; drop"],
    ]) {
      expect(
        (await save(as, crypto.randomUUID(), "Bad", entries)).status,
        JSON.stringify(entries),
      ).toBeGreaterThanOrEqual(400);
    }
    for (const name of ["", "   ", "x".repeat(81), "two\nlines", null]) {
      expect((await save(as, crypto.randomUUID(), name as string)).status, JSON.stringify(name)).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect(await list(as)).toHaveLength(1);
  });

  test("portfolios are limited to 50, even when saved in parallel", async () => {
    const as = await subscriber("collector");
    const answers = await Promise.all(
      Array.from({ length: 53 }, async (_, index) => (await save(as, crypto.randomUUID(), `P${index}`)).json),
    );
    expect(answers.filter((each) => each === "saved")).toHaveLength(50);
    expect(answers.filter((each) => each === "full")).toHaveLength(3);
    const [first] = await list(as);
    expect((await save(as, first?.id ?? "", "Still changeable")).json).toBe("saved");
  });

  test("portfolios are in the data download, and deleted with the account", async () => {
    const as = await subscriber("leaver");
    await save(as, crypto.randomUUID());
    const { json } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({ portfolios: [{ name: "Food", entries: ENTRIES }] });
    expect(JSON.stringify((json as { portfolios: unknown }).portfolios)).not.toContain("leaver");
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await list(as)).toEqual([]);
  });
});
