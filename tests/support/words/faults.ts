import { readAbbreviations, readForbiddenPhrases } from "./style-guide";
import { SPECIFICATION_TEXTS } from "./specification-texts";

/** Longest sentence of an interface. */
const MOST_WORDS = 30;

const forbidden = readForbiddenPhrases();

/** The text without what the specification words itself. */
function withoutSpecification(text: string): string {
  return SPECIFICATION_TEXTS.reduce((rest, exempt) => rest.replaceAll(exempt, " · "), text);
}

/** Phrases that the style guide forbids, each with what to say instead. */
export function forbiddenIn(text: string): string[] {
  const read = withoutSpecification(text);
  return forbidden.flatMap(({ pattern, instead }) =>
    [...read.matchAll(pattern)].map(({ 0: found, index }) => {
      const around = read.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll(/\s+/g, " ");
      return `“${found}” (say: ${instead}) in “${around.trim()}”`;
    }),
  );
}

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/\p{L}'\p{L}/gu, "straight apostrophe"],
  [/(?<=^|\s)"\p{L}[^"]*\p{L}[.?!]?"/gu, "straight quotation marks"],
  [/[\p{L},;:] {2,}\p{L}/gu, "two spaces"],
  [/\p{L}\.\.\.(?=\s|$)/gu, "three dots for an ellipsis"],
  [/\d %/g, "a space before %"],
  [/\b(the|a|an|of|in|to|for|and|or|is|are|by|with|at|from) \1\b/giu, "a word twice"],
  [/\b(?:in|of|from|to|for|by|with|than|and|or|across|on) The Netherlands\b/gu, "a capital letter within a sentence"],
];

/** Straight quotes, double spaces and the like. */
export function typographyIn(text: string): string[] {
  const read = withoutSpecification(text);
  return TYPOGRAPHY.flatMap(([pattern, fault]) =>
    [...read.matchAll(pattern)].map(({ index }) => {
      const around = read.slice(Math.max(0, index - 30), index + 30).replaceAll(/\n/g, " ");
      return `${fault} in “${around.trim()}”`;
    }),
  );
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Sentences with more words than a reader can hold. A list separated by middle dots or line breaks is no sentence. */
export function longSentencesIn(text: string, most = MOST_WORDS): string[] {
  return text
    .split(/\n{2,}| · |[;:]\s/)
    .flatMap((part) => [...sentences.segment(part)].map(({ segment }) => segment.replaceAll(/\s+/g, " ").trim()))
    .filter((sentence) => sentence.split(" ").filter((word) => /\p{L}/u.test(word)).length > most)
    .map((sentence) => `over ${most} words: “${sentence.slice(0, 160)}…”`);
}

/** Tokens for the study’s words that were left in what people read (`lib/catalogue/shown-study/study-words.ts`). */
export function unfilledIn(text: string): string[] {
  return [...text.matchAll(/\{\{[#^/]?[\w.]+\}\}.{0,30}/g)].map(([token]) => `not filled: “${token}”`);
}

const abbreviations = readAbbreviations();

/** Abbreviations that the text does not explain where it first uses them, as in “false discovery rate (FDR)”. */
export function unexplainedIn(text: string): string[] {
  return abbreviations.filter((short) => {
    const first = new RegExp(String.raw`\b${short}\b`).exec(text);
    if (!first) return false;
    const around = text.slice(Math.max(0, first.index - 2), first.index + short.length + 2);
    return !around.includes("(");
  });
}
