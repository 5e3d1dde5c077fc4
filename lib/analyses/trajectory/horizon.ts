/** Years that a forecast can be asked to reach ahead. */
export const AHEAD = [1, 2, 3] as const;
export type Ahead = (typeof AHEAD)[number];

/** Asked for where the address says nothing. */
const FURTHEST: Ahead = 3;

/** `view` of the address → years ahead; what is not understood means the furthest. The inverse of `joinAhead`. */
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
