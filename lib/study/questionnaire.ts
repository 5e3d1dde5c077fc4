import type { ConsumerSection } from "@/lib/study/study";

/** A question or answer option that is reported on, with the words respondents saw. */
export type Item = { key: string; text: string };

/** Age groups of the study, youngest first. A study file may use others; these are the ones of the sample study. */
export const AGE_GROUPS = ["18-29", "30-44", "45-59", "60-74"] as const;

/** "Do you know what this means?" Answers: yes, no. Question keys: awareness/<item>. */
export const AWARENESS_ITEMS: readonly Item[] = [
  { key: "climate-neutral", text: "Climate neutral" },
  { key: "circular-economy", text: "Circular economy" },
  { key: "biodiversity", text: "Biodiversity" },
  { key: "greenwashing", text: "Greenwashing" },
  { key: "living-wage", text: "Living wage" },
  { key: "supply-chain", text: "Due diligence in supply chains" },
];

/**
 * "How well does this describe you?" Answers 1 (not at all) to 5 (completely); 4 and 5 agree. Question keys:
 * behaviour/<item>. Behaviour groups are latent classes of these answers.
 */
export const BEHAVIOUR_ITEMS: readonly Item[] = [
  { key: "talks", text: "I talk with others about how companies behave" },
  { key: "reads-labels", text: "I read labels before I choose" },
  { key: "pays-more", text: "I pay more for what does less harm" },
  { key: "avoids", text: "I avoid brands that behave badly" },
  { key: "quality-first", text: "I buy what lasts, and think of the environment second" },
  { key: "health-first", text: "I choose what is good for me and my family" },
  { key: "own-benefit", text: "It has to pay off for me" },
  { key: "not-my-task", text: "Sustainability is for others to solve" },
];

/**
 * The four behaviour groups, from least to most engaged: Ego, Moderate, Smart, Dedicated.
 */
export const BEHAVIOUR_GROUPS: readonly Item[] = [
  { key: "ego", text: "Ego" },
  { key: "moderate", text: "Moderate" },
  { key: "smart", text: "Smart" },
  { key: "dedicated", text: "Dedicated" },
];

/**
 * "Of these four, which matters most, and which least?" asked in PRIORITY_SETS sets of four; each item is shown
 * PRIORITY_SHOWN times to each respondent. Question keys: priorities/<set>/most and priorities/<set>/least, sets from
 * 1; the answer is the item's key.
 */
export const PRIORITY_ITEMS: readonly Item[] = [
  { key: "climate", text: "Lower climate emissions" },
  { key: "water", text: "Clean water" },
  { key: "nature", text: "Protect nature and species" },
  { key: "chemicals", text: "Fewer harmful chemicals" },
  { key: "waste", text: "Less waste and packaging" },
  { key: "animals", text: "Treat animals well" },
  { key: "workers", text: "Fair pay and safe work" },
  { key: "equality", text: "Equal treatment" },
  { key: "honesty", text: "Honest business, no corruption" },
  { key: "local", text: "Local production" },
];
export const PRIORITY_SETS = 5;
export const PRIORITY_SHOWN = 2;

/**
 * "When you choose, how well do your usual brands do on this?" Answers 1 to 5. Question keys: factors/<item>. What
 * they explain is the answer 1 to 10 to factors/preference, "How gladly would you buy from them again?".
 */
export const FACTOR_ITEMS: readonly Item[] = [
  { key: "price", text: "Price" },
  { key: "quality", text: "Quality" },
  { key: "environment", text: "Environment" },
  { key: "social", text: "Social responsibility" },
  { key: "health", text: "Health" },
  { key: "design", text: "Design" },
  { key: "availability", text: "Availability" },
];
export const PREFERENCE_QUESTION = "factors/preference";

/** What each section of the consumer figures lists, in the order of the questionnaire. */
export const ITEMS_OF: Record<ConsumerSection, readonly Item[]> = {
  awareness: AWARENESS_ITEMS,
  "behaviour-groups": BEHAVIOUR_GROUPS,
  priorities: PRIORITY_ITEMS,
  "decision-factors": FACTOR_ITEMS,
};
