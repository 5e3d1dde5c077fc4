import { px, toPath } from "@/lib/charts/drawing/path";
import { type EvidenceDrawing, SMALL_EVIDENCE } from "@/lib/analyses/risk-alerts/evidence-drawing";

const { width, height } = SMALL_EVIDENCE;

/**
 * A small drawing of an alert's evidence, in ink: score minus the market, which is dashed. The words beside it say the
 * same.
 */
export function EvidenceSpark({ drawing }: { drawing: EvidenceDrawing | null }) {
  if (!drawing) return <p className="text-s-2 leading-4 text-ink-2">Too few years in your plan to draw.</p>;
  const { lines, found, market, dot, gaps } = drawing;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-47.5 max-w-full fill-none stroke-ink-2"
      strokeLinejoin="round"
    >
      {market === null ? null : <path d={`M0 ${px(market)}H${width}`} className="stroke-ink" strokeDasharray="4 3" />}
      {lines.map((line) => (
        <path key={line[0]?.[0]} d={toPath(line)} strokeWidth="1.3" />
      ))}
      {found.map((part) => (
        <path key={part[0]?.[0]} d={toPath(part)} className="stroke-ink" strokeWidth="3" />
      ))}
      {dot ? <circle cx={px(dot[0])} cy={px(dot[1])} r="4" className="fill-ink stroke-none" /> : null}
      {gaps.map(({ at: [x, y], low, high, year }, index) => (
        <g key={year} className="stroke-ink">
          <path d={`M${px(x)} ${px(low)}V${px(high)}`} strokeWidth="1.5" />
          <circle cx={px(x)} cy={px(y)} r="4" className="fill-ink stroke-none" />
          <text
            x={px(x + (index === 0 && gaps.length > 1 ? -8 : 8))}
            y={px(y + 4)}
            textAnchor={index === 0 && gaps.length > 1 ? "end" : "start"}
            className="fill-ink-2 stroke-paper stroke-3 text-note"
            paintOrder="stroke"
          >
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}
