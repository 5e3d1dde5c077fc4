/** `The Netherlands` → `the Netherlands`, for the middle of a sentence. */
export function inSentence(market: string): string {
  return market.replace(/^The /, "the ");
}

/** `Food & grocery` → `food & grocery`; an abbreviation such as `IT services` stays. */
export function industryInSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
