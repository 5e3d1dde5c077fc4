import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { SmallTrend } from "@/components/charts/small-trend";
import { px } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { toGaps } from "@/lib/analyses/risk-alerts/gaps";
import { toRankBars } from "@/lib/analyses/risk-alerts/rank-bars";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";

const [WIDTH, HEIGHT, PAD] = [184, 52, 6];
const WAVES = 8;

interface RowSparkProps {
  row: RiskRow;
  mark: SeriesMark;
}

/** An alert's evidence in little, with what it shows in words below. */
export function RowSpark({ row, mark }: RowSparkProps) {
  const { drawing, says } = toDrawing(row, mark);
  return (
    <figure>
      {drawing}
      <figcaption className="mt-1 text-s-2 leading-4 text-ink-2">{says}</figcaption>
    </figure>
  );
}

const frame = {
  width: WIDTH,
  height: HEIGHT,
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  "aria-hidden": true,
  className: "block max-w-full",
} as const;

function toDrawing(row: RiskRow, mark: SeriesMark): { drawing: React.ReactNode; says: string } {
  const of = new Evidence(row.alert.evidence);
  switch (row.alert.kind) {
    case "sustained-decline": {
      const [path, from, limit] = [of.list("path"), of.number("pathFrom"), of.number("limit")];
      if (path.length > 0 && from !== null && limit !== null)
        return {
          drawing: <Sums path={path.slice(-WAVES)} limit={limit} />,
          says: `Cumulative evidence to ${from + (path.length - 1) * of.step}; limit ${limit}`,
        };
      return toTrend(row, mark);
    }
    case "rank-drop":
      return toRanks(row, mark);
    case "age-divergence":
      return { drawing: <Gaps of={of} mark={mark} />, says: "Gap then and now, with 95% intervals" };
    case "level-shift":
      return toTrend(row, mark);
  }
}

function toTrend({ history }: RiskRow, mark: SeriesMark) {
  const [first, last] = [history[0]?.year, history.at(-1)?.year];
  return {
    drawing: (
      <SmallTrend
        points={history}
        average={history.map(({ year }) => ({ year, value: 0 }))}
        width={WIDTH}
        height={HEIGHT}
        mark={mark}
      />
    ),
    says: first === undefined ? "No years in your plan" : `Compared with the market, ${first}–${last}`,
  };
}

function toRanks({ alert, history }: RiskRow, mark: SeriesMark) {
  const bars = toRankBars(alert, history)
    .filter(({ year }) => year <= alert.year)
    .slice(-WAVES);
  const worst = Math.max(2, ...bars.map(({ high }) => high));
  const y = (position: number) => PAD + ((position - 1) / (worst - 1)) * (HEIGHT - 2 * PAD);
  const x = (index: number) => PAD + 8 + (index * (WIDTH - 2 * PAD - 16)) / Math.max(1, bars.length - 1);
  return {
    drawing: (
      <svg {...frame}>
        {bars.map(({ year, low, high, position, isCompared }, index) => (
          <g key={year}>
            <path
              d={`M${px(x(index))} ${px(y(low) - 1)}V${px(y(high) + 1)}`}
              stroke={isCompared ? pageColour(mark.colour) : "var(--control)"}
              strokeOpacity="0.55"
              strokeWidth="8"
            />
            {position === null ? null : (
              <path d={`M${px(x(index) - 7)} ${px(y(position))}h14`} stroke="var(--ink)" strokeWidth="2" />
            )}
          </g>
        ))}
      </svg>
    ),
    says:
      bars.length === 0
        ? "No rank ranges in the years of your plan"
        : `Rank range ${bars[0]?.year}–${bars.at(-1)?.year}, 1 at the top`,
  };
}

function Sums({ path, limit }: { path: readonly number[]; limit: number }) {
  const top = Math.max(limit * 1.1, ...path);
  const y = (value: number) => HEIGHT - 2 - (value / top) * (HEIGHT - 2 - PAD);
  return (
    <svg {...frame}>
      <path d={`M0 ${px(y(limit))}H${WIDTH}`} stroke="var(--ink)" strokeDasharray="2 3" />
      <path d={`M0 ${HEIGHT - 1.5}H${WIDTH}`} stroke="var(--control)" />
      {path.map((sum, index) => (
        <path
          key={index}
          d={`M${px(((index + 0.5) / path.length) * WIDTH)} ${HEIGHT - 2}V${px(Math.min(y(sum), HEIGHT - 3))}`}
          strokeWidth="7"
          stroke={sum > limit ? "var(--lingon)" : "var(--control)"}
        />
      ))}
    </svg>
  );
}

function Gaps({ of, mark }: { of: Evidence; mark: SeriesMark }) {
  const gaps = toGaps(of);
  const known = gaps.flatMap((gap) => (gap ? [gap.low, gap.high] : []));
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const y = (value: number) => HEIGHT - PAD - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * PAD);
  return (
    <svg {...frame}>
      <path d={`M0 ${px(y(0))}H${WIDTH}`} stroke="var(--ink)" strokeDasharray="4 3" />
      {gaps.map((gap, index) =>
        gap === null ? null : (
          <g key={index}>
            <path
              d={`M${px((0.3 + 0.4 * index) * WIDTH)} ${px(y(gap.low))}V${px(y(gap.high))}`}
              stroke={pageColour(mark.colour)}
              strokeWidth="2"
            />
            <Marker mark={mark} radius={4} at={[(0.3 + 0.4 * index) * WIDTH, y(gap.value)]} strokeWidth={0} />
          </g>
        ),
      )}
    </svg>
  );
}
