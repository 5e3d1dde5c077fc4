import type { SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { ConsumerSection } from "@/lib/study/consumer";

/** One book that a page needs. */
export type DatasetNeed =
  | { kind: "section"; section: ConsumerSection; population: Population }
  | { kind: "wave"; section: ConsumerSection; market: string; year: number };

/** Books by the key of their request. */
export type Datasets = Readonly<Record<string, SectionDataset | WaveDataset>>;

/** The same text for equal needs. */
export function keyOfNeed(need: DatasetNeed): string {
  return need.kind === "section"
    ? `${need.section}:${keyOfPopulation(need.population)}`
    : `${need.section}@${need.market}:${need.year}`;
}

/** The distinct books that a page needs. */
export function toDatasetNeeds(
  page: ConsumerPage,
  selection: ConsumerSelection,
  compared: ComparedPopulation | null,
): DatasetNeed[] {
  const { main, sections, wave, firstWave } = PAGE_NEEDS[page];
  const whole = (section: ConsumerSection, market: string, year: number): DatasetNeed => ({
    kind: "wave",
    section,
    market,
    year,
  });
  const needs: DatasetNeed[] = [
    ...sections.map((section): DatasetNeed => ({ kind: "section", section, population: selection.population })),
    ...[main, ...wave].map((section) => whole(section, selection.market.slug, selection.year)),
    ...firstWave.map((section) => whole(section, selection.market.slug, selection.from)),
    ...(compared ? [whole(main, compared.market, compared.year)] : []),
  ];
  return [...new Map(needs.map((need) => [keyOfNeed(need), need])).values()];
}

/** A page's books, by subject; without readings while one is loading. */
export interface SelectedDatasets {
  /** The selected population in every market and year of the reader, whatever years are selected. */
  section: (section: ConsumerSection) => SectionDataset;
  /** Every population of one wave; by default the wave shown. */
  wave: (section: ConsumerSection, year?: number, market?: string) => WaveDataset;
  /** What the people were asked. */
  asked: Questionnaire;
}

export function toSelectedDatasets(
  datasets: Datasets,
  { market, year: shown, population }: ConsumerSelection,
  asked: Questionnaire,
): SelectedDatasets {
  return {
    asked,
    section: (section) => {
      const dataset = datasets[keyOfNeed({ kind: "section", section, population })];
      return dataset && "population" in dataset ? dataset : { section, population, readings: [] };
    },
    wave: (section, year = shown, slug = market.slug) => {
      const dataset = datasets[keyOfNeed({ kind: "wave", section, market: slug, year })];
      return dataset && "year" in dataset ? dataset : { section, market: slug, year, readings: [] };
    },
  };
}
