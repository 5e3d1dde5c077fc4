import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { TeamDatabase } from "../support/team-database";

// Who sets a team's look, and who has it, by the functions alone.

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const KEEP = "keep_look($1, $2, $3, $4, $5, $6, $7)";

let teams: TeamDatabase;

beforeAll(async () => {
  teams = await TeamDatabase.start("looks");
});
afterAll(async () => teams?.stop());
beforeEach(async () => teams.makeTeam());

interface Asked {
  logo?: string | null;
  keepsLogo?: boolean;
  main?: string | null;
  second?: string | null;
}

const keep = async (user: string, { logo = null, keepsLogo = false, main = null, second = null }: Asked = {}) =>
  teams.ask(user, KEEP, [teams.team, logo, logo && 300, logo && 100, keepsLogo, main, second]);
const lookOf = async (user: string) => (await teams.rows(user, "find_look()"))[0] ?? null;
const listOf = async (user: string) => teams.rows(user, `list_looks('${teams.team}')`);
const was = z.looseObject({ was: z.string().nullable() });

test("the owner and managers set a look, members and strangers do not", async () => {
  for (const user of ["member", "stranger", "rival"]) {
    expect(await keep(user, { main: "#115536" })).toEqual({ status: "missing" });
    expect(await listOf(user)).toEqual([]);
  }
  expect(await keep("owner", { main: "#115536" })).toEqual({ status: "kept", was: null });
  expect(await keep("manager", { main: "#0d3b66" })).toMatchObject({ status: "kept" });
  expect((await listOf("manager")).map(({ main_colour }) => main_colour)).toEqual(["#0d3b66", "#115536"]);
});

test("everyone in the team has its look in their files, and no one else", async () => {
  await keep("owner", { logo: PNG, main: "#115536", second: "#8a1c3b" });
  for (const user of ["owner", "manager", "member"])
    expect(await lookOf(user)).toEqual({
      logo: PNG,
      logo_width: 300,
      logo_height: 100,
      main_colour: "#115536",
      second_colour: "#8a1c3b",
    });
  for (const user of ["stranger", "rival", "guest"]) expect(await lookOf(user)).toBeNull();
});

test("a logo stays when only colours are changed, and goes when it is removed", async () => {
  await keep("owner", { logo: PNG });
  await keep("owner", { keepsLogo: true, main: "#115536" });
  expect(await lookOf("owner")).toMatchObject({ logo: PNG, main_colour: "#115536" });
  await keep("owner", { main: "#115536" });
  expect(await lookOf("owner")).toMatchObject({ logo: null, main_colour: "#115536" });
});

test("an earlier look is restored, by its own team alone", async () => {
  await keep("owner", { logo: PNG, main: "#115536" });
  const { was: first } = was.parse(await keep("owner", {}));
  for (const user of ["member", "rival"])
    expect(await teams.statusOf(user, "restore_look($1, $2)", [teams.team, first])).toBe("missing");
  const { was: second } = was.parse(await teams.ask("manager", "restore_look($1, $2)", [teams.team, first]));
  expect(await lookOf("member")).toMatchObject({ logo: PNG, main_colour: "#115536" });
  await teams.ask("manager", "restore_look($1, $2)", [teams.team, second]);
  expect(await lookOf("member")).toMatchObject({ logo: null, main_colour: null });
  const [others] = await teams.database.query("select id from public.annual_subscriptions where user_id = 'rival'");
  expect(await teams.statusOf("rival", "restore_look($1, $2)", [others?.id, first])).toBe("missing");
});

test("six looks of a team are kept, and each change is logged without the logo itself", async () => {
  for (const digit of "12345678") await keep("owner", { logo: PNG, main: `#${digit.repeat(6)}` });
  expect((await listOf("owner")).map(({ main_colour }) => String(main_colour).charAt(1))).toEqual([
    "8",
    "7",
    "6",
    "5",
    "4",
    "3",
  ]);
  const lines = await teams.database.query(
    "select by_user, detail from access.audit_log where action = 'team.look' and subject = $1",
    [teams.team],
  );
  expect(lines).toHaveLength(8);
  expect(lines[0]).toEqual({ by_user: "owner", detail: { logo: "300 × 100", main: "#111111", second: null } });
});

test("a plan without reports has no look, and gets its own back with the plan", async () => {
  await keep("owner", { main: "#115536" });
  const change = async (tier: string) =>
    teams.database.query("update public.annual_subscriptions set tier = $2 where id = $1", [teams.team, tier]);
  await change("essential");
  expect(await lookOf("owner")).toBeNull();
  expect(await keep("owner", { main: "#0d3b66" })).toEqual({ status: "missing" });
  await change("professional");
  expect(await lookOf("owner")).toMatchObject({ main_colour: "#115536" });
});

test.each([
  ["another file as a logo", { logo: Buffer.from("<svg>".repeat(20)).toString("base64") }],
  ["a name as a colour", { main: "red" }],
  ["a style as a colour", { second: "#115536;color:red" }],
])("the database refuses %s", async (_, look) => {
  await expect(keep("owner", look)).rejects.toThrow();
  expect(await listOf("owner")).toEqual([]);
});

test("a look goes with its team", async () => {
  await keep("owner", { main: "#115536" });
  await teams.database.query("delete from public.annual_subscriptions where id = $1", [teams.team]);
  expect(await teams.database.query("select count(*)::int as count from access.team_looks")).toEqual([{ count: 0 }]);
});
