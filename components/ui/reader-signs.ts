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
  "focusin",
  "popstate",
  "beforeprint",
] as const;

/** Resolves with the next sign of a reader. */
export function nextSign(): Promise<void> {
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

/** Resolves with the first sign of a reader since the first call. Call it early: what came before is not known. */
export const firstSign = (): Promise<void> => (first ??= nextSign());
