import { px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { toGaps } from "@/lib/analyses/risk-alerts/gaps";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";

const HEIGHT = 264;
const EDGE = { top: 26, bottom: 28, left: 34 };

interface GapChartProps {
  alert: Pick<Alert, "year" | "evidence">;
  mark: SeriesMark;
  width: number;
}

/** The gap between the youngest and the oldest in both waves, each in its 95% interval. */
export function GapChart({ alert: { year, evidence }, mark, width }: GapChartProps) {
  const of = new Evidence(evidence);
  const [then, now] = toGaps(of);
  const gaps = [then && { at: year - of.step, ...then }, now && { at: year, ...now }].filter((gap) => gap !== null);
  if (gaps.length === 0) return <p className="py-6 text-s-1 text-ink-2">These years are outside your plan.</p>;
  const ends = [0, ...gaps.flatMap(({ low, high }) => [low, high])];
  const scale = toWholeAxis(Math.min(...ends), Math.max(...ends), 5);
  const x = (at: number) => EDGE.left + (width - EDGE.left) * (at === year ? 0.7 : 0.28);
  const y = (value: number) => EDGE.top + (1 - toShare(scale, value)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <svg
      role="img"
      aria-label={gaps.map(({ at, value }) => `Gap of ${formatSigned(value)} points in ${at}`).join(", ")}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${px(y(tick))}H${width}`} className={tick === 0 ? "stroke-control" : "stroke-rule"} />
          <text x="0" y={px(y(tick) - 4)} className="stroke-paper stroke-3" paintOrder="stroke">
            {formatSigned(tick, DECIMALS.whole)}
          </text>
        </g>
      ))}
      {gaps.length === 2 ? (
        <path
          d={toPath(gaps.map(({ at, value }) => [x(at), y(value)]))}
          stroke={pageColour(mark.colour)}
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      ) : null}
      {gaps.map(({ at, value, low, high }) => (
        <g key={at}>
          <path
            d={`M${px(x(at))} ${px(y(low))}V${px(y(high))}`}
            stroke={pageColour(mark.colour)}
            strokeWidth="8"
            strokeOpacity="0.35"
          />
          <Marker mark={mark} radius={5} at={[x(at), y(value)]} />
          <text
            x={px(x(at) + 14)}
            y={px(y(value) + 4)}
            className="fill-ink stroke-paper stroke-3 text-note font-figure"
            paintOrder="stroke"
          >
            {formatSigned(value)}
          </text>
          <text x={px(x(at))} y={HEIGHT - 8} textAnchor="middle">
            {at}
          </text>
        </g>
      ))}
    </svg>
  );
}
