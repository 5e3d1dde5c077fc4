import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import {
  BATTERY_SUBJECTS,
  PREFERENCE_QUESTION,
  PRIORITY_ITEMS,
  PRIORITY_SETS,
  questionsOf,
  SAY_DO_ITEMS,
  SUBJECTS,
} from "@/lib/study/questionnaire";

const upTo = (last: number) => Array.from({ length: last }, (_, i) => String(i + 1));
const SCALES = { "yes-or-no": ["yes", "no"], "one-to-five": upTo(5) } as const;
const PRIORITIES = PRIORITY_ITEMS.map(({ key }) => key);

/** Every question by its key, with its valid answers; question numbers are positions in this list. */
export const QUESTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ...BATTERY_SUBJECTS.flatMap((id) =>
    questionsOf(id).map(({ question }) => [question, SCALES[SUBJECTS[id].battery.scale]] as const),
  ),
  [PREFERENCE_QUESTION, upTo(10)],
  ...upTo(PRIORITY_SETS).flatMap((set) =>
    ["most", "least"].map((end) => [`priorities/${set}/${end}`, PRIORITIES] as const),
  ),
  ...SAY_DO_ITEMS.flatMap(({ key }) => [
    [`say/${key}`, SCALES["one-to-five"]] as const,
    [`do/${key}`, SCALES["yes-or-no"]] as const,
  ]),
  ...INDUSTRIES.map(({ slug }) => [`expectations/${slug}`, SCALES["one-to-five"]] as const),
]);
