import "server-only";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";
import { keepConsent } from "@/lib/accounts/own-data/mutations";
import { keepPerson } from "@/lib/accounts/people/mutations";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * Copies the current name and address of an account to the data tables after the response. If that fails, the next
 * set-up does it.
 */
export function tellPerson(visit: Pick<Visit, "later">, userId: string): void {
  visit.later(async () => {
    try {
      const { connection } = await identity();
      const row = connection
        .prepare(`select "email", "name", "lastName", "updatedAt" from "user" where "id" = ? and "emailVerified" = 1`)
        .get(userId);
      if (!row) return;
      const person = { userId, email: String(row.email), firstName: String(row.name), lastName: String(row.lastName) };
      await keepPerson(person, new Date(String(row.updatedAt)));
    } catch (error) {
      logError(error, `New name or email address of ${userId} not copied to the database.`);
    }
  });
}

/** The same for a new account, with the consents given at sign-up. */
export function tellNewcomer(visit: Pick<Visit, "later">, { userId, details }: Session): void {
  tellPerson(visit, userId);
  if (!details.marketingConsent) return;
  visit.later(async () => {
    try {
      await keepConsent(userId);
    } catch (error) {
      logError(error, `Newsletter consent of ${userId} not copied to the database.`);
    }
  });
}
