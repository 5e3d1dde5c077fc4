import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { applyMigrations, type Database, type PlainPostgres, startPlainPostgres } from "@/tests/support/plain-postgres";

// What each role in a team may do, by the functions alone: the site asks them with the caller's own token.

let server: PlainPostgres;
let database: Database;
let team: string;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("teams");
  await applyMigrations(database);
  for (const user of ["owner", "manager", "member", "guest", "stranger", "rival"]) {
    await database.query("select public.keep_person($1, $2, $3, 'Holm', now())", [user, addressOf(user), user]);
  }
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});
const addressOf = (user: string) => `${user}@tarnholt.example`;
const digest = (code: string) => createHash("sha256").update(code).digest("hex");
const asked = z.looseObject({ status: z.string() });

/** The answer of a function to somebody. */
async function ask(user: string, call: string, values: unknown[] = []) {
  const [row] = await database.as({ role: "authenticated", sub: user }, `select public.${call} as answer`, values);
  return asked.parse(row?.answer);
}
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;
const rows = async (user: string, call: string) =>
  database.as({ role: "authenticated", sub: user }, `select * from public.${call}`);

const invite = async (by: string, emails: string[], role = "member", of = team) =>
  ask(by, "invite_to_team($1, $2, $3)", [
    of,
    role,
    JSON.stringify(emails.map((email) => ({ email, nonce: randomUUID(), digest: digest(`code of ${email}`) }))),
  ]);
const seatOf = async (user: string) => {
  const [row] = await database.query(
    "select id from public.subscription_team_members where subscription_id = $1 and email = $2",
    [team, addressOf(user)],
  );
  return String(row?.id);
};
const accept = async (user: string, code = `code of ${addressOf(user)}`) => ask(user, "accept_invitation($1)", [code]);
const seated = async () =>
  database.query(
    "select user_id, role from public.subscription_team_members where subscription_id = $1 order by joined_at, email",
    [team],
  );
const later = async (days: number) =>
  database.query(
    `update access.invitations set expires_at = expires_at - interval '${days} days', sent_at = sent_at - interval '${days} days'`,
  );
const tierOf = async (user: string) => (await rows(user, "find_viewer()"))[0]?.tier ?? null;

beforeEach(async () => {
  await database.query("delete from public.annual_subscriptions");
  const [row] = await database.query(
    "insert into public.annual_subscriptions (user_id, tier) values ('owner', 'professional'), ('rival', 'enterprise') returning id",
  );
  team = String(row?.id);
  await database.query(
    `insert into public.subscription_team_members (subscription_id, email, user_id, role, joined_at)
     values ($1, 'manager@tarnholt.example', 'manager', 'manager', now() - interval '2 days'), ($1, 'member@tarnholt.example', 'member', 'member', now() - interval '1 day')`,
    [team],
  );
});

describe("inviting", () => {
  test("owners and managers may, members and others cannot tell the team from none", async () => {
    expect((await invite("owner", ["a@b.example"], "manager")).status).toBe("invited");
    expect((await invite("manager", ["c@d.example"])).status).toBe("invited");
    expect((await invite("manager", ["e@f.example"], "manager")).status).toBe("forbidden");
    for (const user of ["member", "stranger", "rival"]) {
      expect(await invite(user, ["g@h.example"])).toEqual({ status: "missing" });
      expect(await invite(user, ["g@h.example"], "member", randomUUID())).toEqual({ status: "missing" });
      expect(await rows(user, `list_team_seats('${team}')`)).toEqual([]);
    }
    expect(await rows("manager", `list_team_seats('${team}')`)).toHaveLength(4);
  });

  test("is all or nothing, and says what is wrong with which", async () => {
    await invite("owner", [addressOf("guest")]);
    const { status, faults } = await invite("owner", [
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
      await invite(
        "owner",
        Array.from({ length: 7 }, (_, i) => `p${i}@b.example`),
      ),
    ).toEqual({ status: "full", free: 6, wanted: 7 });
    expect(await seated()).toHaveLength(3);
  });

  test("keeps a seat until the invitation runs out, which then can be sent again", async () => {
    await invite(
      "owner",
      Array.from({ length: 7 }, (_, i) => `p${i}@b.example`),
    );
    expect((await invite("owner", ["late@b.example"])).status).toBe("full");
    await later(15);
    expect(await accept("guest", "code of p0@b.example")).toEqual({ status: "other_address" });
    expect((await invite("owner", ["late@b.example", "p1@b.example"])).status).toBe("invited");
  });

  test("does not fill anybody's mailbox, however it is tried", async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await invite("owner", ["victim@b.example"])).status).toBe("invited");
      const [row] = await database.query(
        "select id from public.subscription_team_members where email = 'victim@b.example'",
      );
      expect(await statusOf("owner", "resend_invitation($1, $2, $3)", [row?.id, randomUUID(), digest("again")])).toBe(
        "often",
      );
      expect(await statusOf("owner", "remove_from_team($1)", [row?.id])).toBe("revoked");
    }
    expect(await invite("owner", ["victim@b.example"])).toMatchObject({
      status: "faults",
      faults: [{ fault: "often" }],
    });
  });

  test("stops while it is switched off, and while the plan does not count", async () => {
    const turn = async (isOn: boolean) =>
      database.query("update access.flags set is_on = $1 where name = 'team_invitations'", [isOn]);
    await turn(false);
    expect((await invite("owner", ["a@b.example"])).status).toBe("off");
    await turn(true);
    await invite("owner", [addressOf("guest")]);
    await database.query("update public.annual_subscriptions set status = 'canceled' where id = $1", [team]);
    expect((await invite("owner", ["a@b.example"])).status).toBe("ended");
    expect((await accept("guest")).status).toBe("ended");
  });
});

describe("an invitation", () => {
  test("is for one address; sent again, its first code is dead; withdrawn, so is the second", async () => {
    await invite("manager", [addressOf("guest")]);
    expect(await accept("stranger", `code of ${addressOf("guest")}`)).toEqual({ status: "other_address" });
    await later(1);
    expect(
      await statusOf("owner", "resend_invitation($1, $2, $3)", [await seatOf("guest"), randomUUID(), digest("second")]),
    ).toBe("sent");
    expect(await accept("guest")).toEqual({ status: "unknown" });
    const seat = await seatOf("guest");
    expect([
      await statusOf("rival", "remove_from_team($1)", [seat]),
      await statusOf("manager", "remove_from_team($1)", [seat]),
    ]).toEqual(["missing", "revoked"]);
    expect(await accept("guest", "second")).toEqual({ status: "unknown" });
    expect(await tierOf("guest")).toBeNull();
  });

  test("is answered without its code by whose address it is, and by nobody else", async () => {
    await invite("owner", [addressOf("guest")]);
    expect(await rows("guest", "list_received_invitations()")).toMatchObject([
      { team_name: "owner Holm", from_email: addressOf("owner"), tier: "professional" },
    ]);
    expect(await rows("stranger", "list_received_invitations()")).toEqual([]);
    const seat = await seatOf("guest");
    expect(await statusOf("stranger", "answer_invitation($1, true)", [seat])).toBe("unknown");
    expect(await statusOf("guest", "answer_invitation($1, true)", [seat])).toBe("joined");
    expect(await tierOf("guest")).toBe("professional");
    expect([await statusOf("guest", "leave_team($1)", [team]), await tierOf("guest")]).toEqual(["left", null]);
  });

  test("by link is for the domain, until it ends or another takes its place", async () => {
    const make = async (code: string, domain: string | null) =>
      statusOf("manager", "put_team_link($1, $2, $3, $4, 7)", [team, randomUUID(), digest(code), domain]);
    expect(await make("first", "elsewhere.example")).toBe("made");
    expect((await accept("guest", "first")).status).toBe("other_domain");
    expect(await make("second", "Tarnholt.example")).toBe("made");
    expect((await accept("guest", "first")).status).toBe("unknown");
    await database.query("update access.team_links set expires_at = now()");
    expect((await accept("guest", "second")).status).toBe("expired");
    expect(await make("third", null)).toBe("made");
    expect((await accept("guest", "third")).status).toBe("joined");
    expect([
      await statusOf("member", "end_team_link($1)", [team]),
      await statusOf("owner", "end_team_link($1)", [team]),
    ]).toEqual(["missing", "ended"]);
    expect((await accept("stranger", "third")).status).toBe("unknown");
    expect(await tierOf("guest")).toBe("professional");
  });
});

describe("roles", () => {
  test("managers remove members, not managers; members nobody; owners cannot be removed", async () => {
    const [manager, member] = [await seatOf("manager"), await seatOf("member")];
    for (const user of ["member", "stranger", "rival"])
      expect(await ask(user, "remove_from_team($1)", [manager])).toEqual({ status: "missing" });
    expect(await statusOf("manager", "remove_from_team($1)", [manager])).toBe("forbidden");
    expect(await statusOf("manager", "change_team_role($1, 'manager')", [member])).toBe("missing");
    expect(await statusOf("owner", "change_team_role($1, 'manager')", [member])).toBe("changed");
    expect([
      await statusOf("manager", "remove_from_team($1)", [member]),
      await statusOf("owner", "remove_from_team($1)", [member]),
    ]).toEqual(["forbidden", "removed"]);
    expect(await tierOf("member")).toBeNull();
    expect(await statusOf("owner", "leave_team($1)", [team])).toBe("missing");
  });

  test("a team is handed over in two steps, and whoever had it stays as a manager", async () => {
    const member = await seatOf("member");
    expect(await statusOf("manager", "offer_team($1)", [member])).toBe("missing");
    expect(await statusOf("member", "answer_team_offer($1, true)", [team])).toBe("missing");
    expect(await statusOf("owner", "offer_team($1)", [member])).toBe("offered");
    for (const user of ["manager", "rival", "owner"])
      expect(await statusOf(user, "answer_team_offer($1, true)", [team])).toBe("missing");
    expect(await ask("member", "answer_team_offer($1, true)", [team])).toEqual({
      status: "taken",
      email: addressOf("owner"),
    });
    expect(await database.query("select user_id from public.annual_subscriptions where id = $1", [team])).toEqual([
      { user_id: "member" },
    ]);
    expect(await seated()).toEqual([
      { user_id: "manager", role: "manager" },
      { user_id: "owner", role: "manager" },
    ]);
    expect([await tierOf("owner"), await tierOf("member")]).toEqual(["professional", "professional"]);
    expect(await statusOf("owner", "offer_team($1)", [await seatOf("manager")])).toBe("missing");
  });

  test("nobody can own two: theirs is not taken away by an offer", async () => {
    await database.query(
      "insert into public.subscription_team_members (subscription_id, email, user_id) values ($1, 'rival@tarnholt.example', 'rival')",
      [team],
    );
    expect([
      await statusOf("owner", "offer_team($1)", [await seatOf("rival")]),
      await statusOf("rival", "answer_team_offer($1, true)", [team]),
    ]).toEqual(["offered", "has_own"]);
  });

  test("every act is in the log with who did it, and without an address", async () => {
    await invite("owner", [addressOf("guest")]);
    await accept("guest");
    await ask("owner", "remove_from_team($1)", [await seatOf("guest")]);
    const lines = await database.query(
      "select by_user, action, detail from access.audit_log where subject = $1 order by id",
      [team],
    );
    expect(lines.map(({ by_user, action }) => `${String(by_user)} ${String(action)}`)).toEqual([
      "owner team.invite",
      "guest team.join",
      "owner team.remove",
    ]);
    expect(JSON.stringify(lines)).not.toContain("@");
  });
});

test("addresses of invitations that ran out long ago are forgotten", async () => {
  await invite("owner", [addressOf("guest"), "other@b.example"]);
  await later(50);
  await invite("owner", [addressOf("guest")]);
  expect(await database.query("select public.clear_team_invitations() as cleared")).toEqual([{ cleared: 1 }]);
});
