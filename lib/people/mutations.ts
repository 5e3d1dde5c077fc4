import "server-only";
import { z } from "zod";
import type { Member } from "@/lib/access/load";
import { callFunction, createSystemClient } from "@/lib/db/client";
import type { Person } from "@/lib/people/person";

/**
 * Notes name and address of an account, as the identity provider told them at that time. Told twice, late, or of an
 * erased account, it changes nothing.
 * @returns was it news?
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function keepPerson({ userId, email, firstName, lastName }: Person, toldAt: Date): Promise<boolean> {
  const args = { p_user: userId, p_email: email, p_first_name: firstName, p_last_name: lastName, p_told_at: toldAt.toISOString() };
  return callFunction(createSystemClient(), "keep_person", args, z.boolean());
}

/** The same for whoever is signed in: their session has just been read from the identity store. */
export async function keepMember({ claims, profile, changedAt }: Pick<Member, "claims" | "profile" | "changedAt">): Promise<void> {
  await keepPerson({ userId: claims.userId, ...profile }, new Date(changedAt));
}
