import { applyMigrations, connectTo, type Database } from "./plain-postgres";

// The tests of the data layer against a hosted Supabase project in place of the embedded backend. The names are not
// those that a site is configured with: the project is emptied, again and again.

export interface HostedProject {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** Address of its database, as the role that migrations run under. */
  database: string;
}

const NAMES = {
  url: "TEST_SUPABASE_URL",
  publishableKey: "TEST_SUPABASE_PUBLISHABLE_KEY",
  secretKey: "TEST_SUPABASE_SECRET_KEY",
  jwtSecret: "TEST_SUPABASE_JWT_SECRET",
  database: "TEST_SUPABASE_DB_URL",
} as const;

/**
 * The project that the environment names; null where it names none.
 * @throws when it names it in part, or names the one a site is configured with
 */
export function hostedProject(environment: Record<string, string | undefined>): HostedProject | null {
  const given = Object.values(NAMES).filter((name) => environment[name]);
  if (given.length === 0) return null;
  const read = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${given.join(", ")} is set but ${name} is not.`);
    return value;
  };
  const url = read(NAMES.url);
  if (environment.SUPABASE_URL && URL.parse(environment.SUPABASE_URL)?.host === URL.parse(url)?.host) {
    throw new Error(`${NAMES.url} is the project of SUPABASE_URL: tests would delete what a site keeps there.`);
  }
  const { publishableKey, secretKey, jwtSecret, database } = NAMES;
  return {
    url,
    publishableKey: read(publishableKey),
    secretKey: read(secretKey),
    jwtSecret: read(jwtSecret),
    database: read(database),
  };
}

/** What a new project has: an empty schema, whose objects are open to the roles of the data API until revoked. */
const NEW_PUBLIC = `
  drop schema if exists access cascade;
  drop schema if exists study cascade;
  drop schema if exists public cascade;
  create schema public;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

/** Takes everything of ours out of a database and applies the migrations again. */
export async function remigrate(database: Database): Promise<void> {
  await database.query(`begin; ${NEW_PUBLIC}; commit`);
  await applyMigrations(database);
}

/** Milliseconds the data API has for noticing that its schema is another one. */
const PATIENCE = 30_000;

/** Empties a project: no row of ours is left in it. */
export async function emptyHosted(project: HostedProject): Promise<void> {
  const database = await connectTo(project.database);
  try {
    await remigrate(database);
    await database.query("notify pgrst, 'reload schema'");
  } finally {
    await database.close();
  }
  const headers = {
    apikey: project.secretKey,
    authorization: `Bearer ${project.secretKey}`,
    "content-type": "application/json",
  };
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const answer = await fetch(new URL("/rest/v1/rpc/current_publication", project.url), {
      method: "POST",
      headers,
      body: "{}",
    });
    await answer.body?.cancel();
    if (answer.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The data API of ${project.url} did not take the migrated schema within ${PATIENCE / 1000} s.`);
}
