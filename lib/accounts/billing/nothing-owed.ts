/** Milliseconds for which "owes nothing" is remembered. */
const FRESH = 60_000;
const MOST = 10_000;

/**
 * Remembers who owes nothing. Each subscriber's page shows any amount due, which hardly ever exists; this saves a
 * database call per page. An amount due is never remembered, so that no one who has paid is reminded again, and any
 * payment event clears it. An instance that missed the event learns of it within a minute.
 */
export class NothingOwed {
  private readonly until = new Map<string, number>();
  private event = 0;

  holds(userId: string, now = Date.now()): boolean {
    return (this.until.get(userId) ?? 0) > now;
  }

  /** Number of events so far, to be passed to `note`: a value read before the latest event is not stored. */
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
