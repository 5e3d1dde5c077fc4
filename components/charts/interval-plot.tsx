import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { BothWidths, Chart, type DrawnWidth } from "./both-widths";
import styles from "./charts.module.css";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { shorten } from "@/lib/platform/words/shorten";
import { TooFew } from "./too-few";

export interface PlottedInterval {
  id: string;
  position: number;
  name: string;
  estimate: { value: number; low: number; high: number } | null;
  /** Number of people asked; shown if too few for a score. */
  n?: number | null;
}

interface IntervalPlotProps {
  rows: PlottedInterval[];
  /** The row in focus. */
  own: string;
}

const ROW = 35;

/** The scale of a plot of these rows; null without estimates. */
export function toPlotScale(rows: readonly PlottedInterval[]) {
  const known = rows.flatMap(({ estimate }) => (estimate ? [estimate] : []));
  if (known.length === 0) return null;
  return toWholeAxis(Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high)), 4);
}

function Drawing({ rows, own, width }: IntervalPlotProps & { width: DrawnWidth }) {
  const scale = toPlotScale(rows);
  if (!scale) return null;
  const [left, right] = width === 484 ? [156, 430] : [128, 300];
  const toX = (value: number) => left + toShare(scale, value) * (right - left);
  const floor = rows.length * ROW + 2;
  const descriptions = rows.map(
    ({ position, name, estimate, n }) =>
      `${position} ${name}${estimate ? ` ${formatNumber(estimate.value, DECIMALS.score)}` : n ? ` not shown: ${n} people asked` : ""}`,
  );
  return (
    <Chart width={width} height={floor + 30} label={`Scores and 95% intervals: ${descriptions.join(", ")}`}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className="stroke-rule" d={`M${px(toX(tick))} 0V${floor}`} />
          <text x={px(toX(tick))} y={floor + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {rows.map(({ id, position, name, estimate, n = null }, index) => {
        const y = index * ROW + 18;
        const isOwn = id === own;
        return (
          <g key={id}>
            <text className="num" x="20" y={y + 4} textAnchor="end">
              {position}
            </text>
            <text className={isOwn ? "fill-c1 text-s-1 font-bold" : "fill-ink text-s-1 font-head"} x="28" y={y + 5}>
              {shorten(name, width === 484 ? 15 : 11)}
            </text>
            {estimate ? (
              <>
                <rect
                  className={isOwn ? styles.quietOwn : "fill-band-quiet"}
                  x={px(toX(estimate.low))}
                  y={y - 5}
                  width={px(toX(estimate.high) - toX(estimate.low))}
                  height="10"
                  rx="5"
                />
                <circle className={isOwn ? "fill-c1" : "fill-ink-2"} cx={px(toX(estimate.value))} cy={y} r="5" />
              </>
            ) : n === null ? null : (
              <TooFew x={left} y={y - 6} width={right - left} height={12} />
            )}
            <text
              className={isOwn ? "fill-c1 text-s-1 font-bold" : "fill-ink text-s-1 font-head"}
              x={width}
              y={y + 5}
              textAnchor="end"
            >
              {estimate ? formatNumber(estimate.value, DECIMALS.score) : n === null ? "–" : `n = ${n}`}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

/** Brands below one another, each a dot in its interval. */
export function IntervalPlot(props: IntervalPlotProps) {
  return <BothWidths>{(width) => <Drawing {...props} width={width} />}</BothWidths>;
}
