import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import {
  ATTITUDE_ITEMS,
  AWARENESS_ITEMS,
  BEHAVIOUR_ITEMS,
  DISCUSSION_QUESTION,
  FACTOR_ITEMS,
  PREFERENCE_QUESTION,
  PRIORITY_ITEMS,
  PRIORITY_SETS,
  SAY_DO_ITEMS,
  TOPIC_ITEMS,
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
    [DISCUSSION_QUESTION, yesOrNo],
    ...TOPIC_ITEMS.map(({ key }) => [`topics/${key}`, yesOrNo] as const),
    ...ATTITUDE_ITEMS.map(({ key }) => [`attitudes/${key}`, upTo(5)] as const),
    ...SAY_DO_ITEMS.flatMap(({ key }) => [[`say/${key}`, upTo(5)] as const, [`do/${key}`, yesOrNo] as const]),
    ...INDUSTRIES.map(({ slug }) => [`expectations/${slug}`, upTo(5)] as const),
  ]);
}

function upTo(last: number): string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}
