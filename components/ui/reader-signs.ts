/**
 * What shows that a reader is there, in this tab: until then a page needs no more than what the server drew. `popstate`,
 * as pages of the router come without another sign; `beforeprint`, as a sheet has its own widths.
 */
const SIGNS = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "click",
  "keydown",
  "focus",
  "focusin",
  "visibilitychange",
  "popstate",
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

let first: Promise<void> | null = null;

/** Resolves with the first sign of a reader since the first call. */
const firstSign = (): Promise<void> => (first ??= nextSign());

/**
 * Loads code with the first sign of a reader. Where it cannot be loaded, the next sign tries again.
 * @param orAfter milliseconds after which it is loaded without a sign
 */
export async function loadOnSign<Loaded>(load: () => Promise<Loaded>, orAfter?: number): Promise<Loaded> {
  const rest = orAfter === undefined ? [] : [new Promise<void>((resolve) => setTimeout(resolve, orAfter))];
  await Promise.race([firstSign(), ...rest]);
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}
