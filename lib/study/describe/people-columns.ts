import type { Variable } from "@/lib/study/interviews/variable";
import type { ColumnFacts, Guess } from "@/lib/study/describe/described";
import type { Source } from "@/lib/study/mapping/mapped-study";

/** A column that may be about people, with its name and label folded to words. */
export type PeopleColumn = { variable: Variable; facts: ColumnFacts | undefined; words: string };

/** Where something about people stands, and how sure that is. */
export type Found = { column: string | null; source: Source; guess: Guess };

/** Names and labels of columns about people, folded, in the languages of the north and some others. */
export const NAMES = {
  respondent:
    /^(?:resp|respondent|respid|respondentid|id|caseid|case|serial|record|uuid|responseid|svarid|interview id|lopnr|lopnummer)\b|respondent|response id|numer svaranda|vastaaja|vastaja/,
  market: /country|market|\bland\b|\bmaa\b|\briik\b|marked|marknad/,
  year: /^(?:year|wave|ar|arid|aar|jahr|jaar|aasta|vuosi)\b|\byear\b|\bwave\b|\bar\b|argang/,
  age: /\bage\b|\balder\b|\baldur\b|\bika\b|vanus|leeftijd|\balter\b|gomul|how old|agegroup|birth/,
  sex: /\bsex\b|gender|\bkon\b|kjonn|\bkyn\b|sukupuoli|\bsugu\b|geslacht|geschlecht/,
  region: /region|county|\blan\b|fylke|landsdel|maakunta|landshluti|provincie|postal|nuts/,
  weight: /weight|\bvikt\b|vekt|\bvog\b|lokavog|vigt|\bwgt\b|\bwt\b|paino|gewicht|\bkaal\b/,
  day: /date|\bdato\b|datum|\bdags\b|paiva|kuupaev/,
  duration: /duration|\bdur\b|\bloi\b|length of|lengd|seconds|sekund|kesto|elapsed|time taken/,
  device: /^(?:ip|iph|ipaddress|ip address|device|deviceid|fingerprint|cookie)\b|ip address|fingerprint|device id/,
} as const;
export type Named = keyof typeof NAMES;

/** What a column's values are called: labels where it has them, else the values themselves. */
export function namesOf({ variable, facts }: PeopleColumn): { by: "label" | "code"; names: readonly string[] } {
  const labels = [...variable.valueLabels]
    .filter(([code]) => !variable.missing.codes.includes(code))
    .map(([, label]) => label);
  return labels.length > 0 ? { by: "label", names: labels } : { by: "code", names: facts?.values ?? [] };
}
