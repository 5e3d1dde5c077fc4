import {
  AWARENESS_ITEMS,
  BEHAVIOUR_ITEMS,
  FACTOR_ITEMS,
  PREFERENCE_QUESTION,
  PRIORITY_ITEMS,
  PRIORITY_SETS,
} from "@/lib/study/questionnaire";

/** Every question of the questionnaire by its key, with the answers it allows. */
export function listQuestions(): Map<string, readonly string[]> {
  const yesOrNo = ["yes", "no"];
  const priorities = PRIORITY_ITEMS.map(({ key }) => key);
  const sets = Array.from({ length: PRIORITY_SETS }, (_, i) => i + 1);
  return new Map([
    ...AWARENESS_ITEMS.map(({ key }) => [`awareness/${key}`, yesOrNo] as const),
    ...BEHAVIOUR_ITEMS.map(({ key }) => [`behaviour/${key}`, upTo(5)] as const),
    ...sets.flatMap((set) => ["most", "least"].map((end) => [`priorities/${set}/${end}`, priorities] as const)),
    ...FACTOR_ITEMS.map(({ key }) => [`factors/${key}`, upTo(5)] as const),
    [PREFERENCE_QUESTION, upTo(10)],
  ]);
}

function upTo(last: number): string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}
