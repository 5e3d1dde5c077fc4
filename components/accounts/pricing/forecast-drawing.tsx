import { BothWidths, Chart, type DrawnWidth } from "@/components/charts/both-widths";
import styles from "@/components/charts/charts.module.css";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { EXAMPLE_FORECAST, EXAMPLE_RECORD, exampleYears } from "@/components/accounts/pricing/example-years";
import { formatNumber, formatRange } from "@/lib/platform/words/format";

const TOP = 14;
const FLOOR = 150;
const RECORD = 200;
const HEIGHT = 226;
const LEFT = 30;
const RIGHT = 76;

/** Known years as a line, future years as a band, and below it how often such bands contained the actual score. */
function Drawing({ width }: { width: DrawnWidth }) {
  const known = exampleYears();
  const last = known.at(-1);
  const ahead = EXAMPLE_FORECAST.at(-1);
  const first = known[0];
  if (!first || !last || !ahead) return null;
  const scale = toWholeAxis(0, ahead.high, 4);
  const right = width - RIGHT;
  const toX = (year: number) => LEFT + ((year - first.year) / (ahead.year - first.year)) * (right - LEFT);
  const toY = (value: number) => FLOOR - toShare(scale, value) * (FLOOR - TOP);
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${px(x)},${px(y)}`).join("L")}`;
  const start = [toX(last.year), toY(last.score.value)] as const;
  const edge = (side: "low" | "high" | "value") =>
    EXAMPLE_FORECAST.map((point) => [toX(point.year), toY(point[side])] as const);
  const { made, held } = EXAMPLE_RECORD;
  const step = (right - LEFT) / (made - 1);
  const range = formatRange(ahead.low, ahead.high);
  return (
    <Chart
      width={width}
      height={HEIGHT}
      label={`Brand F: ${formatNumber(last.score.value)} in ${last.year}; 80% forecast range for ${ahead.year}: ${range}. ${held.length} of ${made} past ranges were right.`}
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? "stroke-ink-2" : "stroke-rule"} d={`M${LEFT} ${px(toY(tick))}H${right}`} />
          <text x={LEFT - 8} y={px(toY(tick) + 4)} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {[first.year, last.year, ahead.year].map((year) => (
        <text key={year} x={px(toX(year))} y={FLOOR + 20} textAnchor="middle">
          {year}
        </text>
      ))}
      <path className={styles.band} d={`${path([start, ...edge("high"), ...edge("low").toReversed()])}Z`} />
      <path className={styles.line} d={path(known.map(({ year, score }) => [toX(year), toY(score.value)] as const))} />
      <path className={styles.line} strokeDasharray="2 5" d={path([start, ...edge("value")])} />
      <circle className="fill-c1 stroke-paper" strokeWidth="1.5" cx={px(start[0])} cy={px(start[1])} r="5" />
      <text className="fill-c1 font-bold" x={right + 12} y={px(toY(ahead.value) + 4)}>
        {range}
      </text>
      {Array.from({ length: made }, (_, index) => {
        const isHeld = held.some((position) => position === index + 1);
        return (
          <circle
            key={index}
            cx={px(LEFT + index * step)}
            cy={RECORD}
            r={isHeld ? 4.5 : 4}
            className={isHeld ? "fill-c1" : styles.missing}
          />
        );
      })}
      <text x={right + 12} y={RECORD + 4}>
        {held.length} of {made}
      </text>
      <text x={LEFT} y={RECORD + 24}>
        Past ranges; filled: the actual score was inside
      </text>
    </Chart>
  );
}

/** A forecast and its track record, for a fictitious brand. */
export function ForecastDrawing() {
  return <BothWidths>{(width) => <Drawing width={width} />}</BothWidths>;
}
