import type { MarketSlug } from "@/lib/catalogue/markets/market";

/** Every subject on which people can be asked about themselves; a study may leave some out. */
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

/** One consumer result: a share, a mean importance or a share of explained variance, with its 95 % interval. */
export type ConsumerFigure = {
  /** The statement, group, priority or factor; texts are in the questionnaire. */
  item: string;
  /** Null (with low and high) if fewer than SMALLEST_BASE people were asked, or if it would reveal such a result. */
  value: number | null;
  low: number | null;
  high: number | null;
  n: number;
  nEff: number | null;
};

/** The group of people: "all", or the value in the interviews. Behaviour groups are those of the typing rule. */
export type StudyPopulation = { ageGroup: string; sex: string; behaviourGroup: string };

/** One section's results for one group in one wave. */
export type PopulationFigures = StudyPopulation & {
  market: MarketSlug;
  year: number;
  section: ConsumerSection;
  figures: readonly ConsumerFigure[];
};
