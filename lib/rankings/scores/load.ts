import "server-only";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";
import { type ScoringRule, scoringRulesOf } from "@/lib/study/scoring-rule";
import { rankingScope } from "@/lib/access/ranking-scope";
import { historicalYears } from "@/lib/access/historical-years";
import { loadBrandSearch } from "@/lib/rankings/brands/load";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import type { MarketSummary } from "@/lib/rankings/view";
import { findScoreParts } from "@/lib/rankings/scores/queries";
import type { RebuildQuery } from "@/lib/rankings/scores/rebuild-query";
import { toRebuildView, type RebuildView } from "@/lib/rankings/scores/view";

/** The study goes back at most this many years; readers without a limit can choose among as many. */
const MOST_YEARS = 15;

export interface RebuildPage {
  markets: MarketSummary[];
  market: MarketSummary | null;
  /** Years in the reader's plan, latest first. */
  years: number[];
  year: number | null;
  view: RebuildView;
  /** Brands that match the searched text. */
  found: BrandSuggestion[];
}

/** The rebuild page as its reader may see it: the choices, and the selected score. */
export async function loadRebuildPage(reader: Reader, query: RebuildQuery): Promise<RebuildPage> {
  const markets = await loadMarkets();
  const market = markets.find(({ slug }) => slug === query.market) ?? null;
  const currentYear = Math.max(...markets.map(({ year }) => year));
  const years = market ? yearsOf(reader, market, currentYear) : [];
  const year = query.year ?? years[0] ?? null;
  const found = query.q && market ? ((await loadBrandSearch(market.slug, query.q)) ?? []) : [];
  return { markets, market, years, year, found, view: await readView(reader, query, market, year, currentYear) };
}

function yearsOf({ viewer }: Reader, { year }: MarketSummary, currentYear: number): number[] {
  const from = currentYear - Math.min(historicalYears(viewer), MOST_YEARS) + 1;
  return Array.from({ length: Math.max(0, year - from + 1) }, (_, i) => year - i);
}

async function readView(
  reader: Reader,
  { brand }: RebuildQuery,
  market: MarketSummary | null,
  year: number | null,
  currentYear: number,
): Promise<RebuildView> {
  if (brand === null) return { status: "choose" };
  if (!market || year === null) return { status: "absent" };
  const scope = rankingScope(reader.viewer, { byIndustry: false, year, latestYear: market.year, currentYear });
  if (scope.kind === "locked" || !scope.scores) return { status: "locked" };
  const answer = await answerInTime(
    findScoreParts(reader.caller, market.slug, brand, year).then((parts) => ({ parts })),
  );
  return answer ? toRebuildView(answer.parts) : { status: "unanswered" };
}

const loadPublishedRules = cachedForAll("scoring-rules", async () =>
  scoringRulesOf((await findPublishedDefinition(null)) ?? DEFAULT_DEFINITION),
);

/** The scoring rules of the published study, earliest first; without an answer of the database, those of today’s. */
export async function loadScoringRules(): Promise<readonly ScoringRule[]> {
  try {
    return await loadPublishedRules();
  } catch (error) {
    logError(error, "Could not read the scoring rules of the published study.");
    return scoringRulesOf(DEFAULT_DEFINITION);
  }
}
