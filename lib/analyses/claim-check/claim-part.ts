/** One part of a claim: stated, ambiguous or not stated. `words` as in the text. */
export type Field<Value> =
  | { status: "said"; value: Value; words: string }
  | { status: "choose"; options: readonly Value[]; words: string }
  | { status: "unsaid" };
