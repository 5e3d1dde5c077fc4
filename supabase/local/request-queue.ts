/** Thrown to a caller when too many wait already. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/**
 * Runs so many tasks at a time, in the order they came. On PGlite one: it is a single session on which the data API
 * opens transactions, and two requests at once would run inside each other's, with each other's role. On a server as
 * many as there are connections.
 */
export class RequestQueue {
  private readonly held: (() => void)[] = [];
  private readonly idlers: (() => void)[] = [];
  private waiting = 0;
  private running = 0;

  constructor(
    private readonly limit: number,
    private readonly width = 1,
  ) {}

  /** How many are waiting or running. */
  get length(): number {
    return this.waiting;
  }

  /** @throws {QueueFull} at once, when the limit is reached */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= this.limit) throw new QueueFull();
    this.waiting += 1;
    // Whoever ends hands its place to the next, so that nobody overtakes.
    if (this.running < this.width) this.running += 1;
    else await new Promise<void>((resolve) => this.held.push(resolve));
    try {
      return await task();
    } finally {
      this.waiting -= 1;
      const next = this.held.shift();
      if (next) next();
      else this.running -= 1;
      if (this.waiting === 0) for (const tell of this.idlers.splice(0)) tell();
    }
  }

  /** Resolves when nothing runs or waits. */
  async idle(): Promise<void> {
    if (this.waiting > 0) await new Promise<void>((resolve) => this.idlers.push(resolve));
  }
}
