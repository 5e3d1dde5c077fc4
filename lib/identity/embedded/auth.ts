import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { openStore, prepareOwnTables, storeFile } from "@/lib/identity/embedded/store";
import { LONGEST_PASSWORD, PASSWORD_LENGTH } from "@/lib/identity/credentials";

/** Seconds a session lasts at most, however busy. */
export const SESSION_LIFE = 7 * 86_400;
const SHORTEST_SECRET = 32;
const MIGRATION_TRIES = 5;

/** Filled in by our own code alone: Better Auth would take these from a request only if `input` said so. */
const told = { type: "string", required: true, defaultValue: "", input: false } as const;

/** The signing secret of accounts; a deployment without one keeps none. */
export function authSecret(): string {
  const secret = process.env.AUTH_SECRET ?? "";
  if (secret.length < SHORTEST_SECRET) throw new Error(`AUTH_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return secret;
}

/** Do cookies travel over https alone? By the configured address, never by what a request claims. */
export function isHttps(): boolean {
  return (process.env.APP_ORIGIN ?? "").startsWith("https:");
}

function toOptions(database: DatabaseSync) {
  return {
    appName: "Granskog",
    baseURL: process.env.APP_ORIGIN || "http://localhost:3000",
    secret: authSecret(),
    database,
    telemetry: { enabled: false },
    logger: { level: "error" },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH,
      maxPasswordLength: LONGEST_PASSWORD,
      requireEmailVerification: true,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      additionalFields: {
        lastName: told,
        company: told,
        country: told,
        title: told,
        industry: told,
        marketingConsent: { type: "boolean", required: true, defaultValue: false, input: false },
        leadData: { type: "string", required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_LIFE,
      disableSessionRefresh: true,
      additionalFields: { lastActiveAt: { type: "date", required: true, defaultValue: () => new Date(), input: false } },
    },
    advanced: {
      cookiePrefix: "granskog",
      useSecureCookies: isHttps(),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
    },
  } satisfies BetterAuthOptions;
}

async function open(file: string) {
  // Better Auth leaves a transaction open across awaits, and our own statements must not fall into it: two connections.
  const [connection, database] = [openStore(file), openStore(file)];
  const options = toOptions(database);
  await migrate(options);
  prepareOwnTables(connection);
  const auth = betterAuth(options);
  return { auth, context: await auth.$context, connection, close: () => [connection, database].forEach((one) => one.close()) };
}

/** Another process may be making the same tables: what it made is found made at the next try. */
async function migrate(options: BetterAuthOptions, tries = MIGRATION_TRIES): Promise<void> {
  try {
    await (await getMigrations(options)).runMigrations();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(100);
    await migrate(options, tries - 1);
  }
}

export type Identity = Awaited<ReturnType<typeof open>>;

// Reloads of a development server evaluate this file again; the open store outlives them.
const kept = globalThis as typeof globalThis & { granskogIdentity?: { file: string; opened: Promise<Identity> } };

/** The store of accounts, opened when first asked for. */
export async function identity(): Promise<Identity> {
  const file = storeFile();
  if (kept.granskogIdentity?.file !== file) {
    const opened = open(file);
    kept.granskogIdentity = { file, opened };
    // The next caller tries again.
    opened.catch(() => delete kept.granskogIdentity);
  }
  return kept.granskogIdentity.opened;
}

/** Closes the store, for programs that end. */
export async function closeIdentity(): Promise<void> {
  const open = kept.granskogIdentity;
  delete kept.granskogIdentity;
  (await open?.opened)?.close();
}
