import { FACT_NAMES, toStudyWords } from "@/lib/catalogue/shown-study/study-words";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";

const COUNTED = ["groups", "terms", "statements", "concerns", "factors", "actions"];

/** Every token that a text may have which browsers fill as well: they know the study, and not its questionnaire. */
export const STUDY_TOKENS: ReadonlySet<string> = new Set([
  ...Object.keys(toStudyWords(STUDY_OF_TODAY)),
  "markets.links",
]);

/** Every token that a text in `content/` may have. */
const TOKENS: ReadonlySet<string> = new Set([
  ...STUDY_TOKENS,
  "groups.comma",
  ...COUNTED.flatMap((name) => [`${name}.count`, `${name}.Count`]),
]);

/** Tokens and markers of a text that stand for nothing, or are written in another way. */
export function unknownTokens(text: string, tokens = TOKENS): string[] {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)].flatMap(([, name = ""]) => {
    const isKnown = /^[#^/]/.test(name) ? FACT_NAMES.includes(name.slice(1)) : tokens.has(name);
    return isKnown ? [] : [name];
  });
}
