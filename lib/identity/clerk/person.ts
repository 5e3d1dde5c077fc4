import { z } from "zod";
import type { Session } from "@/lib/identity/port";

/** Milliseconds for which a name is kept: it is shown and decides nothing. */
const LIFE = 60_000;
const MOST_KEPT = 2_000;

type Person = Pick<Session, "profile" | "details" | "memberSince" | "changedAt">;

/** What is read of Clerk's user. */
interface ClerkUser {
  firstName: string | null;
  lastName: string | null;
  emailAddresses: readonly { emailAddress: string }[];
  unsafeMetadata: unknown;
  createdAt: number;
  updatedAt: number;
}

const text = z.string().catch("");
// Its owner can write anything here: shown, and believed for nothing.
const metadata = z
  .object({ company: text, country: text, title: text, industry: text, marketingConsent: z.boolean().catch(false) })
  .catch({ company: "", country: "", title: "", industry: "", marketingConsent: false });

/** Clerk's user as the port describes one. */
export function toPerson({ firstName, lastName, emailAddresses, unsafeMetadata, createdAt, updatedAt }: ClerkUser): Person {
  return {
    profile: { firstName: firstName ?? "", lastName: lastName ?? "", email: emailAddresses[0]?.emailAddress ?? "" },
    details: metadata.parse(unsafeMetadata),
    memberSince: new Date(createdAt).toISOString(),
    changedAt: new Date(updatedAt).toISOString(),
  };
}

const kept = new Map<string, { person: Person; until: number }>();

/** Name and details of a user, asked for once a minute at most. */
export async function loadPerson(userId: string, ask: (id: string) => Promise<ClerkUser>, now = Date.now()): Promise<Person> {
  const known = kept.get(userId);
  if (known && known.until > now) return known.person;
  const person = toPerson(await ask(userId));
  kept.delete(userId);
  kept.set(userId, { person, until: now + LIFE });
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return person;
}
