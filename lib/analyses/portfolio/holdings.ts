import type { BrandDataset, BrandChange, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { formatEntry, type PortfolioEntry } from "@/lib/analyses/portfolio/entry";
import type { Named } from "@/lib/catalogue/names/named";
import { scoreInterval } from "@/lib/statistics/score";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";

/** How a score stands to its market's mean, after a test of all brands of the portfolio at once. */
export type Verdict = "above" | "below" | "unclear";

/** A brand whose score is known in the year looked at. */
export interface ScoredHolding {
  key: string;
  brand: Named;
  market: Named;
  industry: Named;
  score: number;
  error: number;
  n: number | null;
  overall: number | null;
  marketMean: number;
  /** Score minus market mean, in points, with its 95% interval. */
  ahead: number;
  low: number;
  high: number;
  verdict: Verdict;
  change: BrandChange | null;
}

/** Why a brand of the portfolio has no score in the year. */
export type Absence = "few" | "no-scores" | "not-ranked" | "unknown";

export interface AbsentHolding {
  key: string;
  brand: Named;
  market: Named;
  why: Absence;
  /** Answers, where there were too few. */
  n: number | null;
}

/** A brand in the year and in the wave before it, for what it did to the mean. */
export interface Movement {
  key: string;
  brand: Named;
  market: Named;
  before: { score: number; error: number } | null;
  after: { score: number; error: number } | null;
  change: BrandChange | null;
}

export interface Holdings {
  year: number;
  /** The furthest above its market first. */
  scored: ScoredHolding[];
  absent: AbsentHolding[];
  /** Of brands with a score in the year or the wave before. */
  movements: Movement[];
  /** Years before, by market, that there is a wave of. */
  since: number[];
  isSample: boolean;
}

/** Years that any market of the entries has a wave of, the latest first. */
export function yearsOf(entries: readonly PortfolioEntry[], waves: readonly MarketWave[]): number[] {
  const markets = new Set(entries.map(({ market }) => market));
  const years = waves.filter(({ market }) => markets.size === 0 || markets.has(market)).map(({ year }) => year);
  return [...new Set(years)].toSorted((a, b) => b - a);
}

/** What a year says of the brands of a portfolio. The error of a market's mean, over hundreds of brands, is taken as none. */
export function toHoldings(
  entries: readonly PortfolioEntry[],
  { brands }: BrandDataset,
  waves: readonly MarketWave[],
  year: number,
  study: StudyMarkets,
): Holdings {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const scored: Omit<ScoredHolding, "verdict">[] = [];
  const absent: AbsentHolding[] = [];
  const movements: Movement[] = [];
  const since = new Set<number>();
  for (const entry of entries) {
    const known = bySlug.get(entry.brand);
    const brand: Named = { slug: entry.brand, name: known?.name ?? entry.brand };
    const market: Named = { slug: entry.market, name: nameOfMarket(study, entry.market) };
    const head = { key: formatEntry(entry), brand, market };
    const years = known?.years.filter((each) => each.market === entry.market) ?? [];
    const wave = waves.find((each) => each.market === entry.market && each.year === year);
    const earlier = waves
      .filter((each) => each.market === entry.market && each.year < year)
      .toSorted((a, b) => b.year - a.year)[0];
    const now = years.find((each) => each.year === year);
    const last = earlier && years.find((each) => each.year === earlier.year);
    if (wave && earlier) {
      since.add(earlier.year);
      const [before, after] = [scoreOf(last), scoreOf(now)];
      if (before || after)
        movements.push({ ...head, before, after, change: now?.change?.since === earlier.year ? now.change : null });
    }
    const score = scoreOf(now);
    const mean = wave?.mean ?? null;
    if (now && score && mean !== null) {
      const ahead = score.score - mean;
      const { low, high } = scoreInterval(score.score, score.error);
      const { industry, n, overall, change } = now;
      scored.push({
        ...head,
        industry,
        ...score,
        n,
        overall,
        marketMean: mean,
        ahead,
        low: low - mean,
        high: high - mean,
        change,
      });
    } else {
      absent.push({ ...head, ...whyAbsent(now, known !== undefined) });
    }
  }
  return {
    year,
    scored: judge(scored).toSorted((a, b) => b.ahead - a.ahead || a.brand.name.localeCompare(b.brand.name, "en")),
    absent,
    movements,
    since: [...since].toSorted((a, b) => a - b),
    isSample: waves.some(({ isSample }) => isSample),
  };
}

function scoreOf(year: BrandYear | undefined): { score: number; error: number } | null {
  return year && year.score !== null && year.error !== null ? { score: year.score, error: year.error } : null;
}

function whyAbsent(now: BrandYear | undefined, isKnown: boolean): Pick<AbsentHolding, "why" | "n"> {
  if (!isKnown) return { why: "unknown", n: null };
  if (!now) return { why: "not-ranked", n: null };
  return now.n === null ? { why: "no-scores", n: null } : { why: "few", n: now.n };
}

/** Tests every distance from the market at once (Benjamini–Hochberg, 5%). */
function judge(holdings: readonly Omit<ScoredHolding, "verdict">[]): ScoredHolding[] {
  const p = holdings.map(({ ahead, error }) => 2 * (1 - normalCdf(Math.abs(ahead) / error)));
  const isReal = isDiscovery(p);
  return holdings.map((holding, index) => {
    const direction = holding.ahead > 0 ? "above" : "below";
    return { ...holding, verdict: isReal[index] ? direction : "unclear" };
  });
}
