const LONGEST_SEARCH = 100;

const MOST_PAGES = 100_000;

/** First value of a parameter, cut to the longest plausible search. */
export function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? "").trim().slice(0, LONGEST_SEARCH);
}

/** Page number of a list; 1 if the address has none. */
export function pageOf(value: string | string[] | undefined): number {
  const text = firstOf(value);
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1;
}
