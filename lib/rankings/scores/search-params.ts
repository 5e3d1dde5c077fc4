import { SCORE_FIELDS, type ScoreField, type ScoreTexts } from "@/lib/rankings/scores/score-texts";

/** Longest accepted number in an address. */
const LONGEST = 16;

/** Numbers in the address; a missing field is as published. */
export function parseScoreTexts(search: string, published: ScoreTexts): ScoreTexts {
  const params = new URLSearchParams(search);
  const read = (field: ScoreField) => params.get(field)?.slice(0, LONGEST) ?? published[field];
  return Object.fromEntries(SCORE_FIELDS.map((field) => [field, read(field)])) as ScoreTexts;
}

/** The inverse: a query string with all five numbers, or none if they are as published. */
export function toScoreSearch(texts: ScoreTexts, published: ScoreTexts, search = ""): string {
  const params = new URLSearchParams(search);
  const isPublished = SCORE_FIELDS.every((field) => texts[field] === published[field]);
  for (const field of SCORE_FIELDS) {
    if (isPublished) params.delete(field);
    else params.set(field, texts[field]);
  }
  return params.size > 0 ? `?${params.toString()}` : "";
}
