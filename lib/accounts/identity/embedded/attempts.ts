import "server-only";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { pruneStore } from "@/lib/accounts/identity/embedded/pruning";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";

const MINUTE = 60_000;

/** A limit and its duration. It is a sliding window, without fixed start times. */
const LIMITS = {
  /** Wrong passwords for an account. */
  password: { most: 10, within: 5 * MINUTE },
  /** Wrong codes for an account, however many codes were sent in the meantime. */
  code: { most: 5, within: 5 * MINUTE },
  /** Wrong attempts at the codes of one step, for as long as the step lasts. */
  step: { most: 15, within: 30 * MINUTE },
  /**
   * Wrong second-factor codes, counted per browser if the account knows it, otherwise for all unknown browsers
   * together.
   */
  second: { most: 5, within: 5 * MINUTE },
  /** The same for an account, whoever tries. */
  seconds: { most: 20, within: 30 * MINUTE },
  /** Emails to an address. */
  mail: { most: 5, within: 15 * MINUTE },
} as const;

export type AttemptKind = keyof typeof LIMITS;

/** The message after too many attempts. */
export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes and try again.";

/** An attempt that was allowed. It counts from the start; success removes it. */
export interface Reservation {
  giveBack(): void;
}

/**
 * Counts an attempt before it is made, or refuses it: null. Checking and counting are one statement, so many
 * connections and processes at once cannot exceed the limit. The network address does not matter.
 * @param subject the owner of the attempt, see `attemptSubject`
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
