import "server-only";
import { generateId } from "better-auth";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { inTransaction } from "@/lib/accounts/identity/embedded/store";
import type { Profile, SignUpDetails } from "@/lib/access/identity-port";
import { normaliseMarket } from "@/lib/catalogue/markets/market";

type Name = Pick<Profile, "firstName" | "lastName">;

/** An account as stored, without the sign-up details. */
export interface Account {
  id: string;
  email: string;
  isVerified: boolean;
  /** Null for an account without one. */
  passwordHash: string | null;
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  name: Name;
  details: SignUpDetails;
  isVerified: boolean;
}

/** The account with an address, or null. */
export async function findAccount(email: string): Promise<Account | null> {
  const { context } = await identity();
  const found = await context.internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
  if (!found) return null;
  const { id, email: address, emailVerified } = found.user;
  const credential = found.accounts.find(
    ({ providerId, accountId }) => providerId === "credential" && accountId === id,
  );
  return { id, email: address, isVerified: emailVerified, passwordHash: credential?.password ?? null };
}

/**
 * Creates an account, replacing an unverified one with the same address. Stores only known fields: role and tier are in
 * tables of the data API.
 * @returns its new id, or null if the address belongs, or belonged until recently, to a verified account
 */
export async function openAccount({
  email,
  passwordHash,
  name,
  details,
  isVerified,
}: NewAccount): Promise<string | null> {
  const { connection } = await identity();
  const { company, country, title, industry, marketingConsent } = details;
  const [id, now, address] = [generateId(), new Date().toISOString(), email.toLowerCase()];
  // One transaction, so that simultaneous sign-ups with one address leave exactly one complete account.
  return inTransaction(connection, () => {
    connection.prepare(`delete from "user" where "email" = ? and "emailVerified" = 0`).run(address);
    // A recent owner can still restore it.
    if (connection.prepare("select 1 from address_change where was = ? and until > ?").get(address, Date.parse(now)))
      return null;
    const { changes } = connection
      .prepare(
        `insert into "user" ("id", "name", "lastName", "email", "emailVerified", "company", "country", "title", "industry",
           "marketingConsent", "leadData", "createdAt", "updatedAt")
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?) on conflict ("email") do nothing`,
      )
      .run(
        ...[id, name.firstName, name.lastName, address, Number(isVerified)],
        ...[company, normaliseMarket(country), title, industry, Number(marketingConsent), now, now],
      );
    if (changes === 0) return null;
    connection
      .prepare(
        `insert into "account" ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
         values (?, ?, 'credential', ?, ?, ?, ?)`,
      )
      .run(generateId(), id, id, passwordHash, now, now);
    return id;
  });
}

/** Marks the address as verified; false if the account no longer exists. */
export async function markVerified(id: string): Promise<boolean> {
  const { connection } = await identity();
  const now = new Date().toISOString();
  return (
    connection.prepare(`update "user" set "emailVerified" = 1, "updatedAt" = ? where "id" = ?`).run(now, id).changes ===
    1
  );
}

/** The hash of a password, computed even if it is then discarded, so that the time is the same. */
export async function hashPassword(password: string): Promise<string> {
  return (await identity()).context.password.hash(password);
}

/** Whether the password matches the hash. Takes the same time without a hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash) return (await identity()).context.password.verify({ password, hash });
  await hashPassword(password);
  return false;
}

export async function setPassword(id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await (await identity()).context.internalAdapter.updatePassword(id, hash);
}

export async function setName(id: string, { firstName, lastName }: Name): Promise<void> {
  const { connection } = await identity();
  const now = new Date().toISOString();
  connection
    .prepare(`update "user" set "name" = ?, "lastName" = ?, "updatedAt" = ? where "id" = ?`)
    .run(firstName, lastName, now, id);
}

/**
 * A verified account for setup programs, without any email.
 * @returns the user id: of the existing account, unchanged, or of a new one
 */
export async function ensureVerifiedAccount({
  email,
  password,
  profile,
  details,
}: {
  email: string;
  password: string;
  profile: Name;
  details: SignUpDetails;
}): Promise<string> {
  const found = await findAccount(email);
  if (found?.isVerified) return found.id;
  const passwordHash = await hashPassword(password);
  const id =
    (await openAccount({ email, passwordHash, name: profile, details, isVerified: true })) ??
    (await findAccount(email))?.id;
  if (id === undefined) throw new Error(`No account could be created for ${email}.`);
  return id;
}
