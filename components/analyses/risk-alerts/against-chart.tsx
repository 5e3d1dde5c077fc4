import { px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { toSpacedYears, toYearRuns } from "@/lib/charts/drawing/line-layout";
import { toDrop } from "@/lib/analyses/risk-alerts/drop";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";

const HEIGHT = 264;
const EDGE = { top: 26, right: 14, bottom: 28, left: 34 };

interface AgainstChartProps {
  row: Pick<RiskRow, "alert" | "history">;
  mark: SeriesMark;
  width: number;
}

/** The brand against its market over the years, with its 95% band and the step or the fall that the alert found. */
export function AgainstChart({ row: { alert, history }, mark, width }: AgainstChartProps) {
  const known = history.flatMap((each) =>
    each.value === null
      ? []
      : [{ ...each, value: each.value, low: each.low ?? each.value, high: each.high ?? each.value }],
  );
  if (known.length < 2) return <p className="py-6 text-s-1 text-ink-2">Too few years in your plan to show a chart.</p>;
  const years = history.map(({ year }) => year);
  const drop = toDrop(alert, years);
  const ends = [0, ...known.flatMap(({ low, high }) => [low, high]), ...drop.map(([, value]) => value)];
  const scale = toWholeAxis(Math.min(...ends), Math.max(...ends), 5);
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const x = (year: number) => EDGE.left + ((year - first) / (last - first || 1)) * (width - EDGE.left - EDGE.right);
  const y = (value: number) => EDGE.top + (1 - toShare(scale, value)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const path = (points: readonly (readonly [number, number])[]) =>
    toPath(points.map(([year, value]) => [x(year), y(value)]));
  const runs = toYearRuns(known, years);
  const [from, to] = [drop[0], drop.at(-1)];
  const latest = known.at(-1);
  return (
    <svg
      role="img"
      aria-label={`Score minus market average, ${first} to ${last}; ${latest ? `${formatSigned(latest.value)} points in ${latest.year}` : ""}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M0 ${px(y(tick))}H${width}`}
            className={tick === 0 ? "stroke-ink" : "stroke-rule"}
            strokeDasharray={tick === 0 ? "5 4" : undefined}
          />
          <text x="0" y={px(y(tick) - 4)} className="stroke-paper stroke-3" paintOrder="stroke">
            {formatSigned(tick, DECIMALS.whole)}
          </text>
        </g>
      ))}
      {toSpacedYears(years, x, 44, { hasBothEnds: true }).map((year) => (
        <text key={year} x={px(x(year))} y={HEIGHT - 8} textAnchor="middle">
          {year}
        </text>
      ))}
      {runs.map((run) => (
        <path
          key={run[0]?.year}
          d={`${path([...run.map(({ year, high }) => [year, high] as const), ...run.toReversed().map(({ year, low }) => [year, low] as const)])}Z`}
          className="fill-band"
          style={{ "--c": pageColour(mark.colour), "--band-more": "4%" } as React.CSSProperties}
        />
      ))}
      {runs.map((run) => (
        <path
          key={run[0]?.year}
          d={path(run.map(({ year, value }) => [year, value]))}
          fill="none"
          stroke={pageColour(mark.colour)}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {drop.length > 0 ? <path d={path(drop)} className="fill-none stroke-ink stroke-2" /> : null}
      {known.map(({ year, value }) => (
        <Marker key={year} mark={mark} radius={year === alert.year ? 5 : 3} at={[x(year), y(value)]} />
      ))}
      {from ? (
        <text
          x={px(Math.max(EDGE.left, x(from[0])))}
          y={px(y(from[1]) - 9)}
          className="fill-ink stroke-paper stroke-3 text-note font-figure"
          paintOrder="stroke"
        >
          {formatSigned(from[1])}
        </text>
      ) : null}
      {to ? (
        <text
          x={px(x(to[0]))}
          y={px(Math.min(HEIGHT - EDGE.bottom - 4, y(to[1]) + 19))}
          textAnchor="end"
          className="fill-ink stroke-paper stroke-3 text-note font-figure"
          paintOrder="stroke"
        >
          {formatSigned(to[1])}
        </text>
      ) : null}
    </svg>
  );
}
