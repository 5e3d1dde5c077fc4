/** Minimum milliseconds between two activity reports to the server. */
const PAUSE = 60_000;

/**
 * Reports activity to the server at once, and at the end of each minute with input, so that the server's last activity
 * is never earlier than the last input.
 */
export class Presence {
  private sentAt = Number.NEGATIVE_INFINITY;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly send: () => void) {}

  /** There was input. */
  note(): void {
    if (this.waiting !== null) return;
    const pause = this.sentAt + PAUSE - Date.now();
    // A clock that was set back must not silence it for longer than a minute.
    if (pause <= 0 || pause > PAUSE) this.tell();
    else this.waiting = setTimeout(() => this.tell(), pause);
  }

  /** The server already knows, because it has just rendered this page. */
  isKnown(): void {
    this.sentAt = Date.now();
  }

  /** Reports now. */
  tell(): void {
    this.stop();
    this.sentAt = Date.now();
    this.send();
  }

  /** The page is closing: reports the rest now, because timers may not run. */
  flush(): void {
    if (this.waiting !== null) this.tell();
  }

  /** The report failed: the next input reports again. */
  wasLost(): void {
    this.sentAt = Number.NEGATIVE_INFINITY;
  }

  stop(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }
}
