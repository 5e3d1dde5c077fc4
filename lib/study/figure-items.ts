import { CONSUMER_SECTIONS, type ConsumerSection } from "@/lib/study/consumer";
import { AGE_GROUPS, ATTITUDE_ITEMS, BEHAVIOUR_GROUPS, SAY_DO_ITEMS, SUBJECTS } from "@/lib/study/questionnaire";

/** Numbers of latent classes that are compared to find behaviour groups. */
export const CLASSES_COMPARED = [1, 2, 3, 4, 5, 6, 7] as const;

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const eachOf = (items: readonly { key: string }[], parts: readonly string[]) =>
  items.flatMap(({ key }) => parts.map((part) => `${key}/${part}`));

/** Subjects whose results are not one per item. */
const OWN: Partial<Record<ConsumerSection, readonly string[]>> = {
  profile: ["female", ...AGE_GROUPS],
  typing: [
    ...CLASSES_COMPARED.map((classes) => `classes/${classes}`),
    ...keysOf(BEHAVIOUR_GROUPS).map((group) => `certainty/${group}`),
  ],
  attitudes: eachOf(ATTITUDE_ITEMS, ["1", "2", "3", "4", "5", "agree"]),
  "say-do": eachOf(SAY_DO_ITEMS, ["say", "do", "gap"]),
};

/** Result keys of each section, in display order. */
export const FIGURE_ITEMS = Object.fromEntries(
  CONSUMER_SECTIONS.map((section) => [section, OWN[section] ?? keysOf(SUBJECTS[section].items)]),
) as Record<ConsumerSection, readonly string[]>;
