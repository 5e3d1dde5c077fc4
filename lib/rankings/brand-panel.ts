import type { ListPosition } from "@/lib/rankings/list-position";
import type { MovementCell, ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { findClosest, toPercentile } from "@/lib/rankings/standing";
import type { ScoreChange } from "@/lib/rankings/movement";
import type { RankedResult, Wave, WaveResult } from "@/lib/rankings/wave";
import { overlaps, type Interval } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";
import { agree, asSentence, countInWords } from "@/lib/platform/words/sentences";

/** A brand of the industry in order of position; null if its score is unknown. */
export interface IndustryMember {
  slug: string;
  score: number | null;
}

export interface Competitor {
  brand: Named;
  position: number;
  estimate: (Interval & { value: number }) | null;
}

/** One year of a brand; parts of the score are null if not shown. */
export interface TrendPoint {
  year: number;
  position: number | null;
  /** Brands ranked that year; null where only the latest number is known. */
  of: number | null;
  n: number | null;
  score: (Interval & { value: number }) | null;
  marketMean: number | null;
}

/** Only for readers who may see scores. */
export interface PanelAnalytics {
  /** The change in score since the previous study, tested with `tested` brands. */
  change: { since: number; score: ScoreChange | null; tested: number } | null;
  /** Years in the viewer's plan in which the brand was ranked, earliest first. */
  trend: TrendPoint[];
  /** The brand's industry from the last to the first. */
  industry: IndustryMember[];
  /** The brand and its closest competitors, in order of position. */
  closest: Competitor[];
}

/** A brand next to the list it was selected from, as one viewer may see it. */
export interface BrandPanel {
  brand: Named;
  industry: Named;
  market: Named;
  year: number;
  /** Its position in each list: the one it was selected from comes first. */
  positions: [ListPosition, ...ListPosition[]];
  score: ScoreCell;
  /** Its neighbours in the list, as sorted. */
  previous: Named | null;
  next: Named | null;
  analytics: PanelAnalytics | null;
}

interface PanelSource {
  market: Named & { brandCount: number };
  wave: Wave;
  /** The ranking the brand was selected from, by position. */
  list: readonly RankedResult[];
  /** The same, as sorted by the reader. */
  sorted: readonly { brand: Named }[];
  /** Null if the viewer may not see scores. */
  open: Pick<PanelAnalytics, "change" | "trend"> | null;
  /** The list it was selected from. */
  selected: ListPosition["list"];
  /** Moves in the market or in one industry, by brand; null if the viewer may not see them or no earlier study has them. */
  moves: { since: number; within: (industry: string | null) => ReadonlyMap<string, MovementCell> } | null;
}

/** The panel of a brand, or null if it is not in the list. */
export function toBrandPanel(slug: string, source: PanelSource): BrandPanel | null {
  const { market, wave, list, sorted, open } = source;
  // Not the row of the list: a list of one industry has no rank ranges.
  const own = list.some(({ brand }) => brand.slug === slug)
    ? wave.results.find(({ brand }) => brand.slug === slug)
    : undefined;
  const row = list.find(({ brand }) => brand.slug === slug);
  if (!own || !row || own.overall === null) return null;
  const peers = wave.results.filter(({ industry }) => industry.slug === own.industry.slug);
  const at = sorted.findIndex(({ brand }) => brand.slug === slug);
  return {
    brand: own.brand,
    industry: own.industry,
    market: { slug: market.slug, name: market.name },
    year: wave.year,
    positions: toListPositions({ ...own, overall: own.overall }, peers.length, source),
    score: own.score,
    previous: at > 0 ? (sorted[at - 1]?.brand ?? null) : null,
    next: at >= 0 ? (sorted[at + 1]?.brand ?? null) : null,
    analytics: open && {
      ...open,
      industry: peers
        .toSorted((a, b) => (b.inIndustry ?? 0) - (a.inIndustry ?? 0))
        .map(({ brand, score }) => ({ slug: brand.slug, score: score.status === "known" ? score.value : null })),
      closest: [...findClosest(list, row), row].sort((a, b) => a.position - b.position).map(toCompetitor),
    },
  };
}

/** The brand's position in both lists, the selected one first. */
function toListPositions(
  own: WaveResult & { overall: number },
  peers: number,
  { market, moves, selected }: PanelSource,
): BrandPanel["positions"] {
  const moveIn = (industry: string | null): ListPosition["movement"] => {
    const cell = moves?.within(industry).get(own.brand.slug);
    return moves && cell ? { since: moves.since, cell } : null;
  };
  const inMarket: ListPosition = {
    list: "market",
    slug: market.slug,
    name: market.name,
    position: own.overall,
    of: market.brandCount,
    range: own.range,
    movement: moveIn(null),
  };
  if (own.inIndustry === null) return [inMarket];
  const inIndustry: ListPosition = {
    list: "industry",
    ...own.industry,
    position: own.inIndustry,
    of: peers,
    percentile: toPercentile(own.inIndustry, peers),
    movement: moveIn(own.industry.slug),
  };
  return selected === "industry" ? [inIndustry, inMarket] : [inMarket, inIndustry];
}

function toCompetitor({ brand, position, score }: RankedResult): Competitor {
  return {
    brand,
    position,
    estimate:
      score.status === "known" ? { value: score.value, ...scoreInterval(score.value, score.standardError) } : null,
  };
}

interface BrandWaveRow {
  year: number;
  overall_position: number | null;
  brand_count: number;
  score: number | null;
  standard_error: number | null;
  n: number | null;
  market_mean: number | null;
}

/** Turns a brand's yearly rows into what the panel draws. */
export function toTrend(rows: readonly BrandWaveRow[]): TrendPoint[] {
  return rows.map((row) => ({
    year: row.year,
    position: row.overall_position,
    of: row.brand_count,
    n: row.n,
    score:
      row.score === null || row.standard_error === null
        ? null
        : { value: row.score, ...scoreInterval(row.score, row.standard_error) },
    marketMean: row.market_mean,
  }));
}

/** Whether the order of a brand and its competitors could change next time: a finding and its meaning. */
export function describeOverlap(
  closest: readonly Competitor[],
  slug: string,
): { finding: string; meaning: string } | null {
  const own = closest.find(({ brand }) => brand.slug === slug)?.estimate;
  const others = closest.flatMap(({ brand, estimate }) => (brand.slug !== slug && estimate ? [estimate] : []));
  if (!own || others.length === 0) return null;
  const all = [own, ...others];
  const positions = closest.flatMap(({ position, estimate }) => (estimate ? [position] : []));
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  if (all.every((one) => all.every((other) => overlaps(one, other)))) {
    const finding = all.length === 2 ? "Both intervals overlap." : `All ${countInWords(all.length)} intervals overlap.`;
    return {
      finding,
      meaning: first === last ? "They are tied." : `The order of ${first} to ${last} could change next time.`,
    };
  }
  const near = others.filter((other) => overlaps(own, other)).length;
  if (near === 0)
    return {
      finding: "No other brand’s interval overlaps with this one’s.",
      meaning: "It is clearly ahead of or behind each of them.",
    };
  return {
    finding: `${asSentence(countInWords(near))} of ${countInWords(others.length)} intervals ${agree(near, "overlaps", "overlap")} with its own.`,
    meaning: near === others.length ? "It is tied with each of these." : "The order of the others is clear.",
  };
}
