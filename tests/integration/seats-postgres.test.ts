import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { applyMigrations, type Database, type PlainPostgres, startPlainPostgres } from "@/tests/support/plain-postgres";

// Seats under many people at once, on a PostgreSQL with one connection for each of them: the embedded backend answers
// one request at a time and would hide a race.

const SEATS = 10; // professional
const CROWD = 24;

let server: PlainPostgres;
let database: Database;
let crowd: Database[];

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("seats");
  await applyMigrations(database);
  // Anyone who takes a seat lingers over it, so that all the others are there before it is taken.
  await database.query(`
    create function access.linger() returns trigger language plpgsql set search_path = '' as
      $$ begin perform pg_sleep(0.02); return new; end $$;
    create trigger linger before insert or update on public.subscription_team_members for each row execute function access.linger()`);
  crowd = await Promise.all(Array.from({ length: CROWD }, async () => server.connect("seats")));
});
afterAll(async () => {
  await Promise.all((crowd ?? []).map(async (one) => one.close()));
  await database?.close();
  await server?.stop();
});
afterEach(async () => database.query("delete from public.annual_subscriptions"));

const digest = (code: string) => createHash("sha256").update(code).digest("hex");
const member = (sub: string) => ({ role: "authenticated", sub }) as const;
const person = (index: number) => `p${index}`;
const addressOf = (user: string) => `${user}@tarnholt.example`;
const status = z.object({ status: z.string() });

/** A team of an owner, whom and whose guests the server knows. */
async function aTeam(tier = "professional"): Promise<string> {
  for (const user of ["owner", ...Array.from({ length: CROWD }, (_, index) => person(index))]) {
    await database.query("select public.keep_person($1, $2, 'Maja', 'Holm', now())", [user, addressOf(user)]);
  }
  const [row] = await database.query(
    "insert into public.annual_subscriptions (user_id, tier) values ('owner', $1) returning id",
    [tier],
  );
  return String(row?.id);
}

async function makeLink(team: string, code: string) {
  await database.as(member("owner"), "select public.put_team_link($1, $2, $3)", [team, randomUUID(), digest(code)]);
}

async function invite(team: string, users: readonly string[], by = "owner", connection = database) {
  const invites = users.map((user) => ({
    email: addressOf(user),
    nonce: randomUUID(),
    digest: digest(`${team} ${user}`),
  }));
  const [row] = await connection.as(member(by), "select public.invite_to_team($1, 'member', $2) as answer", [
    team,
    JSON.stringify(invites),
  ]);
  return status.parse(row?.answer).status;
}

/** All callers at the same moment, each with their own connection; counts each result. */
async function allAtOnce(act: (connection: Database, index: number) => Promise<unknown>) {
  const answers = await Promise.all(
    crowd.map(async (connection, index) => status.parse(await act(connection, index)).status),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

const initialise = async (connection: Database, user: string, code: string) => {
  const [row] = await connection.as(member(user), "select public.initialize_user('free', $1)->'invitation' as answer", [
    code,
  ]);
  return row?.answer;
};

async function joined(team: string): Promise<number> {
  const [row] = await database.query(
    "select 1 + count(user_id)::int as people from public.subscription_team_members where subscription_id = $1",
    [team],
  );
  return Number(row?.people);
}

describe("seats under load", () => {
  test("more people than seats can follow a team's link without overselling", async () => {
    const team = await aTeam();
    await makeLink(team, "link");
    expect(await allAtOnce(async (connection, index) => initialise(connection, person(index), "link"))).toEqual({
      joined: SEATS - 1,
      full: CROWD - SEATS + 1,
    });
    expect(await joined(team)).toBe(SEATS);
  });

  test("invitations from before a downgrade, accepted all at once, do not oversell seats", async () => {
    const team = await aTeam("enterprise");
    expect(
      await invite(
        team,
        Array.from({ length: CROWD }, (_, index) => person(index)),
      ),
    ).toBe("invited");
    await database.query("update public.annual_subscriptions set tier = 'professional'");
    const counts = await allAtOnce(async (connection, index) =>
      initialise(connection, person(index), `${team} ${person(index)}`),
    );
    expect(counts).toEqual({ joined: SEATS - 1, full: CROWD - SEATS + 1 });
    expect(await joined(team)).toBe(SEATS);
  });

  test("two managers who invite while others join do not oversell seats", async () => {
    const team = await aTeam();
    await makeLink(team, "link");
    const counts = await allAtOnce(async (connection, index) =>
      index % 2 === 0
        ? initialise(connection, person(index), "link")
        : { status: await invite(team, [`guest${index}`], "owner", connection) },
    );
    expect((counts.joined ?? 0) + (counts.invited ?? 0)).toBe(SEATS - 1);
    expect(await database.query("select access.seats_taken($1) as taken", [team])).toEqual([{ taken: SEATS }]);
  });

  test("one invitation, opened in many windows, takes one seat", async () => {
    const team = await aTeam();
    await invite(team, ["p0"]);
    const counts = await allAtOnce(async (connection) => initialise(connection, "p0", `${team} p0`));
    expect(counts).toEqual({ joined: 1, already: CROWD - 1 });
    expect(await joined(team)).toBe(2);
  });

  test("a plan downgraded meanwhile is filled at most to its new size", async () => {
    const team = await aTeam("enterprise");
    await makeLink(team, "link");
    const shrink = database.query("update public.annual_subscriptions set tier = 'essential'");
    await allAtOnce(async (connection, index) => initialise(connection, person(index), "link"));
    await shrink;
    const [row] = await database.query(
      "select count(*)::int as people from access.people p where exists (select from access.subscription_of(p.user_id) s where s.is_active)",
    );
    expect(row?.people).toBe(3);
  });

  test("without the lock, seats would be oversold", async () => {
    const [{ locking } = { locking: "" }] = await database.query(
      "select pg_get_functiondef('access.lock_team'::regproc) as locking",
    );
    const open = String(locking).replace("for update", "");
    expect(open).not.toBe(locking);
    await database.query(open);
    try {
      const team = await aTeam();
      await makeLink(team, "link");
      await allAtOnce(async (connection, index) => initialise(connection, person(index), "link"));
      expect(await joined(team)).toBeGreaterThan(SEATS);
    } finally {
      await database.query(String(locking));
    }
  });
});
