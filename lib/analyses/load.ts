import "server-only";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { readAgeGroups } from "@/lib/analyses/age-groups/load";
import { readClaim } from "@/lib/analyses/claim-check/load";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { readNamedSection, readSection } from "@/lib/analyses/consumers/load";
import { readCountryComparison, readMultiCountry } from "@/lib/analyses/country-comparison/load";
import { readMomentum } from "@/lib/analyses/momentum/load";
import { readPortfolio } from "@/lib/analyses/portfolio/load";
import { readRiskAlerts } from "@/lib/analyses/risk-alerts/load";
import type { Scope, Shown } from "@/lib/charts/shown";
import { readSingleCountry } from "@/lib/analyses/single-country/load";
import { readSnapshot } from "@/lib/analyses/snapshot/load";
import { readForecastRecord, readForecasts } from "@/lib/analyses/trajectory/load";
import { ANALYSES, type AnalysisId, recordOf } from "@/lib/catalogue/analyses";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { fillWords } from "@/lib/catalogue/shown-study/study-words";
import type { ChartDocument } from "@/lib/charts/document";

/**
 * Reads what a page shows for its parameters; null where that is nothing.
 * @throws {DataError} when the database does not respond
 */
type ReadShown = (reader: Reader, params: URLSearchParams) => Promise<Shown | null>;

/** The texts of a table and a document say what the published study has in place of their tokens. */
async function inWordsOfStudy(reading: Promise<Shown | null>): Promise<Shown | null> {
  const shown = await reading;
  if (!shown) return null;
  const study = await loadShownStudy();
  return {
    ...shown,
    table: fillWords(shown.table, study),
    toDocument: (scope) => fillWords(shown.toDocument(scope), study),
  };
}

/** The server's counterpart of `ANALYSES`: an analysis that is declared without a reader does not compile. */
const READERS: Readonly<Record<AnalysisId, ReadShown>> = {
  "single-country": readSingleCountry,
  "multi-country": readMultiCountry,
  "country-comparison": readCountryComparison,
  "age-groups": readAgeGroups,
  portfolio: readPortfolio,
  snapshot: readSnapshot,
  ...recordOf("consumers", readSection),
  trajectory: readForecasts,
  momentum: readMomentum,
  "claim-check": readClaim,
  "risk-alerts": readRiskAlerts,
};

/** Every table with a file, by its name in the address: those of the analyses, and two that span them. */
const TABLES: Readonly<Record<string, ReadShown>> = {
  ...READERS,
  consumers: readNamedSection,
  "forecast-record": readForecastRecord,
};

export function findTable(name: string): ReadShown | null {
  const read = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  return read ? async (reader, params) => inWordsOfStudy(read(reader, params)) : null;
}

/**
 * The chart of a configuration as its reader may see it now; null where nothing is shown, or they have not the right.
 * @throws {DataError} when the database does not respond
 */
export const loadChart = async (reader: Reader, configuration: ChartConfiguration): Promise<ChartDocument | null> =>
  readDocument(reader, configuration, "page");

/**
 * The same for people whom its reader shows it to: what was chosen, and nothing else that the reader's page shows.
 * @throws {DataError} when the database does not respond
 */
export const loadSharedChart = async (
  reader: Reader,
  configuration: ChartConfiguration,
): Promise<ChartDocument | null> => readDocument(reader, configuration, "selection");

async function readDocument(
  reader: Reader,
  { figure, search }: ChartConfiguration,
  scope: Scope,
): Promise<ChartDocument | null> {
  if (!may(reader.viewer, ANALYSES[figure].right)) return null;
  const shown = await inWordsOfStudy(READERS[figure](reader, new URLSearchParams(search)));
  return shown && shown.toDocument(scope);
}
