/** The server hears at most this often, in milliseconds, that someone is there. */
const PAUSE = 60_000;

/**
 * Passes on to the server that someone is there: at once, and again at the end of each minute in which there was
 * input. So the server's last sign of life is never earlier than the person's last input.
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

  /** The server knows already: it has just made this page. */
  isKnown(): void {
    this.sentAt = Date.now();
  }

  /** Tells it now. */
  tell(): void {
    this.stop();
    this.sentAt = Date.now();
    this.send();
  }

  /** The page is being left: what is still to be told is told now, for timers may not run any more. */
  flush(): void {
    if (this.waiting !== null) this.tell();
  }

  /** It was not heard: the next input tells it again. */
  wasLost(): void {
    this.sentAt = Number.NEGATIVE_INFINITY;
  }

  stop(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }
}
