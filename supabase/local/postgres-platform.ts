import type { Database, Session } from "@/supabase/local/database-session";
import { MIGRATION_TURN } from "@/supabase/local/migrations";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { API_ROLES, platformSql, rolesSql } from "@/supabase/local/platform";

const OLDEST = 150_000;
const EXTENSIONS = ["pg_trgm", "unaccent"];

/** Statements that the server's administrator must run once if the login may not. */
const preparation = (login: string) =>
  `As an admin of the server, run: ${rolesSql.replaceAll("\n", " ")} grant anon, authenticated, service_role to "${login}";`;

interface Facts {
  version: number;
  release: string;
  login: string;
  name: string;
  encoding: string;
  replica: boolean;
  creates: boolean;
  ours: boolean;
  occupied: boolean;
  missing: string[];
}

const facts = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as release,
    current_user as login, current_database() as name, current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as replica,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as creates,
    to_regclass('supabase_migrations.schema_migrations') is not null as ours,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where c.relkind in ('r', 'p', 'v') and n.nspname !~ '^(pg_|information_schema$)') as occupied,
    array(select name from unnest($1::text[]) as name where name not in (select name from pg_available_extensions)) as missing`;

/** @throws {PlainFailure} if the server or the database cannot be used */
async function assertUsable(database: Database): Promise<{ isNew: boolean; login: string }> {
  const { rows } = await database.query<Facts>(facts, [EXTENSIONS]);
  const [found] = rows;
  if (!found) throw new Error("Could not read the server version.");
  const refuse = (message: string, remedy: string) => {
    throw new PlainFailure(message, remedy);
  };
  if (found.version < OLDEST)
    refuse(`The server is PostgreSQL ${found.release}; 15 or newer is needed.`, "Set DATABASE_URL to a newer server.");
  if (found.replica) refuse("DATABASE_URL points to a read-only replica.", "Set it to the primary server.");
  if (found.encoding !== "UTF8")
    refuse(
      `The database ${found.name} is encoded in ${found.encoding}.`,
      `Make one with: create database ${found.name} encoding 'UTF8' template template0;`,
    );
  if (found.ours) return { isNew: false, login: found.login };
  if (found.occupied)
    refuse(`The database ${found.name} contains other tables.`, "Give Granskog an empty database of its own.");
  if (found.missing.length > 0)
    refuse(
      `The server lacks the extensions ${found.missing.join(" and ")}.`,
      "They are in PostgreSQL's own contrib package (Debian: postgresql-contrib): install it on the server.",
    );
  if (!found.creates)
    refuse(
      `The user ${found.login} cannot create objects in the database ${found.name}.`,
      `Make it the owner: alter database ${found.name} owner to "${found.login}";`,
    );
  return { isNew: true, login: found.login };
}

/**
 * Roles belong to the whole server: another database's may exist already, and two databases may be prepared at once.
 */
const rolesWhereMissing = API_ROLES.map(
  ([role, options]) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} ${options}; end if;
  exception when duplicate_object or unique_violation then null; end $$;`,
).join("");

const membership = `
  do $$ begin
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant anon, authenticated, service_role to %I', current_user);
    end if;
  end $$;`;

/** Whether the login can use each of the three roles, and the service role bypasses row security. */
async function rolesLack(database: Database): Promise<string | null> {
  const { rows } = await database.query<{ lack: string }>(
    `select format('the role %s is missing', name) as lack from unnest(array['anon', 'authenticated', 'service_role']) as name
     where name not in (select rolname from pg_roles)
     union all select 'service_role does not pass row security' from pg_roles where rolname = 'service_role' and not (rolbypassrls or rolsuper)`,
  );
  if (rows[0]) return rows[0].lack;
  for (const [role] of API_ROLES) {
    const can = await database
      .transaction((transaction) => transaction.exec(`set local role ${role}`))
      .then(
        () => true,
        () => false,
      );
    if (!can) return `the login cannot use the role ${role}`;
  }
  return null;
}

async function makeRoles(database: Database): Promise<void> {
  if ((await rolesLack(database)) === null) return;
  // The login's missing rights are found by checking the result, whatever the server's errors.
  await database.exec(rolesWhereMissing).catch(() => undefined);
  await database.exec(membership).catch(() => undefined);
}

/** Whether a database contains nothing of Granskog yet. */
export async function isEmptyServer(database: Session): Promise<boolean> {
  const { rows } = await database.query<{ ours: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as ours",
  );
  return rows[0]?.ours === false;
}

/**
 * Creates only the roles, in a database that will be filled from a dump or a copy.
 * @throws {PlainFailure} if the database is not empty, or the login cannot have the roles
 */
export async function prepareRoles(database: Database): Promise<void> {
  const { isNew, login } = await assertUsable(database);
  if (!isNew)
    throw new PlainFailure(
      "The database in DATABASE_URL already contains Granskog data.",
      "Use an empty database: restore never overwrites a server database.",
    );
  await makeRoles(database);
  const lack = await rolesLack(database);
  if (lack) throw new PlainFailure(`The database cannot be filled: ${lack}.`, preparation(login));
}

/**
 * Prepares an empty database on a server like a new hosted project, once.
 * @throws {PlainFailure} if server, database or login are unsuitable, with the remedy
 */
export async function preparePlatform(database: Database): Promise<void> {
  const { isNew, login } = await assertUsable(database);
  if (isNew) await makeRoles(database);
  const lack = await rolesLack(database);
  if (lack) throw new PlainFailure(`The database cannot be used: ${lack}.`, preparation(login));
  if (!isNew) return;
  await database.transaction(async (transaction) => {
    await transaction.exec(MIGRATION_TURN);
    const { rows } = await transaction.query("select 1 from pg_namespace where nspname = 'supabase_migrations'");
    if (rows.length === 0) await transaction.exec(platformSql);
  });
}
