import "server-only";
import { identity } from "@/lib/accounts/identity/embedded/auth";

/**
 * The store's data about an account, for the data download. Password, codes and session tokens are secrets, stored as
 * hashes at most.
 */
export async function storedOf(userId: string): Promise<Record<string, unknown>> {
  const { connection } = await identity();
  const all = (query: string) =>
    connection
      .prepare(query)
      .all(userId)
      .map((row) => ({ ...row }));
  const iso = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
  const [account] = all(
    `select "id", "email", "name" as "firstName", "lastName", "company", "country", "title", "industry", "marketingConsent", "leadData",
       "createdAt", "updatedAt" from "user" where "id" = ?`,
  );
  const [secondFactor] = all(
    `select ${iso("f.at")} as "since", (select count(*) from recovery_code r where r.user_id = f.user_id) as "recoveryCodesLeft"
     from second_factor f where f.user_id = ? and f.is_on = 1`,
  );
  const [deletion] = all(
    `select ${iso("asked_at")} as "askedAt", ${iso("erases_at")} as "erasesAt" from leaving where user_id = ?`,
  );
  return {
    ...account,
    marketingConsent: account?.marketingConsent === 1,
    sessions: all(
      `select "createdAt", "lastActiveAt", "expiresAt", "userAgent" from "session" where "userId" = ? order by "createdAt"`,
    ),
    secondFactor: secondFactor ?? null,
    earlierAddresses: all(
      `select was as "email", ${iso("at")} as "changedAt", ${iso("until")} as "keptUntil" from address_change where user_id = ? order by at`,
    ),
    deletion: deletion ?? null,
  };
}
