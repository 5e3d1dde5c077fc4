import { toSpacedYears } from "@/lib/charts/drawing/line-layout";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

const HEIGHT = 264;
const EDGE = { top: 26, right: 14, bottom: 28, left: 34 };

/** Evidence piled up wave by wave, and the limit it passed. */
export function SumChart({ alert, width }: { alert: Pick<Alert, "evidence">; width: number }) {
  const of = new Evidence(alert.evidence);
  const [path, from, limit] = [of.list("path"), of.number("pathFrom"), of.number("limit")];
  if (path.length === 0 || from === null || limit === null)
    return (
      <p className="py-6 text-s-1 text-ink-2">
        The total starts in a year outside your plan, so the line is not shown.
      </p>
    );
  const years = path.map((_, index) => from + index * of.step);
  const scale = toWholeAxis(0, Math.max(limit * 1.2, ...path), 5);
  const inner = width - EDGE.left - EDGE.right;
  const x = (year: number) => EDGE.left + (((year - from) / of.step + 0.5) / years.length) * inner;
  const y = (value: number) => EDGE.top + (1 - toShare(scale, value)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const bar = Math.min(14, (inner / years.length) * 0.5);
  const [last, reached] = [years.at(-1) ?? from, path.at(-1) ?? 0];
  return (
    <svg
      role="img"
      aria-label={`Cumulative evidence, ${from} to ${last}: ${formatNumber(reached, DECIMALS.amount)} in ${last}; the limit is ${formatNumber(limit, DECIMALS.amount)}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${px(y(tick))}H${width}`} className={tick === 0 ? "stroke-control" : "stroke-rule"} />
          <text x="0" y={px(y(tick) - 4)} className="stroke-paper stroke-3" paintOrder="stroke">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {path.map((sum, index) => {
        const year = from + index * of.step;
        return (
          <path
            key={year}
            d={`M${px(x(year))} ${px(y(0))}V${px(Math.min(y(sum), y(0) - 1))}`}
            strokeWidth={bar}
            stroke={sum > limit ? "var(--lingon)" : "var(--control)"}
          />
        );
      })}
      <path
        d={`M${EDGE.left} ${px(y(limit))}H${width}`}
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
      <text x={EDGE.left + 4} y={px(y(limit) - 6)} className="stroke-paper stroke-3" paintOrder="stroke">
        Limit {formatNumber(limit, DECIMALS.amount)}
      </text>
      <text
        x={px(Math.min(width - EDGE.right, x(last) + 8))}
        y={px(y(reached) - 8)}
        textAnchor="end"
        className="fill-ink stroke-paper stroke-3 text-note font-figure"
        paintOrder="stroke"
      >
        {formatNumber(reached, DECIMALS.amount)}
      </text>
      {toSpacedYears(years, x, 44, { hasBothEnds: true }).map((year) => (
        <text key={year} x={px(x(year))} y={HEIGHT - 8} textAnchor="middle">
          {year}
        </text>
      ))}
    </svg>
  );
}
