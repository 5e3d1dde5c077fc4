/** Normalises a name for comparison: without case, accents and full stops, with one space between words. */
export function foldSpelling(spelling: string): string {
  return spelling
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\./g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
}
