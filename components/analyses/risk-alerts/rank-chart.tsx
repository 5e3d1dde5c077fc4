import { pageColour } from "@/lib/charts/drawing/colours";
import { toSpacedYears } from "@/lib/charts/drawing/line-layout";
import { px } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { toRankBars } from "@/lib/analyses/risk-alerts/rank-bars";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { formatNumber, formatRange } from "@/lib/platform/words/format";

const HEIGHT = 264;
const EDGE = { top: 20, right: 14, bottom: 28, left: 34 };

interface RankChartProps {
  row: Pick<RiskRow, "alert" | "history">;
  mark: SeriesMark;
  width: number;
}

/** Rank ranges wave by wave, the best position on top; the two that the alert compares in the brand's colour. */
export function RankChart({ row: { alert, history }, mark, width }: RankChartProps) {
  const bars = toRankBars(alert, history);
  if (bars.length === 0) return <p className="py-6 text-s-1 text-ink-2">No rank ranges for the years in your plan.</p>;
  const years = bars.map(({ year }) => year);
  const worst = Math.max(...bars.map(({ high }) => high));
  const ticks = toTicks(worst);
  const bottom = ticks.at(-1) ?? worst;
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const x = (year: number) =>
    EDGE.left + 12 + ((year - first) / (last - first || 1)) * (width - EDGE.left - EDGE.right - 12);
  const y = (position: number) => EDGE.top + ((position - 1) / (bottom - 1 || 1)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const compared = bars.filter(({ isCompared }) => isCompared);
  const label = compared.map(({ year, low, high }) => `${formatRange(low, high)} in ${year}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`Rank ranges ${first} to ${last}${label ? `: ${label}` : ""}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${px(y(tick))}H${width}`} className="stroke-rule" />
          <text x="0" y={px(y(tick) - 4)} className="stroke-paper stroke-3" paintOrder="stroke">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ year, low, high, position, isCompared }) => (
        <g key={year}>
          <path
            d={`M${px(x(year))} ${px(y(low) - 1)}V${px(y(high) + 1)}`}
            strokeWidth="10"
            stroke={isCompared ? pageColour(mark.colour) : "var(--control)"}
            strokeOpacity={isCompared ? 0.75 : 0.45}
          />
          {position === null ? null : (
            <path d={`M${px(x(year) - 8)} ${px(y(position))}h16`} stroke="var(--ink)" strokeWidth="2" />
          )}
        </g>
      ))}
      {toSpacedYears(years, x, 44, { hasBothEnds: true }).map((year) => (
        <text key={year} x={px(x(year))} y={HEIGHT - 8} textAnchor="middle">
          {year}
        </text>
      ))}
    </svg>
  );
}

/** 1 and round positions up to the worst, few enough to read. */
function toTicks(worst: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500].find((each) => worst / each <= 5) ?? 1_000;
  const round = Array.from({ length: Math.ceil(worst / step) }, (_, index) => (index + 1) * step);
  return [1, ...round];
}
