import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { SUBJECTS } from "@/lib/study/questionnaire";

/** The subject; the unit of an item's value is in the subject's notes (lib/study/questionnaire.ts). */
export type ConsumerSection = keyof typeof SUBJECTS;

export const CONSUMER_SECTIONS = Object.keys(SUBJECTS) as ConsumerSection[];

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
