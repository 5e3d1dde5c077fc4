const DAY = 24 * 60 * 60 * 1_000;
const MOST_STORED = 10_000;

/**
 * Limits the emails to one address per day: someone who keeps entering another person's address must not fill their
 * mailbox. In memory: the database limits how many addresses can be entered in an hour.
 */
export class EmailThrottle {
  readonly #sent = new Map<string, number[]>();

  constructor(private readonly mostPerDay = 1) {}

  /** Whether an email may be sent now. Counts it as sent. */
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
