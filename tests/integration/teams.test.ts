import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf, TeamDatabase } from "../support/team-database";

// What each role in a team may do, by the functions alone: the site calls them with the token of the signed-in person.

let teams: TeamDatabase;

beforeAll(async () => {
  teams = await TeamDatabase.start("teams");
});
afterAll(async () => teams?.stop());
beforeEach(async () => teams.makeTeam());

describe("roles", () => {
  test("managers remove members but not managers, and owners cannot be removed", async () => {
    const [manager, member] = [await teams.seatOf("manager"), await teams.seatOf("member")];
    for (const user of ["member", "stranger", "rival"])
      expect(await teams.ask(user, "remove_from_team($1)", [manager])).toEqual({ status: "missing" });
    expect(await teams.statusOf("manager", "remove_from_team($1)", [manager])).toBe("forbidden");
    expect(await teams.statusOf("manager", "change_team_role($1, 'manager')", [member])).toBe("missing");
    expect(await teams.statusOf("owner", "change_team_role($1, 'manager')", [member])).toBe("changed");
    expect([
      await teams.statusOf("manager", "remove_from_team($1)", [member]),
      await teams.statusOf("owner", "remove_from_team($1)", [member]),
    ]).toEqual(["forbidden", "removed"]);
    expect(await teams.tierOf("member")).toBeNull();
    expect(await teams.statusOf("owner", "leave_team($1)", [teams.team])).toBe("missing");
  });

  test("ownership is transferred in two steps, and the former owner stays as a manager", async () => {
    const member = await teams.seatOf("member");
    expect(await teams.statusOf("manager", "offer_team($1)", [member])).toBe("missing");
    expect(await teams.statusOf("member", "answer_team_offer($1, true)", [teams.team])).toBe("missing");
    expect(await teams.statusOf("owner", "offer_team($1)", [member])).toBe("offered");
    for (const user of ["manager", "rival", "owner"])
      expect(await teams.statusOf(user, "answer_team_offer($1, true)", [teams.team])).toBe("missing");
    expect(await teams.ask("member", "answer_team_offer($1, true)", [teams.team])).toEqual({
      status: "taken",
      email: addressOf("owner"),
    });
    expect(
      await teams.database.query("select user_id from public.annual_subscriptions where id = $1", [teams.team]),
    ).toEqual([{ user_id: "member" }]);
    expect(await teams.seated()).toEqual([
      { user_id: "manager", role: "manager" },
      { user_id: "owner", role: "manager" },
    ]);
    expect([await teams.tierOf("owner"), await teams.tierOf("member")]).toEqual(["professional", "professional"]);
    expect(await teams.statusOf("owner", "offer_team($1)", [await teams.seatOf("manager")])).toBe("missing");
  });

  test("no one can own two teams, and an offer takes nothing away", async () => {
    await teams.database.query(
      "insert into public.subscription_team_members (subscription_id, email, user_id) values ($1, 'rival@tarnholt.example', 'rival')",
      [teams.team],
    );
    expect([
      await teams.statusOf("owner", "offer_team($1)", [await teams.seatOf("rival")]),
      await teams.statusOf("rival", "answer_team_offer($1, true)", [teams.team]),
    ]).toEqual(["offered", "has_own"]);
  });

  test("every team action is logged with who did it, and without an address", async () => {
    await teams.invite("owner", [addressOf("guest")]);
    await teams.accept("guest");
    await teams.ask("owner", "remove_from_team($1)", [await teams.seatOf("guest")]);
    const lines = await teams.database.query(
      "select by_user, action, detail from access.audit_log where subject = $1 order by id",
      [teams.team],
    );
    expect(lines.map(({ by_user, action }) => `${String(by_user)} ${String(action)}`)).toEqual([
      "owner team.invite",
      "guest team.join",
      "owner team.remove",
    ]);
    expect(JSON.stringify(lines)).not.toContain("@");
  });
});
