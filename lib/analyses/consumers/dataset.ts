import type { Population } from "@/lib/analyses/consumers/population";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

// What the consumer pages draw from: published aggregates, read once and looked at in many ways.

/** What one population of a wave says about one subject; figures in the questionnaire's order. */
export interface PopulationReading {
  /** Slug of the market. */
  market: string;
  year: number;
  population: Population;
  figures: ConsumerFigure[];
}

/** One population in every market and year of the reader's window, by market in the order offered, then by year. */
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

/** One market in one year in which people were asked about themselves. */
export interface ConsumerWave {
  market: string;
  year: number;
  isSample: boolean;
  fieldwork: { from: string; to: string } | null;
  /** People asked, at most of the sections. */
  interviews: number;
  /** nΣw²/(Σw)² of the wave's interviews, and their number divided by it; null where they were not weighted. */
  designEffect: number | null;
  effectiveN: number | null;
  sections: ConsumerSection[];
}
