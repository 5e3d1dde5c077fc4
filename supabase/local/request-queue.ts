/** Thrown to a caller when too many wait already. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/**
 * Runs one task at a time, in the order they came. PGlite is a single session on which the data API opens
 * transactions: two requests at once would run inside each other's, with each other's role.
 */
export class RequestQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly limit: number) {}

  /** How many are waiting or running. */
  get length(): number {
    return this.waiting;
  }

  /** @throws {QueueFull} at once, when the limit is reached */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= this.limit) throw new QueueFull();
    this.waiting += 1;
    const result = this.tail.then(task);
    this.tail = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Resolves when everything queued so far has run. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
