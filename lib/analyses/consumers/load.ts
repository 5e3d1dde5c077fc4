import "server-only";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { toCsvTable } from "@/lib/analyses/consumers/csv-table";
import type { ConsumerWave, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { type Datasets, keyOfNeed, toDatasetNeeds } from "@/lib/analyses/consumers/dataset-need";
import { toConsumerDocument } from "@/lib/analyses/consumers/document";
import { type Population, keyOfPopulation } from "@/lib/analyses/consumers/population";
import { listConsumerFigures, listConsumerPopulations, listConsumerWaves } from "@/lib/analyses/consumers/queries";
import { type ComparedPopulation, parseConsumerQuery } from "@/lib/analyses/consumers/search-params";
import { type ConsumerPage, isConsumerPage } from "@/lib/analyses/consumers/section";
import { type ConsumerSelection, toConsumerSelection } from "@/lib/analyses/consumers/selection";
import { type Shown, isSampled } from "@/lib/charts/shown";
import { loadQuestionnaire } from "@/lib/analyses/consumers/questionnaire/load";
import { isInWindow, keyOf } from "@/lib/rankings/histories/load";
import { RightsCache } from "@/lib/rankings/rights-cache";
import type { ConsumerSection } from "@/lib/study/consumer";

// An empty response may be due to a right that has just ended, so it is not cached.
const sections = new RightsCache<SectionDataset>(
  "analyses/consumers: sections",
  600,
  ({ readings }) => readings.length > 0,
);
const wholeWaves = new RightsCache<WaveDataset>(
  "analyses/consumers: wholeWaves",
  200,
  ({ readings }) => readings.length > 0,
);
const waves = new RightsCache<ConsumerWave[]>("analyses/consumers: waves", 10, (list) => list.length > 0);

/**
 * One population on one subject, in every market and year of the reader; without readings for readers who may see none.
 * @throws {DataError} if the database does not respond
 */
export async function loadSectionDataset(
  reader: Reader,
  section: ConsumerSection,
  population: Population,
): Promise<SectionDataset> {
  if (!may(reader.viewer, "analytics")) return { section, population, readings: [] };
  return sections.read(await keyOf(reader, [section, keyOfPopulation(population)]), async () => {
    const [readings, isOpen] = await Promise.all([
      listConsumerFigures(reader.caller, section, population),
      isInWindow(reader),
    ]);
    return { section, population, readings: readings.filter(({ year }) => isOpen(year)) };
  });
}

/**
 * Every population of one wave on one subject; without readings if the year is not in the reader's plan. Throws as
 * `loadSectionBook`.
 */
export async function loadWaveDataset(
  reader: Reader,
  market: string,
  section: ConsumerSection,
  year: number,
): Promise<WaveDataset> {
  const isOpen = await isInWindow(reader);
  if (!may(reader.viewer, "analytics") || !isOpen(year)) return { section, market, year, readings: [] };
  return wholeWaves.read(await keyOf(reader, [market, section, year]), async () => ({
    section,
    market,
    year,
    readings: await listConsumerPopulations(reader.caller, market, section, year),
  }));
}

/** Waves of the reader's years in which people were asked about themselves, by market and year. Throws as `loadSectionBook`. */
export async function loadConsumerWaves(reader: Reader): Promise<ConsumerWave[]> {
  if (!may(reader.viewer, "analytics")) return [];
  return waves.read(await keyOf(reader, []), async () => {
    const [list, isOpen] = await Promise.all([listConsumerWaves(reader.caller), isInWindow(reader)]);
    return list.filter(({ year }) => isOpen(year));
  });
}

/** Every book that a page needs. Throws as `loadSectionBook`. */
export async function loadDatasets(
  reader: Reader,
  page: ConsumerPage,
  selection: ConsumerSelection,
  compared: ComparedPopulation | null,
): Promise<Datasets> {
  const datasets = toDatasetNeeds(page, selection, compared).map(
    async (need) =>
      [
        keyOfNeed(need),
        need.kind === "section"
          ? await loadSectionDataset(reader, need.section, need.population)
          : await loadWaveDataset(reader, need.market, need.section, need.year),
      ] as const,
  );
  return Object.fromEntries(await Promise.all(datasets));
}

/** Loads a consumer page; null if nothing was asked in the reader's years. */
export const readSection =
  (page: ConsumerPage) =>
  async (reader: Reader, params: URLSearchParams): Promise<Shown | null> => {
    const query = parseConsumerQuery(params);
    const waves = await loadConsumerWaves(reader);
    const [study, asked] = await Promise.all([loadShownStudy(), loadQuestionnaire()]);
    const selection = toConsumerSelection(page, query, waves, study.markets);
    if (!selection) return null;
    const datasets = await loadDatasets(reader, page, selection, query.with);
    return {
      table: toCsvTable({ page, selection, datasets, compared: query.with, study, asked }),
      isSample: isSampled(waves),
      toDocument: (scope) =>
        toConsumerDocument({ page, selection, datasets, compared: query.with, waves, study, asked, scope }),
    };
  };

/** The same, for the page that \`section\` names; null where there is no such page. */
export const readNamedSection = async (reader: Reader, params: URLSearchParams): Promise<Shown | null> => {
  const page = params.get("section") ?? "";
  return isConsumerPage(page) ? readSection(page)(reader, params) : null;
};
