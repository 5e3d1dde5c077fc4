import type { QualityRecord } from "@/lib/study/computation/quality-record";
import { exclusionsOf } from "@/lib/study/computation/quality-record";
import { waveKey } from "@/lib/study/computation/waves-asked";
import type { StudyResult, StudyWave } from "@/lib/study/study";

/** A published result, in what a comparison needs. */
export type LiveResult = {
  brandSlug: string;
  brand: string;
  position: number | null;
  score: number | null;
  n: number | null;
  /** Whether its change since the previous study is clear; null if it was not tested. */
  isClear: boolean | null;
};

/** A published wave with its results. */
export type LiveWave = { market: string; year: number; isSample: boolean; results: readonly LiveResult[] };

/** What is to be published. */
type Coming = {
  isSample: boolean;
  waves: readonly StudyWave[];
  results: readonly StudyResult[];
  quality?: QualityRecord | undefined;
};

/**
 * new: not published; changed, same: replaces a published one; kept: published, not in the computation and stays;
 * withdrawn: sample data that a real study removes.
 */
export type WaveChange = "new" | "changed" | "same" | "kept" | "withdrawn";

/** A brand’s move: from the published result of the same study, or else from the study before. */
export type Move = {
  brand: string;
  brandSlug: string;
  before: number | null;
  after: number | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  /** Whether the change since the previous study is clear, and whether that was so in what is published. */
  isClear: boolean | null;
  wasClear: boolean | null;
  n: number | null;
  nEff: number | null;
};

export type WaveComparison = {
  market: string;
  year: number;
  change: WaveChange;
  /** Year of the study that moves are counted from: its own if it is published, else the one before; null for neither. */
  since: number | null;
  interviews: number | null;
  designEffect: number | null;
  /** Interviews that the checks left out. */
  excluded: number;
  brands: number;
  /** Brands that too few people were asked about: in the study, without position and score. */
  withheld: number;
  entered: readonly string[];
  left: readonly string[];
  /** Brands whose score or position differs. */
  differing: number;
  /** Largest first. */
  moves: readonly Move[];
};

/** Smaller differences in points change no displayed number. */
const VISIBLE = 0.05;

/** What publishing would change, wave by wave: the latest years first, in the order of the markets. */
export function compareStudies(
  live: readonly LiveWave[],
  coming: Coming,
  markets: readonly string[],
  mostMoves: number,
): WaveComparison[] {
  const results = Map.groupBy(coming.results, waveKey);
  const shown = new Map(live.map((wave) => [waveKey(wave), wave]));
  const own = new Set(coming.waves.map(waveKey));
  const excluded = new Map<string, number>();
  // A person can be left out by several checks; the largest is the least that it can be.
  for (const one of exclusionsOf(coming.quality, coming.waves))
    excluded.set(waveKey(one), Math.max(excluded.get(waveKey(one)) ?? 0, one.excluded));
  const compared = coming.waves.map((wave) =>
    compareWave(wave, {
      after: results.get(waveKey(wave)) ?? [],
      live: shown.get(waveKey(wave)) ?? null,
      before: yearBefore(wave, live, coming),
      excluded: excluded.get(waveKey(wave)) ?? 0,
      mostMoves,
    }),
  );
  const rest = live.filter((wave) => !own.has(waveKey(wave))).map((wave) => keepWave(wave, coming.isSample));
  const place = (market: string) => (markets.includes(market) ? markets.indexOf(market) : markets.length);
  return [...compared, ...rest].sort((a, b) => b.year - a.year || place(a.market) - place(b.market));
}

/**
 * Markets of published waves that would stay although the study does not have them: it cannot be published beside them.
 */
export function foreignMarkets(waves: readonly WaveComparison[], own: readonly string[]): string[] {
  const staying = waves.filter(({ change, market }) => change === "kept" && !own.includes(market));
  return [...new Set(staying.map(({ market }) => market))];
}

type Before = { year: number; results: readonly LiveResult[] };

/** The study before a new one, as it will be shown then. */
function yearBefore(wave: StudyWave, live: readonly LiveWave[], coming: Coming): Before | null {
  const isOf = (one: { market: string; year: number }) => one.market === wave.market && one.year < wave.year;
  const years = [...coming.waves.filter(isOf), ...live.filter(isOf)].map(({ year }) => year);
  if (years.length === 0) return null;
  const year = Math.max(...years);
  const own = coming.results.filter((result) => result.market === wave.market && result.year === year);
  if (own.length > 0) return { year, results: own.map(toLive) };
  return live.find((one) => one.market === wave.market && one.year === year) ?? null;
}

const toLive = ({ brandSlug, brand, overallPosition, score, n, change }: StudyResult): LiveResult => ({
  brandSlug,
  brand,
  position: overallPosition,
  score,
  n,
  isClear: change?.isTested ?? null,
});

type Sides = {
  after: readonly StudyResult[];
  live: LiveWave | null;
  before: Before | null;
  excluded: number;
  mostMoves: number;
};

function compareWave(wave: StudyWave, { after, live, before, excluded, mostMoves }: Sides): WaveComparison {
  const from: Before | null = live ?? before;
  const was = new Map((from?.results ?? []).map((result) => [result.brandSlug, result]));
  const is = new Set(after.map(({ brandSlug }) => brandSlug));
  const moves = after
    .flatMap((now) => {
      const then = was.get(now.brandSlug);
      return then ? [toMove(then, now, live !== null)] : [];
    })
    .filter(hasMoved)
    .sort((a, b) => distance(b) - distance(a) || (a.brand < b.brand ? -1 : 1));
  const entered = from ? after.filter(({ brandSlug }) => !was.has(brandSlug)).map(({ brand }) => brand) : [];
  const left = (from?.results ?? []).filter(({ brandSlug }) => !is.has(brandSlug)).map(({ brand }) => brand);
  const isSame = moves.length === 0 && entered.length === 0 && left.length === 0;
  return {
    market: wave.market,
    year: wave.year,
    change: live === null ? "new" : isSame ? "same" : "changed",
    since: from?.year ?? null,
    interviews: wave.interviews,
    designEffect: wave.weighting?.designEffect ?? null,
    excluded,
    brands: after.length,
    withheld: after.filter(({ overallPosition }) => overallPosition === null).length,
    entered,
    left,
    differing: moves.length,
    moves: moves.slice(0, mostMoves),
  };
}

const toMove = (then: LiveResult, now: StudyResult, isSameStudy: boolean): Move => ({
  brand: now.brand,
  brandSlug: now.brandSlug,
  before: then.position,
  after: now.overallPosition,
  scoreBefore: then.score,
  scoreAfter: now.score,
  isClear: now.change?.isTested ?? null,
  wasClear: isSameStudy ? then.isClear : null,
  n: now.n,
  nEff: now.nEff,
});

function hasMoved({ before, after, scoreBefore, scoreAfter, isClear, wasClear }: Move): boolean {
  if (before !== after || (wasClear !== null && wasClear !== isClear)) return true;
  if (scoreBefore === null || scoreAfter === null) return scoreBefore !== scoreAfter;
  return Math.abs(scoreAfter - scoreBefore) >= VISIBLE;
}

/** Points by which the score moved; a score that appears or goes is the largest of moves. */
function distance({ scoreBefore, scoreAfter, before, after }: Move): number {
  if (scoreBefore !== null && scoreAfter !== null) return Math.abs(scoreAfter - scoreBefore);
  if (scoreBefore !== scoreAfter) return Infinity;
  return before === null || after === null ? (before === after ? 0 : Infinity) : Math.abs(after - before) / 1000;
}

function keepWave({ market, year, isSample, results }: LiveWave, comingIsSample: boolean): WaveComparison {
  return {
    ...{ market, year, since: null, interviews: null, designEffect: null, excluded: 0 },
    change: isSample && !comingIsSample ? "withdrawn" : "kept",
    brands: results.length,
    withheld: results.filter(({ position }) => position === null).length,
    ...{ entered: [], left: [], differing: 0, moves: [] },
  };
}
