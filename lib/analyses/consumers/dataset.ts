import type { Population } from "@/lib/analyses/consumers/population";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

// The consumer pages' data: published aggregates, loaded once.

/** The results of one population in a wave on one subject, in the questionnaire's order. */
export interface PopulationReading {
  /** Slug of the market. */
  market: string;
  year: number;
  population: Population;
  figures: ConsumerFigure[];
}

/** One population in every market and year of the reader's plan, by market in display order, then by year. */
export interface SectionDataset {
  section: ConsumerSection;
  population: Population;
  readings: PopulationReading[];
}

/** Every population of one wave. */
export interface WaveDataset {
  section: ConsumerSection;
  market: string;
  year: number;
  readings: PopulationReading[];
}

/** One market in one year with consumer questions. */
export interface ConsumerWave {
  market: string;
  year: number;
  isSample: boolean;
  fieldwork: { from: string; to: string } | null;
  /** People asked, in the largest section. */
  interviews: number;
  /** nΣw²/(Σw)² of the wave's interviews, and their number divided by it; null where they were not weighted. */
  designEffect: number | null;
  effectiveN: number | null;
  sections: ConsumerSection[];
}
