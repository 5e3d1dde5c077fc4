import "server-only";
import { statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { NoAccounts, openStore, prepareOwnTables, storeFile } from "@/lib/accounts/identity/embedded/store";
import { LONGEST_PASSWORD, PASSWORD_LENGTH } from "@/lib/accounts/identity/lengths";
import { requiredSetting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";

/** Maximum length of a session in seconds, even with activity. */
export const SESSION_LIFE = 7 * 86_400;
const MIGRATION_TRIES = 5;

/** Set by our own code only: Better Auth would accept these from a request only with `input`. */
const profileField = { type: "string", required: true, defaultValue: "", input: false } as const;

/** The accounts' signing secret; without one a deployment cannot store accounts. */
export function authSecret(): string {
  return requiredSetting("AUTH_SECRET");
}

/** Whether cookies are limited to https. Decided by the configured address, never by the request. */
export function isHttps(): boolean {
  return siteOrigin().startsWith("https:");
}

function toOptions(database: DatabaseSync) {
  return {
    appName: "Granskog",
    baseURL: siteOrigin(),
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
        lastName: profileField,
        company: profileField,
        country: profileField,
        title: profileField,
        industry: profileField,
        marketingConsent: { type: "boolean", required: true, defaultValue: false, input: false },
        leadData: { type: "string", required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_LIFE,
      disableSessionRefresh: true,
      additionalFields: {
        lastActiveAt: { type: "date", required: true, defaultValue: () => new Date(), input: false },
      },
    },
    advanced: {
      cookiePrefix: "granskog",
      useSecureCookies: isHttps(),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
    },
  } satisfies BetterAuthOptions;
}

async function openAll(file: string) {
  // Better Auth keeps a transaction open across awaits, and our own statements must not run inside it: two connections.
  const [connection, database] = [openStore(file), openStore(file)];
  const options = toOptions(database);
  await migrate(options);
  prepareOwnTables(connection);
  const auth = betterAuth(options);
  return {
    auth,
    context: await auth.$context,
    connection,
    close: () => [connection, database].forEach((one) => one.close()),
  };
}

/** Another process may be creating the same tables: the next attempt finds them. */
async function migrate(options: BetterAuthOptions, tries = MIGRATION_TRIES): Promise<void> {
  try {
    await (await getMigrations(options)).runMigrations();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(100);
    await migrate(options, tries - 1);
  }
}

export type Identity = Awaited<ReturnType<typeof openAll>>;

// Reloads of a development server evaluate this file again; the open store outlives them.
const holder = globalThis as typeof globalThis & {
  granskogIdentity?: { file: string; inode: number | null; opened: Promise<Identity> };
};

const inodeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null;

/** SQLite's error codes for a damaged or foreign file: https://www.sqlite.org/rescode.html (CORRUPT, NOTADB). */
const DAMAGED = new Set([11, 26]);

/** Closes the store after an error that means its file is damaged, so that the next caller opens the current file. */
export function noteStoreFault(error: unknown): void {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  if (DAMAGED.has(code)) void closeIdentity().catch(() => undefined);
}

/**
 * The accounts store, opened on first use, and again if its file was replaced.
 * @throws {NoAccounts} if it cannot be opened, or if its file was removed while the site is running: writes to it would
 * be lost with the process, and a new empty store would tell everyone that they have no account
 */
export async function identity(): Promise<Identity> {
  const file = storeFile();
  const inode = inodeOf(file);
  const open = holder.granskogIdentity;
  if (open?.file === file && open.inode !== inode) {
    if (inode === null) throw new NoAccounts(`The account database, ${file}, is missing.`);
    await closeIdentity();
  }
  if (holder.granskogIdentity?.file !== file) holder.granskogIdentity = begin(file);
  try {
    return await holder.granskogIdentity.opened;
  } catch (error) {
    throw new NoAccounts(`The account database, ${file}, cannot be opened.`, { cause: error });
  }
}

function begin(file: string) {
  const opened = openAll(file);
  const begun = { file, inode: inodeOf(file), opened };
  // The next caller retries.
  opened.catch(() => holder.granskogIdentity === begun && delete holder.granskogIdentity);
  return begun;
}

/** Closes the store before a program ends. */
export async function closeIdentity(): Promise<void> {
  const open = holder.granskogIdentity;
  delete holder.granskogIdentity;
  (await open?.opened)?.close();
}
