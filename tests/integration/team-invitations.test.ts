import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf, digest, TeamDatabase } from "../support/team-database";

// Who may invite to a team and accept, by the functions alone.

let teams: TeamDatabase;

beforeAll(async () => {
  teams = await TeamDatabase.start("team_invitations");
});
afterAll(async () => teams?.stop());
beforeEach(async () => teams.makeTeam());

describe("inviting", () => {
  test("only owners and managers can invite, and others cannot tell whether a team exists", async () => {
    expect((await teams.invite("owner", ["a@b.example"], "manager")).status).toBe("invited");
    expect((await teams.invite("manager", ["c@d.example"])).status).toBe("invited");
    expect((await teams.invite("manager", ["e@f.example"], "manager")).status).toBe("forbidden");
    for (const user of ["member", "stranger", "rival"]) {
      expect(await teams.invite(user, ["g@h.example"])).toEqual({ status: "missing" });
      expect(await teams.invite(user, ["g@h.example"], "member", randomUUID())).toEqual({ status: "missing" });
      expect(await teams.rows(user, `list_team_seats('${teams.team}')`)).toEqual([]);
    }
    expect(await teams.rows("manager", `list_team_seats('${teams.team}')`)).toHaveLength(4);
  });

  test("inviting several people is all or nothing, and names the problem with each address", async () => {
    await teams.invite("owner", [addressOf("guest")]);
    const { status, faults } = await teams.invite("owner", [
      "new@b.example",
      addressOf("guest"),
      addressOf("owner"),
      addressOf("member"),
      "nobody",
      "NEW@b.example",
    ]);
    expect(status).toBe("faults");
    const wrong = {
      [addressOf("guest")]: "invited",
      [addressOf("owner")]: "owner",
      [addressOf("member")]: "joined",
      nobody: "malformed",
      "new@b.example": "twice",
    };
    expect(faults).toHaveLength(5);
    expect(faults).toEqual(expect.arrayContaining(Object.entries(wrong).map(([email, fault]) => ({ email, fault }))));
    expect(
      await teams.invite(
        "owner",
        Array.from({ length: 7 }, (_, i) => `p${i}@b.example`),
      ),
    ).toEqual({ status: "full", free: 6, wanted: 7 });
    expect(await teams.seated()).toHaveLength(3);
  });

  test("an invitation reserves a seat until it expires, and can then be resent", async () => {
    await teams.invite(
      "owner",
      Array.from({ length: 7 }, (_, i) => `p${i}@b.example`),
    );
    expect((await teams.invite("owner", ["late@b.example"])).status).toBe("full");
    await teams.age(15);
    expect(await teams.accept("guest", "code of p0@b.example")).toEqual({ status: "other_address" });
    expect((await teams.invite("owner", ["late@b.example", "p1@b.example"])).status).toBe("invited");
  });

  test("invitations cannot flood anyone's mailbox", async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await teams.invite("owner", ["victim@b.example"])).status).toBe("invited");
      const [row] = await teams.database.query(
        "select id from public.subscription_team_members where email = 'victim@b.example'",
      );
      expect(
        await teams.statusOf("owner", "resend_invitation($1, $2, $3)", [row?.id, randomUUID(), digest("again")]),
      ).toBe("often");
      expect(await teams.statusOf("owner", "remove_from_team($1)", [row?.id])).toBe("revoked");
    }
    expect(await teams.invite("owner", ["victim@b.example"])).toMatchObject({
      status: "faults",
      faults: [{ fault: "often" }],
    });
  });

  test("inviting stops while it is turned off or the plan is not active", async () => {
    const turn = async (isOn: boolean) =>
      teams.database.query("update access.flags set is_on = $1 where name = 'team_invitations'", [isOn]);
    await turn(false);
    expect((await teams.invite("owner", ["a@b.example"])).status).toBe("off");
    await turn(true);
    await teams.invite("owner", [addressOf("guest")]);
    await teams.database.query("update public.annual_subscriptions set status = 'canceled' where id = $1", [
      teams.team,
    ]);
    expect((await teams.invite("owner", ["a@b.example"])).status).toBe("ended");
    expect((await teams.accept("guest")).status).toBe("ended");
  });
});

describe("an invitation", () => {
  test("an invitation works for one address, and a resent one replaces the first", async () => {
    await teams.invite("manager", [addressOf("guest")]);
    expect(await teams.accept("stranger", `code of ${addressOf("guest")}`)).toEqual({ status: "other_address" });
    await teams.age(1);
    expect(
      await teams.statusOf("owner", "resend_invitation($1, $2, $3)", [
        await teams.seatOf("guest"),
        randomUUID(),
        digest("second"),
      ]),
    ).toBe("sent");
    expect(await teams.accept("guest")).toEqual({ status: "unknown" });
    const seat = await teams.seatOf("guest");
    expect([
      await teams.statusOf("rival", "remove_from_team($1)", [seat]),
      await teams.statusOf("manager", "remove_from_team($1)", [seat]),
    ]).toEqual(["missing", "revoked"]);
    expect(await teams.accept("guest", "second")).toEqual({ status: "unknown" });
    expect(await teams.tierOf("guest")).toBeNull();
  });

  test("an invitation can be declined without its code only by the invited address", async () => {
    await teams.invite("owner", [addressOf("guest")]);
    expect(await teams.rows("guest", "list_received_invitations()")).toMatchObject([
      { team_name: "owner Holm", from_email: addressOf("owner"), tier: "professional" },
    ]);
    expect(await teams.rows("stranger", "list_received_invitations()")).toEqual([]);
    const seat = await teams.seatOf("guest");
    expect(await teams.statusOf("stranger", "answer_invitation($1, true)", [seat])).toBe("unknown");
    expect(await teams.statusOf("guest", "answer_invitation($1, true)", [seat])).toBe("joined");
    expect(await teams.tierOf("guest")).toBe("professional");
    expect([await teams.statusOf("guest", "leave_team($1)", [teams.team]), await teams.tierOf("guest")]).toEqual([
      "left",
      null,
    ]);
  });

  test("an invitation by link works for its domain until it expires or is replaced", async () => {
    const make = async (code: string, domain: string | null) =>
      teams.statusOf("manager", "put_team_link($1, $2, $3, $4, 7)", [teams.team, randomUUID(), digest(code), domain]);
    expect(await make("first", "elsewhere.example")).toBe("made");
    expect((await teams.accept("guest", "first")).status).toBe("other_domain");
    expect(await make("second", "Tarnholt.example")).toBe("made");
    expect((await teams.accept("guest", "first")).status).toBe("unknown");
    await teams.database.query("update access.team_links set expires_at = now()");
    expect((await teams.accept("guest", "second")).status).toBe("expired");
    expect(await make("third", null)).toBe("made");
    expect((await teams.accept("guest", "third")).status).toBe("joined");
    expect([
      await teams.statusOf("member", "end_team_link($1)", [teams.team]),
      await teams.statusOf("owner", "end_team_link($1)", [teams.team]),
    ]).toEqual(["missing", "ended"]);
    expect((await teams.accept("stranger", "third")).status).toBe("unknown");
    expect(await teams.tierOf("guest")).toBe("professional");
  });
});

test("during a trial only personal invitations work", async () => {
  const make = async () =>
    teams.statusOf("owner", "put_team_link($1, $2, $3, null, 7)", [teams.team, randomUUID(), digest("open")]);
  expect(await make()).toBe("made");
  await teams.database.query(
    "update public.annual_subscriptions set is_trial = true, trial_ends_at = now() + interval '7 days' where user_id = 'owner'",
  );
  expect(await make()).toBe("trial");
  expect((await teams.accept("stranger", "open")).status).toBe("named_only");
  expect(await teams.statusOf("stranger", "look_at_invitation($1)", ["open"])).toBe("named_only");
  expect(await teams.tierOf("stranger")).toBeNull();
  await teams.invite("owner", [addressOf("guest")]);
  expect((await teams.accept("guest")).status).toBe("joined");
  await teams.database.query("update public.annual_subscriptions set is_trial = false where user_id = 'owner'");
  expect((await teams.accept("stranger", "open")).status).toBe("joined");
});

test("addresses of long expired invitations are deleted", async () => {
  await teams.invite("owner", [addressOf("guest"), "other@b.example"]);
  await teams.age(50);
  await teams.invite("owner", [addressOf("guest")]);
  expect(await teams.database.query("select public.clear_team_invitations() as cleared")).toEqual([{ cleared: 1 }]);
});
