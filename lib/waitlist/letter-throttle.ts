const DAY = 24 * 60 * 60 * 1_000;
const MOST_KEPT = 10_000;

/**
 * At most one letter a day to an address: whoever enters somebody else's again and again must not fill their mailbox.
 * In memory: how many addresses can come in an hour is bounded in the database.
 */
export class LetterThrottle {
  readonly #sent = new Map<string, number>();

  /** May a letter go out now? Counts it as sent. */
  take(address: string, now = Date.now()): boolean {
    const last = this.#sent.get(address);
    if (last !== undefined && now - last < DAY) return false;
    this.#sent.delete(address);
    this.#sent.set(address, now);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > MOST_KEPT && oldest !== undefined) this.#sent.delete(oldest);
    return true;
  }
}
