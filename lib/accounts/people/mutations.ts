import "server-only";
import { z } from "zod";
import type { Claims } from "@/lib/access/claims";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import type { Person } from "@/lib/accounts/people/person";

/**
 * Notes name and address of an account, as the identity provider told them at that time. Told twice, late, or of an
 * erased account, it changes nothing.
 * @returns was it news?
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
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
 * The same for the signed-in user: their session has just been read from the identity store. Without a proved address
 * there is nothing to note.
 */
export async function keepMember({ claims, profile, changedAt }: SignedIn): Promise<void> {
  if (profile.email) await keepPerson({ userId: claims.userId, ...profile }, new Date(changedAt));
}
