export interface RankAxis {
  /** Last rank on the axis. */
  max: number;
  /** Labelled ranks, the first always 1. */
  ticks: number[];
}

/** Axis ends and label spacing: few, round labels, always starting at position 1. */
const STEPS: readonly (readonly [end: number, step: number])[] = [
  [5, 1],
  [10, 5],
  [20, 5],
  [30, 10],
  [50, 10],
  [75, 25],
  [100, 25],
  [150, 50],
  [200, 50],
  [300, 100],
  [500, 100],
];

/** The axis that covers every given rank, e.g. `[1, 5, 28]` → 1, 10, 20, 30. Ranks start at 1. */
export function toRankAxis(ranks: readonly number[]): RankAxis {
  const highest = Math.max(1, ...ranks);
  const found = STEPS.find(([end]) => end >= highest);
  // Minus half a rank, so that 1,000 is divided like 999 and not like 1,001.
  const power = 10 ** Math.floor(Math.log10(highest - 0.5));
  const step = found ? found[1] : highest > 5 * power ? 2.5 * power : power;
  const max = found ? found[0] : Math.ceil(highest / step) * step;
  const ticks = [1];
  for (let tick = step === 1 ? 2 : step; tick <= max; tick += step) ticks.push(tick);
  return { max, ticks };
}

/** The axis of a whole market: 1 at the left edge, the last brand at the right, round numbers between. */
export function toMarketAxis(brandCount: number): RankAxis {
  const { max, ticks } = toRankAxis([brandCount]);
  const step = (ticks[2] ?? max) - (ticks[1] ?? 1);
  const inner = ticks.filter((tick) => tick === 1 || brandCount - tick >= step / 2);
  return { max: brandCount, ticks: brandCount > 1 ? [...inner, brandCount] : [1] };
}

/** Where a rank lies on its axis, in percent from the left, kept on the axis. */
export function toAxisPercent(axis: RankAxis, rank: number): number {
  if (axis.max <= 1) return 0;
  const share = (Math.min(Math.max(rank, 1), axis.max) - 1) / (axis.max - 1);
  return Math.round(share * 10_000) / 100;
}
