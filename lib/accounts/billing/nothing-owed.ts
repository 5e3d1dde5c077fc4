/** Milliseconds for which someone who owed nothing is taken to owe nothing still. */
const FRESH = 60_000;
const MOST = 10_000;

/**
 * Who owed nothing a moment ago. Every page of a subscriber says whether something is owed, which next to no one does:
 * a call of the database for each page, to say nothing. What is owed is never remembered, so anyone who pays is not
 * dunned again, and any news of a payment empties it. An instance that the news did not reach learns within a minute.
 */
export class NothingOwed {
  private readonly until = new Map<string, number>();
  private event = 0;

  holds(userId: string, now = Date.now()): boolean {
    return (this.until.get(userId) ?? 0) > now;
  }

  /** How often news came, to be handed to `note`: what was read before the latest is not worth keeping. */
  get eventCount(): number {
    return this.event;
  }

  note(userId: string, eventCount: number, now = Date.now()): void {
    if (eventCount !== this.event) return;
    if (this.until.size >= MOST) this.until.clear();
    this.until.set(userId, now + FRESH);
  }

  forget(): void {
    this.event += 1;
    this.until.clear();
  }
}

const KEY = Symbol.for("granskog.nothing-owed");
type Holder = typeof globalThis & { [KEY]?: NothingOwed };

/** One per process: pages and handlers are bundled separately. */
export function nothingOwed(): NothingOwed {
  const holder: Holder = globalThis;
  return (holder[KEY] ??= new NothingOwed());
}
