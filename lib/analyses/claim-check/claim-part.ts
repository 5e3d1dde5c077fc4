/** One thing a claim may say: said, said so that several may be meant, or not said. `words` as they stand in the text. */
export type Field<Value> =
  | { status: "said"; value: Value; words: string }
  | { status: "choose"; options: readonly Value[]; words: string }
  | { status: "unsaid" };
