const DAY = 24 * 60 * 60 * 1_000;
const MOST_STORED = 10_000;

/**
 * At most so many emails a day to an address: anyone who enters someone else's again and again must not fill their
 * mailbox. In memory: how many addresses can come in an hour is bounded in the database.
 */
export class EmailThrottle {
  readonly #sent = new Map<string, number[]>();

  constructor(private readonly mostPerDay = 1) {}

  /** May an email go out now? Counts it as sent. */
  take(address: string, now = Date.now()): boolean {
    const lately = (this.#sent.get(address) ?? []).filter((time) => now - time < DAY);
    if (lately.length >= this.mostPerDay) return false;
    this.#sent.delete(address);
    this.#sent.set(address, [...lately, now]);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > MOST_STORED && oldest !== undefined) this.#sent.delete(oldest);
    return true;
  }
}
