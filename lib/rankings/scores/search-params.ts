import { SCORE_FIELDS, type ScoreField, type ScoreTexts } from "@/lib/rankings/scores/score-texts";

/** Longest text of a figure that is taken from an address. */
const LONGEST = 16;

/** The panel's figures as the address has them: a field it lacks is as published. */
export function parseScoreTexts(search: string, published: ScoreTexts): ScoreTexts {
  const params = new URLSearchParams(search);
  const read = (field: ScoreField) => params.get(field)?.slice(0, LONGEST) ?? published[field];
  return Object.fromEntries(SCORE_FIELDS.map((field) => [field, read(field)])) as ScoreTexts;
}

/** The inverse: the search of an address with all five figures, or without any where they are as published. */
export function toScoreSearch(texts: ScoreTexts, published: ScoreTexts, search = ""): string {
  const params = new URLSearchParams(search);
  const isPublished = SCORE_FIELDS.every((field) => texts[field] === published[field]);
  for (const field of SCORE_FIELDS) {
    if (isPublished) params.delete(field);
    else params.set(field, texts[field]);
  }
  return params.size > 0 ? `?${params.toString()}` : "";
}
