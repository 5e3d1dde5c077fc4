import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());

const CONFIGURATION = { version: 1, figure: "single-country", search: "market=sweden&industry=food-grocery" };
const charts = z.array(
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    folder: z.string(),
    tags: z.array(z.string()),
    notes: z.string(),
    configuration: z.unknown(),
    made_at: z.string(),
    changed_at: z.string(),
    is_mine: z.boolean(),
    owner_name: z.string(),
    team: z.uuid().nullable(),
  }),
);

/** Someone with a plan, and a token to call with. */
async function subscriber(userId: string, tier: string | null = RIGHT_TIERS.savedCharts): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const DETAILS = {
  p_name: "Food",
  p_folder: "",
  p_tags: [] as string[],
  p_notes: "",
  p_team: null as string | null,
  p_configuration: CONFIGURATION as unknown,
};
const save = async (as: As, p_id: string, changes: Partial<typeof DETAILS> = {}) =>
  backend.rpc(as, "save_chart", { p_id, ...DETAILS, ...changes });
const list = async (as: As) => charts.parse((await backend.rpc(as, "list_saved_charts")).json);
const admin = async (as: As, p_id: string | null = null) =>
  (await backend.rpc(as, "find_chart_list", { p_id })).json as Record<string, unknown>;
const teamOf = async (userId: string) => {
  const { json } = await backend.request("service", `/rest/v1/annual_subscriptions?user_id=eq.${userId}&select=id`);
  return z.tuple([z.object({ id: z.uuid() })]).parse(json)[0].id;
};
const seat = async (team: string, userId: string) =>
  backend.insert("subscription_team_members", {
    subscription_id: team,
    email: `${userId}@sample.test`,
    user_id: userId,
    role: "member",
    joined_at: new Date().toISOString(),
  });

describe("saved charts", () => {
  test("saved charts are saved, changed, copied, deleted and restored unchanged", async () => {
    const as = await subscriber("keeper");
    const id = crypto.randomUUID();
    expect(
      (await save(as, id, { p_name: "  Food  ", p_folder: "Board", p_tags: ["q3"], p_notes: "Line\nline" })).json,
    ).toBe("saved");
    const [made] = await list(as);
    expect(made).toMatchObject({
      id,
      name: "Food",
      folder: "Board",
      tags: ["q3"],
      notes: "Line\nline",
      configuration: CONFIGURATION,
      is_mine: true,
      team: null,
    });
    expect((await save(as, id, { p_name: "Drinks", p_configuration: null })).json).toBe("saved");
    expect(await list(as)).toMatchObject([{ name: "Drinks", configuration: CONFIGURATION, made_at: made?.made_at }]);
    expect(await admin(as, id)).toMatchObject({
      charts: 1,
      folders: [],
      tags: [],
      teams: [],
      chart: { id, name: "Drinks" },
    });
    const copy = crypto.randomUUID();
    expect((await backend.rpc(as, "copy_chart", { p_id: id, p_copy: copy, p_name: "Drinks (copy)" })).json).toBe(
      "saved",
    );
    expect((await backend.rpc(as, "remove_chart", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "remove_chart", { p_id: id })).json).toBe(false);
    expect((await save(as, id)).json).toBe("missing");
    expect((await list(as)).map((each) => each.id)).toEqual([copy]);
    expect((await backend.rpc(as, "restore_chart", { p_id: id })).json).toBe("saved");
    expect((await list(as)).find((each) => each.id === id)).toMatchObject({ name: "Drinks", made_at: made?.made_at });
    expect((await backend.rpc(as, "restore_chart", { p_id: id })).json).toBe("missing");
  });

  test("saved charts are visible only to their owner", async () => {
    const [as, other] = [await subscriber("owner"), await subscriber("other")];
    const id = crypto.randomUUID();
    await save(as, id);
    expect(await list(other)).toEqual([]);
    expect(await admin(other, id)).toMatchObject({ charts: 0, chart: null });
    const nothing = crypto.randomUUID();
    for (const p_id of [id, nothing]) {
      if (p_id === id) expect((await save(other, p_id)).json).toBe("missing");
      expect((await save(other, p_id, { p_configuration: null })).json).toBe("missing");
      expect((await backend.rpc(other, "copy_chart", { p_id, p_copy: crypto.randomUUID(), p_name: "Mine" })).json).toBe(
        "missing",
      );
      expect((await backend.rpc(other, "remove_chart", { p_id })).json).toBe(false);
      expect((await backend.rpc(other, "restore_chart", { p_id })).json).toBe("missing");
    }
    expect(await list(as)).toMatchObject([{ id, name: "Food" }]);
    const args: Record<string, object> = {
      list_saved_charts: {},
      find_chart_list: { p_id: id },
      save_chart: { p_id: id, ...DETAILS },
      copy_chart: { p_id: id, p_copy: nothing, p_name: "x" },
      remove_chart: { p_id: id },
      restore_chart: { p_id: id },
    };
    for (const [name, input] of Object.entries(args))
      expect((await backend.rpc("anonymous", name, { ...input })).status, name).toBeGreaterThanOrEqual(400);
    expect((await backend.request(as, "/rest/v1/saved_charts")).status).toBeGreaterThanOrEqual(400);
  });

  test("saved charts need a plan to be saved, but can be read and deleted without it", async () => {
    const free = await subscriber("poor", null);
    expect((await save(free, crypto.randomUUID())).json).toBe("forbidden");
    const as = await subscriber("lapsing");
    const id = crypto.randomUUID();
    await save(as, id);
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.lapsing", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect((await save(as, id)).json).toBe("forbidden");
    expect((await backend.rpc(as, "copy_chart", { p_id: id, p_copy: crypto.randomUUID(), p_name: "x" })).json).toBe(
      "forbidden",
    );
    expect(await list(as)).toMatchObject([{ id }]);
    expect((await backend.rpc(as, "remove_chart", { p_id: id })).json).toBe(true);
    expect((await backend.rpc(as, "restore_chart", { p_id: id })).json).toBe("forbidden");
  });

  test("saved charts keep a configuration that this version cannot read", async () => {
    const as = await subscriber("careful");
    const tags = Array.from({ length: 11 }, (_, index) => `t${index}`);
    expect(
      (
        await save(as, crypto.randomUUID(), {
          p_name: "å".repeat(120),
          p_folder: "f".repeat(60),
          p_tags: tags.slice(0, 10),
          p_notes: "n".repeat(2_000),
          p_configuration: { version: 99, was: "new" },
        })
      ).json,
    ).toBe("saved");
    const bad: Partial<Record<keyof typeof DETAILS, unknown>>[] = [
      { p_name: "" },
      { p_name: "x".repeat(121) },
      { p_name: "two\nlines" },
      { p_folder: "f".repeat(61) },
      { p_tags: tags },
      { p_tags: ["a", "A"] },
      { p_tags: ["a,b"] },
      { p_tags: [""] },
      { p_tags: null },
      { p_notes: "n".repeat(2_001) },
      { p_notes: null },
      { p_configuration: [] },
      { p_configuration: { x: "y".repeat(40_001) } },
    ];
    for (const input of bad)
      expect(
        (await save(as, crypto.randomUUID(), input as never)).status,
        JSON.stringify(input).slice(0, 60),
      ).toBeGreaterThanOrEqual(400);
    expect(await list(as)).toMatchObject([{ configuration: { version: 99, was: "new" } }]);
  });

  test("saved charts are shown to a team, and only their owner changes them", async () => {
    const owner = await subscriber("team-owner", "enterprise");
    const team = await teamOf("team-owner");
    await Promise.all(["mate", "leaver-of-team"].map(async (userId) => seat(team, userId)));
    const [mate, stranger, leaver] = [
      await backend.tokenFor("mate"),
      await subscriber("stranger", "enterprise"),
      await backend.tokenFor("leaver-of-team"),
    ];
    const [id, his] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await admin(mate)).toMatchObject({ teams: [{ id: team }] });
    expect((await save(stranger, crypto.randomUUID(), { p_team: team })).json).toBe("no-team");
    expect((await save(owner, id, { p_team: team, p_folder: "Private" })).json).toBe("saved");
    expect((await save(leaver, his, { p_team: team, p_name: "His" })).json).toBe("saved");
    expect(await list(stranger)).toEqual([]);
    expect((await list(mate)).map(({ name, folder, is_mine }) => [name, folder, is_mine])).toEqual([
      ["His", "", false],
      ["Food", "", false],
    ]);
    expect((await save(mate, id)).json).toBe("missing");
    expect((await backend.rpc(mate, "remove_chart", { p_id: id })).json).toBe(false);
    expect(
      (await backend.rpc(mate, "copy_chart", { p_id: id, p_copy: crypto.randomUUID(), p_name: "Copy" })).json,
    ).toBe("saved");
    expect((await list(mate)).find((each) => each.name === "Copy")).toMatchObject({ is_mine: true, team: null });
    // Out of the team: neither sees the other's, also when they come back.
    expect((await backend.rpc(leaver, "leave_team", { p_team: team })).json).toMatchObject({ status: "left" });
    expect((await list(mate)).map((each) => each.name)).toEqual(["Copy", "Food"]);
    expect(await list(leaver)).toMatchObject([{ name: "His", team: null }]);
    await seat(team, "leaver-of-team");
    expect((await list(mate)).map((each) => each.name)).toEqual(["Copy", "Food"]);
    expect((await list(leaver)).map((each) => each.name)).toEqual(["His", "Food"]);
    // A subscription that ended shows no one anything.
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.team-owner", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect((await list(mate)).map((each) => each.name)).toEqual(["Copy"]);
  });

  test("saved charts are limited to 500, even when saved in parallel", async () => {
    const as = await subscriber("collector");
    for (let at = 0; at < 498; at += 1) await save(as, crypto.randomUUID(), { p_name: `C${at}` });
    const answers = await Promise.all(
      Array.from(
        { length: 5 },
        async (_, index) => (await save(as, crypto.randomUUID(), { p_name: `P${index}` })).json,
      ),
    );
    expect(answers.filter((each) => each === "saved")).toHaveLength(2);
    const [first] = await list(as);
    expect((await save(as, first?.id ?? "", { p_name: "Still changeable" })).json).toBe("saved");
    expect(
      (await backend.rpc(as, "copy_chart", { p_id: first?.id, p_copy: crypto.randomUUID(), p_name: "x" })).json,
    ).toBe("full");
  });

  test("saved charts are in the data download, and deleted with the account", async () => {
    const as = await subscriber("leaver");
    await save(as, crypto.randomUUID());
    const { json } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({ saved_charts: [{ name: "Food", configuration: CONFIGURATION }] });
    expect(JSON.stringify((json as { saved_charts: unknown }).saved_charts)).not.toContain("leaver");
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await list(as)).toEqual([]);
  });
});
