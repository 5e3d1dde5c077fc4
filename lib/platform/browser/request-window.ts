/** Requests that one person may make in a window, and its length. The server uses the same values. */
export const MOST_REQUESTS = 1_000;
export const WINDOW_MS = 5 * 60_000;

/** Counts requests in windows; the first request starts a window. */
export class RequestWindow {
  private startedAt = Number.NEGATIVE_INFINITY;
  private requests = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a request; false if it exceeds the limit. */
  admit(): boolean {
    const now = this.now();
    // A clock that was set back also starts a new window.
    if (now >= this.startedAt + WINDOW_MS || now < this.startedAt) {
      this.startedAt = now;
      this.requests = 0;
    }
    this.requests += 1;
    return this.requests <= MOST_REQUESTS;
  }
}
