import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { SUBJECTS } from "@/lib/study/questionnaire";

/** What is asked about; the unit of an item's value is in the subject's own notes (lib/study/questionnaire.ts). */
export type ConsumerSection = keyof typeof SUBJECTS;

export const CONSUMER_SECTIONS = Object.keys(SUBJECTS) as ConsumerSection[];

/** One figure about consumers: a share, a mean importance or a share of explained variance, with its 95 % interval. */
export type ConsumerFigure = {
  /** The statement, group, priority or factor; texts are in the questionnaire. */
  item: string;
  /** Null (low and high with it) where fewer than SMALLEST_BASE were asked, or where it would tell such a figure. */
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
