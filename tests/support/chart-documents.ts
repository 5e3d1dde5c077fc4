import { toViewer } from "@/lib/access/viewer";
import type { Reader } from "@/lib/access/reader";
import { toConfiguration, type ChartConfiguration } from "@/lib/analyses/configuration";
import { findTable, loadChart, loadSharedChart } from "@/lib/analyses/load";
import { ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { ChartDocument } from "@/lib/charts/document";
import { publishStudy } from "@/lib/study/mutations";
import { computedStudy } from "./computed-study";
import { addCallers } from "./sentinel-study";
import { smallBrand, smallStudy, startOwnBackend } from "./small-study";
import type { TestBackend } from "./test-backend";

/** A chart of an analysis as its page shows it, and as other people are shown it. */
export interface SampleChart {
  /** The analysis and what is selected, for messages of a test. */
  name: string;
  figure: AnalysisId;
  configuration: ChartConfiguration;
  /** Names of the brands that are selected. */
  chosen: readonly string[];
  /** The page's own table. */
  table: CsvTable;
  /** For its reader. */
  page: ChartDocument;
  /** For others; null where nothing is selected that could be shown to them. */
  shared: ChartDocument | null;
}

const YEARS = [2010, 2012, 2014, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

/** A first brand, a middle one and the last ones of an industry. */
const brandsAt = (...positions: readonly number[]) => positions.map((at) => smallBrand(at));

interface Selection {
  search: string;
  /** Names of its brands. */
  chosen: string[];
}

/** Two selections of each analysis: as it opens, and with brands of its own. */
function selectionsOf(): Selection[] {
  const chosen = brandsAt(22, 1, 13);
  const slugs = chosen.map(({ slug }) => slug);
  const search = new URLSearchParams([["market", "sweden"]]);
  search.set("brands", slugs.join(","));
  search.set("claim", `${chosen[0]?.name ?? ""} is the most sustainable energy brand in Sweden`);
  return [
    { search: "", chosen: [] },
    { search: search.toString(), chosen: chosen.map(({ name }) => name) },
  ];
}

/** A computed study in a backend of its own, and the charts of all its analyses as a subscriber sees them. */
export async function publishCharts(): Promise<{ backend: TestBackend; charts: SampleChart[]; undrawn: string[] }> {
  const backend = await startOwnBackend();
  await publishStudy(computedStudy(smallStudy("charts", YEARS)), {
    sha256: "c".repeat(64),
    actor: "anna",
    inputs: [{ name: "respondents.parquet", sha256: "1".repeat(64), rows: 650_000 }],
    engine: "granskog 1.0",
  });
  return { backend, ...(await drawCharts(await addSubscriber(backend), selectionsOf())) };
}

/** A reader who sees everything that a plan can have. */
export async function addSubscriber(backend: TestBackend): Promise<Reader> {
  const { enterprise } = await addCallers(backend);
  if (typeof enterprise !== "object") throw new Error("A subscriber has a token.");
  return {
    viewer: toViewer({ userId: "enterprise", sessionId: "1", role: "user", tier: "enterprise" }, false),
    caller: async () => Promise.resolve(enterprise.token),
  };
}

/** The chart of every analysis for each selection, and the names of those that show nothing. */
export async function drawCharts(
  reader: Reader,
  selections: readonly Selection[],
): Promise<{ charts: SampleChart[]; undrawn: string[] }> {
  const charts: SampleChart[] = [];
  const undrawn: string[] = [];
  for (const figure of ANALYSIS_IDS)
    for (const { search, chosen } of selections) {
      const configuration = toConfiguration(figure, new URLSearchParams(search));
      const name = `${figure}?${configuration.search}`;
      const shown = await findTable(figure)?.(reader, new URLSearchParams(configuration.search));
      const page = await loadChart(reader, configuration);
      if (shown && page)
        charts.push({
          name,
          figure,
          configuration,
          chosen,
          table: shown.table,
          page,
          shared: await loadSharedChart(reader, configuration),
        });
      else undrawn.push(name);
    }
  return { charts, undrawn };
}
