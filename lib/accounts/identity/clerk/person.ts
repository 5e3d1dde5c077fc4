import { z } from "zod";
import { provedAddress } from "@/lib/accounts/identity/proved-address";
import type { Session } from "@/lib/access/identity-port";

/** Milliseconds for which a name is cached: it is only displayed, and decides nothing. */
const LIFE = 60_000;
const MOST_KEPT = 2_000;

type Person = Pick<Session, "profile" | "details" | "memberSince" | "changedAt">;

/** The fields we read of Clerk's user. */
interface ClerkUser {
  firstName: string | null;
  lastName: string | null;
  primaryEmailAddressId: string | null;
  emailAddresses: readonly { id: string; emailAddress: string; verification: { status: string } | null }[];
  unsafeMetadata: unknown;
  createdAt: number;
  updatedAt: number;
}

const text = z.string().catch("");
// Its owner can write anything here: it is displayed, but never trusted.
const metadata = z
  .object({ company: text, country: text, title: text, industry: text, marketingConsent: z.boolean().catch(false) })
  .catch({ company: "", country: "", title: "", industry: "", marketingConsent: false });

/** Clerk's user in the port's form. The address is a verified one; "" if there is none. */
export function toPerson({
  firstName,
  lastName,
  emailAddresses,
  primaryEmailAddressId,
  unsafeMetadata,
  createdAt,
  updatedAt,
}: ClerkUser): Person {
  const addresses = emailAddresses.map(({ id, emailAddress, verification }) => ({
    id,
    address: emailAddress,
    status: verification?.status,
  }));
  return {
    profile: {
      firstName: firstName ?? "",
      lastName: lastName ?? "",
      email: provedAddress(addresses, primaryEmailAddressId) ?? "",
    },
    details: metadata.parse(unsafeMetadata),
    memberSince: new Date(createdAt).toISOString(),
    changedAt: new Date(updatedAt).toISOString(),
  };
}

const cache = new Map<string, { person: Person; until: number }>();

/** Name and details of a user, requested once a minute at most. */
export async function loadPerson(
  userId: string,
  ask: (id: string) => Promise<ClerkUser>,
  now = Date.now(),
): Promise<Person> {
  const known = cache.get(userId);
  if (known && known.until > now) return known.person;
  const person = toPerson(await ask(userId));
  cache.delete(userId);
  cache.set(userId, { person, until: now + LIFE });
  const oldest = cache.keys().next().value;
  if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
  return person;
}
