/** A column's name with placeholders: "Q5_{brand}_env". */

/** The pattern with its placeholders filled in; others stay. */
export function fillPattern(pattern: string, places: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => (name in places ? String(places[name]) : whole));
}

/** One word or number. */
const CHUNK = /^[\p{L}\p{N}]+$/u;
/** The beginning or end of a heading in two parts, such as "{brand}: Climate". */
const PART = /^[^:|–—]+$/u;

/** Whether a placeholder is a whole part of a heading, which may have several words. */
const isPart = (start: string, end: string): boolean =>
  (start === "" && /^(?:\s*[:|–—]|\s+-\s)/u.test(end)) || (end === "" && /(?:[:|–—]\s*|\s-\s+)$/u.test(start));

/**
 * The value of a pattern's placeholder in a name, null if it does not match: `matchPattern("Q{brand}_e", "Q12_e")` is
 * "12".
 */
export function matchPattern(pattern: string, name: string): string | null {
  const [start = "", end, more] = pattern.split(/\{\w+\}/);
  if (end === undefined || more !== undefined) return null;
  const isFit = name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length;
  const filled = isFit ? name.slice(start.length, name.length - end.length) : "";
  return (isPart(start, end) ? PART : CHUNK).test(filled) ? filled : null;
}

/** Whether a file's name matches a mapping's: * is any text, ? any character. */
export function fitsFileName(name: string, pattern: string): boolean {
  const fits = (at: number, from: number): boolean => {
    for (let p = from, n = at; ; p++, n++) {
      const letter = pattern[p];
      if (letter === undefined) return n === name.length;
      if (letter === "*")
        return Array.from({ length: name.length - n + 1 }, (_, k) => n + k).some((next) => fits(next, p + 1));
      if (n >= name.length || (letter !== "?" && letter !== name[n])) return false;
    }
  };
  return fits(0, 0);
}
