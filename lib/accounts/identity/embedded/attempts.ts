import "server-only";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { pruneStore } from "@/lib/accounts/identity/embedded/pruning";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";

const MINUTE = 60_000;

/** How many within how long. Any stretch of that length is meant, not one that begins at fixed times. */
const LIMITS = {
  /** Wrong passwords of an account. */
  password: { most: 10, within: 5 * MINUTE },
  /** Wrong codes of an account, however many codes were sent meanwhile. */
  code: { most: 5, within: 5 * MINUTE },
  /** Wrong tries at the codes of one step, for as long as the step lasts. */
  step: { most: 15, within: 30 * MINUTE },
  /** Wrong codes of the second factor, by one browser where it is known to the account, else by all strangers together. */
  second: { most: 5, within: 5 * MINUTE },
  /** The same of an account, no matter who tried. */
  seconds: { most: 20, within: 30 * MINUTE },
  /** Emails to an address. */
  mail: { most: 5, within: 15 * MINUTE },
} as const;

export type AttemptKind = keyof typeof LIMITS;

/** What people are told who tried too often. */
export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes and try again.";

/** An attempt that was allowed. It counts from the start; success gives it back. */
export interface Reservation {
  giveBack(): void;
}

/**
 * Counts an attempt before it is made, or refuses it: null. Checking and counting are one statement, so that many
 * connections and processes at once get no more than the limit. Who asks from which address plays no part.
 * @param subject whose attempt it is: see `attemptSubject`
 */
export async function reserve(kind: AttemptKind, subject: string, now = Date.now()): Promise<Reservation | null> {
  const { connection } = await identity();
  pruneStore(connection, now);
  const { most, within } = LIMITS[kind];
  const bucket = `${kind}:${digestOf("attempts", subject)}`;
  const taken = connection
    .prepare(
      `insert into attempt (bucket, at) select ?, ? where (select count(*) from attempt where bucket = ? and at > ?) < ? returning id`,
    )
    .get(bucket, now, bucket, now - within, most);
  if (!taken) return null;
  return { giveBack: () => void connection.prepare("delete from attempt where id = ?").run(taken.id ?? null) };
}
