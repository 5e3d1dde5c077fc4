import "server-only";
import { z } from "zod";
import type { Claims } from "@/lib/access/claims";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import type { Person } from "@/lib/accounts/people/person";

/**
 * Saves an account's name and address, as the identity provider reported them at that time. Repeated, outdated or
 * erased data change nothing.
 * @returns whether anything changed
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function keepPerson({ userId, email, firstName, lastName }: Person, asOf: Date): Promise<boolean> {
  const args = {
    p_user: userId,
    p_email: email,
    p_first_name: firstName,
    p_last_name: lastName,
    p_told_at: asOf.toISOString(),
  };
  return callFunction(createSystemClient(), "keep_person", args, z.boolean());
}

interface SignedIn {
  claims: Pick<Claims, "userId">;
  profile: Omit<Person, "userId">;
  changedAt: string;
}

/**
 * The same for the signed-in user, whose session has just been read from the identity store. Without a verified address
 * there is nothing to save.
 */
export async function keepMember({ claims, profile, changedAt }: SignedIn): Promise<void> {
  if (profile.email) await keepPerson({ userId: claims.userId, ...profile }, new Date(changedAt));
}
