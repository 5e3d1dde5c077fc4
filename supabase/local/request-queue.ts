/** Too many callers are already waiting. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/**
 * Runs a limited number of tasks at a time, in order of arrival. On PGlite one: it has a single session in which the
 * data API opens transactions, so two requests at once would share a transaction and a role. On a server, as many as
 * there are connections.
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

  /** Number of waiting and running tasks. */
  get length(): number {
    return this.waiting;
  }

  /** @throws {QueueFull} at once, if the limit is reached */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= this.limit) throw new QueueFull();
    this.waiting += 1;
    // A finished task passes its place to the next, so that no new one overtakes.
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

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    if (this.waiting > 0) await new Promise<void>((resolve) => this.idlers.push(resolve));
  }
}
