import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { applyMigrations, type Database, type PlainPostgres, startPlainPostgres } from "./plain-postgres";

const asked = z.looseObject({ status: z.string() });

export const addressOf = (user: string) => `${user}@tarnholt.example`;
export const digest = (code: string) => createHash("sha256").update(code).digest("hex");

/** A database with six people, and a team of three of them that is made again before each test. */
export class TeamDatabase {
  team = "";

  private constructor(
    private readonly server: PlainPostgres,
    readonly database: Database,
  ) {}

  static async start(name: string): Promise<TeamDatabase> {
    const server = await startPlainPostgres();
    const database = await server.createDatabase(name);
    await applyMigrations(database);
    for (const user of ["owner", "manager", "member", "guest", "stranger", "rival"]) {
      await database.query("select public.keep_person($1, $2, $3, 'Holm', now())", [user, addressOf(user), user]);
    }
    return new TeamDatabase(server, database);
  }

  async stop(): Promise<void> {
    await this.database.close();
    await this.server.stop();
  }

  async makeTeam(): Promise<void> {
    await this.database.query("delete from public.annual_subscriptions");
    const [row] = await this.database.query(
      "insert into public.annual_subscriptions (user_id, tier) values ('owner', 'professional'), ('rival', 'enterprise') returning id",
    );
    this.team = String(row?.id);
    await this.database.query(
      `insert into public.subscription_team_members (subscription_id, email, user_id, role, joined_at)
       values ($1, 'manager@tarnholt.example', 'manager', 'manager', now() - interval '2 days'), ($1, 'member@tarnholt.example', 'member', 'member', now() - interval '1 day')`,
      [this.team],
    );
  }

  /** What a function returns to one person. */
  async ask(user: string, call: string, values: unknown[] = []) {
    const [row] = await this.database.as(
      { role: "authenticated", sub: user },
      `select public.${call} as answer`,
      values,
    );
    return asked.parse(row?.answer);
  }

  async statusOf(user: string, call: string, values: unknown[] = []): Promise<string> {
    return (await this.ask(user, call, values)).status;
  }

  async rows(user: string, call: string) {
    return this.database.as({ role: "authenticated", sub: user }, `select * from public.${call}`);
  }

  async invite(by: string, emails: string[], role = "member", of = this.team) {
    return this.ask(by, "invite_to_team($1, $2, $3)", [
      of,
      role,
      JSON.stringify(emails.map((email) => ({ email, nonce: randomUUID(), digest: digest(`code of ${email}`) }))),
    ]);
  }

  async accept(user: string, code = `code of ${addressOf(user)}`) {
    return this.ask(user, "accept_invitation($1)", [code]);
  }

  async seatOf(user: string): Promise<string> {
    const [row] = await this.database.query(
      "select id from public.subscription_team_members where subscription_id = $1 and email = $2",
      [this.team, addressOf(user)],
    );
    return String(row?.id);
  }

  async seated() {
    return this.database.query(
      "select user_id, role from public.subscription_team_members where subscription_id = $1 order by joined_at, email",
      [this.team],
    );
  }

  async tierOf(user: string) {
    return (await this.rows(user, "find_viewer()"))[0]?.tier ?? null;
  }

  /** Makes the invitations older. */
  async age(days: number): Promise<void> {
    await this.database.query(
      `update access.invitations set expires_at = expires_at - interval '${days} days', sent_at = sent_at - interval '${days} days'`,
    );
  }
}
