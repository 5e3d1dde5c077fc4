/**
 * What shows that a reader is there, in this tab: until then a page needs no more than what the server drew.
 * `beforeprint`, as a sheet has its own widths.
 */
const SIGNS = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "click",
  "keydown",
  "input",
  "focus",
  "focusin",
  "visibilitychange",
  "beforeprint",
] as const;

/** Resolves with the next sign of a reader. */
function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, end, { passive: true, capture: true, signal: over.signal });
  });
}

/** Code that is loaded once, with a reader's next sign. */
export class OnSign<Loaded> {
  readonly #load: () => Promise<Loaded>;
  #hurry: () => void = () => undefined;
  #loaded: Promise<Loaded> | null = null;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  /** Begins at once, also where someone waits for a sign already: the router led here, so the reader is there. */
  now(): Promise<Loaded> {
    this.#hurry();
    return (this.#loaded ??= this.#read());
  }

  /**
   * Begins with the next sign.
   * @param orAfter milliseconds after which it begins without one
   */
  later(orAfter?: number): Promise<Loaded> {
    if (this.#loaded) return this.#loaded;
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
    const rest = orAfter === undefined ? [] : [new Promise<void>((resolve) => setTimeout(resolve, orAfter))];
    return (this.#loaded = Promise.race([nextSign(), hurried, ...rest]).then(async () => this.#read()));
  }

  /** Where it cannot be loaded, the next sign tries again. */
  async #read(): Promise<Loaded> {
    for (;;) {
      try {
        return await this.#load();
      } catch {
        await nextSign();
      }
    }
  }
}
