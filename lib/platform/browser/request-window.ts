/** Requests that one person may make in a window, and how long it lasts. The server counts the same. */
export const MOST_REQUESTS = 1_000;
export const WINDOW_MS = 5 * 60_000;

/** Counts requests in windows, each of which begins with its first request. */
export class RequestWindow {
  private startedAt = Number.NEGATIVE_INFINITY;
  private requests = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts one more request; false when it is one too many. */
  admit(): boolean {
    const now = this.now();
    // A clock that was set back begins a new window as well.
    if (now >= this.startedAt + WINDOW_MS || now < this.startedAt) {
      this.startedAt = now;
      this.requests = 0;
    }
    this.requests += 1;
    return this.requests <= MOST_REQUESTS;
  }
}
