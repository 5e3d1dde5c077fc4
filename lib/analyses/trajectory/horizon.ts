/** Choices for the forecast horizon in years. */
export const AHEAD = [1, 2, 3] as const;
export type Ahead = (typeof AHEAD)[number];

/** The default if the address has none. */
const FURTHEST: Ahead = 3;

/** `view` in the address → horizon in years; unknown values mean the longest. The inverse of `joinAhead`. */
export function readAhead(view: string | null): Ahead {
  return AHEAD.find((each) => String(each) === view) ?? FURTHEST;
}

export function joinAhead(ahead: Ahead): string | null {
  return ahead === FURTHEST ? null : String(ahead);
}

/** "1 year ahead", "3 years ahead". */
export function sayAhead(ahead: Ahead): string {
  return `${ahead} ${ahead === 1 ? "year" : "years"} ahead`;
}
