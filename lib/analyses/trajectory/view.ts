import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { ForecastDataset, PassingOdds } from "@/lib/analyses/predictions/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { pairWithFocus } from "@/lib/analyses/single-country/pairwise";
import { findYear } from "@/lib/analyses/single-country/subject";
import { toClaim, type Claim } from "@/lib/analyses/trajectory/claim";
import { readAhead, toStep, type Ahead } from "@/lib/analyses/trajectory/horizon";
import { type KeptRise, toKeptRise } from "@/lib/analyses/trajectory/kept-rise";
import { toOwnRecord, type OwnRecord } from "@/lib/analyses/trajectory/own-record";
import { toPositionRows, type PositionRow } from "@/lib/analyses/trajectory/positions";
import { toTrackRecord, type TrackRecord } from "@/lib/analyses/trajectory/record";
import { toRivals, type Rival } from "@/lib/analyses/trajectory/rivals";
import { toStrand, type Strand } from "@/lib/analyses/trajectory/strand";
import { chooseBrands, nearestTo } from "@/lib/analyses/trajectory/subject";

export interface TrajectoryView {
  market: Named;
  industry: Named;
  ahead: Ahead;
  /** Years from one study to the next. */
  step: number;
  /** Measured years of the brand in focus, ascending, and the last of them, where the forecasts begin. */
  years: number[];
  /** Measured years shown when its rivals are beside it: the latest ones. */
  rivalYears: number[];
  origin: number;
  /** Forecast years up to the horizon; empty if the brand in focus has no forecast. */
  yearsAhead: number[];
  /** The focus, and its position in the latest wave. */
  focus: Strand;
  today: BrandYear | null;
  wave: MarketWave | null;
  rivals: Rival[];
  /** Slugs of possible rivals, nearest first. */
  nearest: string[];
  absent: number;
  /** Market average of the measured years. */
  average: { year: number; value: number }[];
  /** Score of the market's tenth position in the latest wave. */
  tenthScore: number | null;
  positions: PositionRow[];
  topTen: { year: number; chance: number }[];
  keptRise: KeptRise | null;
  odds: PassingOdds | null;
  ownRecord: OwnRecord;
  record: TrackRecord | null;
  words: Claim;
  /** Waves used for the forecast that are outside the reader's years. */
  hiddenWaves: number;
  isSample: boolean;
}

export interface TrajectorySource {
  dataset: IndustryDataset;
  forecasts: ForecastDataset;
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  market: Named;
  industry: Named;
  /** Industries of the market. */
  industries: readonly Named[];
}

/** Waves drawn for several brands at once: enough to show where each comes from. */
const RIVAL_WAVES = 8;

/** Everything the page draws and says; null if the book is empty. */
export function toTrajectory({
  dataset,
  forecasts,
  waves,
  query,
  market,
  industry,
  industries,
}: TrajectorySource): TrajectoryView | null {
  const subject = chooseBrands(dataset, waves, forecasts, query);
  const [history, ...others] = subject.chosen;
  if (!history) return null;
  const ahead = readAhead(query.view);
  const forecastOf = (slug: string) => forecasts.brands.find((brand) => brand.slug === slug) ?? null;
  const slotOf = (slug: string) => subject.slots.get(slug) ?? 0;
  const [focus, ...strands] = [
    toStrand(history, forecastOf(history.slug), ahead, { order: 0, slot: slotOf(history.slug) }),
    ...others.map((brand, at) =>
      toStrand(brand, forecastOf(brand.slug), ahead, { order: at + 1, slot: slotOf(brand.slug) }),
    ),
  ];
  const standing = subject.standings.find(({ brand }) => brand.slug === history.slug);
  const origin = forecasts.origin ?? subject.year;
  const step = toStep(forecasts);
  const foreseen = focus.foreseen.status === "ready" ? focus.foreseen : null;
  const today = findYear(history, subject.year);
  const pairs = standing ? pairWithFocus(subject.standings, standing) : [];
  const rivals = toRivals(focus, strands, forecasts.odds, pairs, { origin, step });
  const keptRise = toKeptRise(history, focus);
  return {
    market,
    industry,
    ahead,
    step,
    years: sinceEntry(subject.years, [history]),
    rivalYears: sinceEntry(subject.years, subject.chosen).slice(-RIVAL_WAVES),
    origin,
    yearsAhead: foreseen?.years.map(({ year }) => year) ?? [],
    focus,
    today,
    wave: subject.wave,
    rivals,
    keptRise,
    nearest: nearestTo(history, subject.standings, dataset.brands, forecasts).map(({ slug }) => slug),
    absent: subject.absent.length,
    average: subject.waves.flatMap(({ year, mean }) =>
      mean === null || !sinceEntry(subject.years, [history]).includes(year) ? [] : [{ year, value: mean }],
    ),
    tenthScore: forecasts.tenthScore,
    positions: toPositionRows(today, focus),
    topTen: (foreseen?.years ?? []).flatMap(({ year, topTen }) => (topTen === null ? [] : [{ year, chance: topTen }])),
    odds: forecasts.odds.find(({ horizon }) => horizon === ahead) ?? null,
    ownRecord: toOwnRecord(foreseen ? forecastOf(history.slug) : null, history, ahead, step),
    record: toTrackRecord({ ...forecasts, ahead, industries, industry: industry.slug }),
    words: toClaim({
      strand: focus,
      today,
      keptRise,
      rivals,
      of: subject.wave?.brandCount ?? null,
      market: market.name,
    }),
    hiddenWaves: foreseen ? Math.max(0, foreseen.waves - focus.measured.length) : 0,
    isSample: subject.wave?.isSample ?? subject.waves.some((wave) => wave.isSample),
  };
}

/** Years from the first measurement of any of the brands: earlier there is nothing to draw. */
function sinceEntry(years: readonly number[], brands: readonly BrandHistory[]): number[] {
  const entered = Math.min(...brands.flatMap((brand) => brand.years.map(({ year }) => year)));
  return years.filter((year) => year >= entered);
}
