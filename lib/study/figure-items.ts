import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import type { ConsumerSection } from "@/lib/study/consumer";
import {
  AGE_GROUPS,
  ATTITUDE_ITEMS,
  AWARENESS_ITEMS,
  BEHAVIOUR_GROUPS,
  BEHAVIOUR_ITEMS,
  DISCUSSION_ITEM,
  FACTOR_ITEMS,
  PRIORITY_ITEMS,
  SAY_DO_ITEMS,
  TOPIC_ITEMS,
} from "@/lib/study/questionnaire";

/** Numbers of latent classes that are compared when behaviour groups are looked for. */
export const CLASSES_COMPARED = [1, 2, 3, 4, 5, 6, 7] as const;

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const eachOf = (items: readonly { key: string }[], parts: readonly string[]) =>
  items.flatMap(({ key }) => parts.map((part) => `${key}/${part}`));

/** Keys of the figures of each section, in the order in which they are listed. */
export const FIGURE_ITEMS: Record<ConsumerSection, readonly string[]> = {
  awareness: [...keysOf(AWARENESS_ITEMS), DISCUSSION_ITEM.key],
  topics: keysOf(TOPIC_ITEMS),
  "behaviour-groups": keysOf(BEHAVIOUR_GROUPS),
  behaviours: keysOf(BEHAVIOUR_ITEMS),
  profile: ["female", ...AGE_GROUPS],
  typing: [
    ...CLASSES_COMPARED.map((classes) => `classes/${classes}`),
    ...keysOf(BEHAVIOUR_GROUPS).map((group) => `certainty/${group}`),
  ],
  priorities: keysOf(PRIORITY_ITEMS),
  "decision-factors": keysOf(FACTOR_ITEMS),
  "factor-performance": keysOf(FACTOR_ITEMS),
  attitudes: eachOf(ATTITUDE_ITEMS, ["1", "2", "3", "4", "5", "agree"]),
  "say-do": eachOf(SAY_DO_ITEMS, ["say", "do", "gap"]),
  expectations: [...INDUSTRIES.map(({ slug }) => slug), "mean"],
};
