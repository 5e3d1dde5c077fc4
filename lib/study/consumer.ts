import type { MarketSlug } from "@/lib/catalogue/markets/market";

/** What is asked about; the unit of an item's value is in the section's own notes (lib/study/questionnaire.ts). */
export const CONSUMER_SECTIONS = [
  "awareness",
  "topics",
  "behaviour-groups",
  "behaviours",
  "profile",
  "typing",
  "priorities",
  "decision-factors",
  "factor-performance",
  "attitudes",
  "say-do",
  "expectations",
] as const;
export type ConsumerSection = (typeof CONSUMER_SECTIONS)[number];

/** One figure about consumers: a share, a mean importance or a share of explained variance, with its 95 % interval. */
export type ConsumerFigure = {
  /** The statement, group, priority or factor; texts are in the questionnaire. */
  item: string;
  /** Null (low and high with it) where fewer than SMALLEST_BASE were asked. */
  value: number | null;
  low: number | null;
  high: number | null;
  n: number;
  nEff: number | null;
};

/** Whom figures are about: "all", or the value the interviews have. Groups are those of the typing rule. */
export type StudyPopulation = { ageGroup: string; sex: string; behaviourGroup: string };

/** One section as one population of a wave answered it. */
export type PopulationFigures = StudyPopulation & {
  market: MarketSlug;
  year: number;
  section: ConsumerSection;
  figures: readonly ConsumerFigure[];
};
