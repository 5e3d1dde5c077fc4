import "server-only";
import { asMember, loadAccountExtras, loadKeptAccount, loadOpenSessions, type Member } from "@/lib/access/load";
import { FIRST_CHOICES } from "@/lib/notifications/choice";
import { sayConsequences } from "@/lib/own-data/leaving";
import { exportMyData } from "@/lib/own-data/mutations";
import { describeLeaving, findLetterChoices } from "@/lib/own-data/queries";

/** What the account's panel shows of a member. @throws {DataError} when the data tables do not answer */
export async function loadAccountContent({ profile }: Pick<Member, "profile">) {
  // A developer who looks at the page without being anybody has chosen nothing.
  const chosen = (await asMember()) === null ? null : findLetterChoices(asMember);
  const [sessions, extras, choices] = await Promise.all([loadOpenSessions(), loadAccountExtras(), chosen]);
  const consequences = extras === null ? [] : sayConsequences(await describeLeaving(asMember));
  return { profile, sessions, extras, letters: choices ?? FIRST_CHOICES, consequences };
}

/** Everything that is kept about whoever is signed in; null where they asked too often. */
export async function loadCopyOfMyData(now = new Date()): Promise<Record<string, unknown> | null> {
  const kept = await exportMyData(asMember);
  return kept && { exportedAt: now.toISOString(), account: await loadKeptAccount(), ...kept };
}
