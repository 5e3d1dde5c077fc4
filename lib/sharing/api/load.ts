import "server-only";
import type { z } from "zod";
import { may } from "@/lib/access/rights";
import { loadAbsentReader } from "@/lib/access/load";
import type { BRANDS } from "@/lib/sharing/api/brands";
import type { CONSUMERS } from "@/lib/sharing/api/consumers";
import { ApiProblem } from "@/lib/sharing/api/problem";
import type { RANKINGS } from "@/lib/sharing/api/rankings";
import { toBrandRow, toConsumerRows, toRankingRows, toScoreRow, toUnrankedRows } from "@/lib/sharing/api/rows";
import type { SCORES } from "@/lib/sharing/api/scores";
import { admitApiKey, type AdmittedKey } from "@/lib/sharing/api-keys/mutations";
import type { ApiScope } from "@/lib/sharing/api-keys/scope";
import { readBearer } from "@/lib/sharing/api-keys/secret";
import { sayUnit } from "@/lib/analyses/consumers/item-words";
import { loadQuestionnaire } from "@/lib/analyses/consumers/questionnaire/load";
import { loadSectionDataset } from "@/lib/analyses/consumers/load";
import { DataError } from "@/lib/platform/database/data-error";
import { isInWindow, keyOf } from "@/lib/rankings/histories/load";
import {
  listBrandResultsOf,
  listIndustryResults,
  listMarketWaves,
  listWaveResults,
} from "@/lib/rankings/histories/queries";
import type { BrandResultRow, MarketWaveRow } from "@/lib/rankings/histories/result-row";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Reader } from "@/lib/access/reader";
import { RightsCache } from "@/lib/rankings/rights-cache";
import { toSlug } from "@/lib/catalogue/names/slug";

// An empty response may be due to a right that has just ended, so it is not cached.
const results = new RightsCache<BrandResultRow[]>("sharing/api: results", 300, (rows) => rows.length > 0);
const waves = new RightsCache<MarketWaveRow[]>("sharing/api: waves", 10, (rows) => rows.length > 0);

/** Whether the error is that the database did not respond. */
export const isUnanswered = (error: unknown): error is DataError => error instanceof DataError;

/**
 * The owner of the key in an `Authorization` header, counting the request; null if there is no valid key.
 * @throws {DataError} if the database does not respond
 */
export async function admitBearer(authorization: string | null): Promise<AdmittedKey | null> {
  const digest = readBearer(authorization);
  return digest === null ? null : admitApiKey(digest);
}

/**
 * The owner of a key as reader, with their current rights.
 * @throws {ApiProblem} if their plan no longer includes the API, or the key lacks the scope
 * @throws {DataError} if the database does not respond
 */
export async function loadKeyReader({ userId, scopes }: AdmittedKey, scope: ApiScope): Promise<Reader> {
  const reader = await loadAbsentReader(userId);
  if (!reader || !may(reader.viewer, "api"))
    throw new ApiProblem("plan-required", "The key owner’s plan does not currently include the API.");
  if (!scopes.includes(scope))
    throw new ApiProblem(
      "scope-required",
      `This key does not include the ${scope} scope. Create a new key in your API settings.`,
    );
  return reader;
}

/** All studies in the reader's years. */
export async function loadApiWaves(reader: Reader): Promise<MarketWaveRow[]> {
  return waves.read(await keyOf(reader, ["waves"]), async () => {
    const [rows, isOpen] = await Promise.all([listMarketWaves(reader.caller), isInWindow(reader)]);
    return rows.filter(({ year }) => isOpen(year));
  });
}

async function loadResults(
  reader: Reader,
  question: readonly (string | number)[],
  ask: () => Promise<BrandResultRow[]>,
): Promise<BrandResultRow[]> {
  return results.read(await keyOf(reader, question), async () => {
    const [rows, isOpen] = await Promise.all([ask(), isInWindow(reader)]);
    return rows.filter(({ year }) => isOpen(year));
  });
}

async function loadWave(reader: Reader, market: string, year: number | undefined): Promise<BrandResultRow[]> {
  const years = (await loadApiWaves(reader)).filter((wave) => wave.market_slug === market).map((wave) => wave.year);
  const asked = year ?? Math.max(...years);
  // Callers cannot distinguish a year outside their plan from one without a study.
  if (!years.includes(asked))
    throw new ApiProblem(
      "not-found",
      "This key has no access to that market and year.",
      year === undefined ? "market" : "year",
    );
  return loadResults(reader, ["wave", market, asked], async () => listWaveResults(reader.caller, market, asked));
}

type ApiTable = readonly Record<string, string | number | boolean | null>[];

/** All rows of a query in a stable order, and the units of their columns. */
export interface ApiRows {
  rows: ApiTable;
  /** What the resource lists separately, if anything. */
  apart?: ApiTable;
  units: Readonly<Record<string, string>>;
}

// All readers: @throws {ApiProblem} for an invalid request; {DataError} if the database does not respond.

export async function loadRankings(
  reader: Reader,
  { market, year, industry }: z.output<typeof RANKINGS.question>,
): Promise<ApiRows> {
  const wave = await loadWave(reader, market, year);
  return {
    rows: toRankingRows(wave, industry ?? null),
    apart: toUnrankedRows(wave, industry ?? null),
    units: { position: "position, 1 is best", rank_low: "position", rank_high: "position" },
  };
}

export async function loadBrands(
  reader: Reader,
  { market, industry, q }: z.output<typeof BRANDS.question>,
): Promise<ApiRows> {
  const known = new Set((await loadApiWaves(reader)).map((wave) => wave.market_slug));
  const { markets } = await loadShownStudy();
  const asked = markets
    .map(({ slug }) => slug)
    .filter((slug) => known.has(slug) && (market === undefined || slug === market));
  const rows = (await Promise.all(asked.map(async (slug) => loadWave(reader, slug, undefined)))).flat();
  const part = q === undefined ? null : toSlug(q);
  const found = rows.filter(
    (row) =>
      (industry === undefined || row.industry_slug === industry) &&
      (part === null || toSlug(row.brand_name).includes(part)),
  );
  const sorted = found.map(toBrandRow).toSorted((a, b) => (a.brand < b.brand ? -1 : a.brand > b.brand ? 1 : 0));
  return { rows: sorted, units: {} };
}

const SCORE_UNITS = {
  score: "points, 0 to 200",
  score_low: "points",
  score_high: "points",
  standard_error: "points",
  change: "points",
  change_low: "points",
  change_high: "points",
  environment_share: "share, 0 to 1",
  social_share: "share, 0 to 1",
  both_share: "share, 0 to 1",
  z_score: "standard deviations",
  market_index: "index, market average 100",
};

export async function loadScores(reader: Reader, asked: z.output<typeof SCORES.question>): Promise<ApiRows> {
  const { market, brand, industry, year, from, to } = asked;
  if (market === undefined && brand === undefined)
    throw new ApiProblem("invalid-parameter", "Give a market, brands or both.", "market");
  if (industry !== undefined && market === undefined)
    throw new ApiProblem("invalid-parameter", "`industry` requires `market`.", "industry");
  const isSpan = from !== undefined || to !== undefined;
  if (isSpan && brand === undefined && industry === undefined)
    throw new ApiProblem(
      "invalid-parameter",
      "To get several years, give brands or an industry.",
      from === undefined ? "to" : "from",
    );
  const rows = (await readScores(reader, asked)).filter(
    (row) =>
      (market === undefined || row.market_slug === market) &&
      (brand === undefined || brand.includes(row.brand_slug)) &&
      (year === undefined || row.year === year) &&
      row.year >= (from ?? 0) &&
      row.year <= (to ?? Infinity),
  );
  return { rows: rows.map(toScoreRow), units: SCORE_UNITS };
}

async function readScores(
  reader: Reader,
  { market, brand, industry, year }: z.output<typeof SCORES.question>,
): Promise<BrandResultRow[]> {
  if (market !== undefined && industry !== undefined) {
    return loadResults(reader, ["industry", market, industry], async () =>
      listIndustryResults(reader.caller, market, industry),
    );
  }
  if (brand !== undefined)
    return loadResults(reader, ["brands", ...brand.toSorted()], async () => listBrandResultsOf(reader.caller, brand));
  return loadWave(reader, market ?? "", year);
}

export async function loadConsumers(
  reader: Reader,
  { section, market, year, age, sex, group }: z.output<typeof CONSUMERS.question>,
): Promise<ApiRows> {
  const [{ readings }, questions] = await Promise.all([
    loadSectionDataset(reader, section, { age, sex, group }),
    loadQuestionnaire(),
  ]);
  const found = readings.filter(
    (each) => (market === undefined || each.market === market) && (year === undefined || each.year === year),
  );
  return {
    rows: found.flatMap((reading) => toConsumerRows(questions, section, reading)),
    units: { value: `${sayUnit(questions, section)}, divided by 100`, low: "as value", high: "as value" },
  };
}
