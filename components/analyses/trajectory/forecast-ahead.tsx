import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { px } from "@/lib/charts/drawing/path";
import type { DrawnStrand, ForecastLayout } from "./forecast-layout";
import styles from "./forecast.module.css";

interface ForecastAheadProps {
  strand: DrawnStrand;
  layout: ForecastLayout;
}

/** The bands from the widest, and how much of the brand's colour each has. */
const BANDS = [
  { key: "p95", share: 24 },
  { key: "p80", share: 42 },
  { key: "p50", share: 66 },
] as const;

function Fan({
  strand: { mark, ahead },
  start,
  layout: { x, y },
}: Pick<ForecastAheadProps, "strand" | "layout"> & { start: { year: number; value: number } }) {
  return BANDS.map(({ key, share }) => {
    const known = ahead.flatMap((at): { year: number; low: number; high: number }[] =>
      at[key] ? [{ year: at.year, ...at[key] }] : [],
    );
    if (known.length === 0) return null;
    const points = [
      ...known.map(({ year, high }) => [x(year), y(high)] as const),
      ...known.toReversed().map(({ year, low }) => [x(year), y(low)] as const),
    ];
    const d = `M${px(x(start.year))} ${px(y(start.value))}L${points.map(([left, top]) => `${px(left)} ${px(top)}`).join("L")}Z`;
    return (
      <path
        key={key}
        d={d}
        style={{ fill: `color-mix(in oklab, ${pageColour(mark.colour)} ${share}%, var(--paper-sunk))` }}
      />
    );
  });
}

/** Least height of a part of the fan that its name fits into. */
const NAMED = 17;

/** The coverage of each band, inside it at the last year, if there is room beside the other lines. */
export function BandNames({
  strand: { ahead },
  others,
  layout: { x, y },
}: ForecastAheadProps & { others: readonly DrawnStrand[] }) {
  const last = ahead.at(-1);
  if (!last) return null;
  const taken = [last.value, ...others.flatMap((other) => other.ahead.at(-1)?.value ?? [])].map(y);
  const ends = [last.value, last.p50?.low, last.p80?.low, last.p95.low];
  return (["p50", "p80", "p95"] as const).map((key, at) => {
    const [above, below] = [ends[at] ?? last.value, ends[at + 1]];
    if (below === undefined || y(below) - y(above) < NAMED) return null;
    const middle = y(below) - 8;
    if (taken.some((line) => Math.abs(line - middle) < NAMED / 2 + 3)) return null;
    return (
      <text key={key} className={styles.tick} x={px(x(last.year) - 8)} y={px(y(below) - 4)} textAnchor="end">
        {key.slice(1)}%
      </text>
    );
  });
}

/** A brand's forecast: a dotted line through hollow points, with its bands if it is in focus. */
export function ForecastAhead({ strand, layout }: ForecastAheadProps) {
  const { mark, isOwn, ahead } = strand;
  const { x, y } = layout;
  const measured = strand.measured.findLast(({ value }) => value !== null);
  const last = ahead.at(-1);
  if (!measured || measured.value === null || !last) return null;
  const start = { year: measured.year, value: measured.value };
  const line = [start, ...ahead].map(({ year, value }) => `${px(x(year))} ${px(y(value))}`).join("L");
  return (
    <g>
      {isOwn ? <Fan strand={strand} start={start} layout={layout} /> : null}
      <path
        className="fill-none"
        strokeLinecap="round"
        d={`M${line}`}
        strokeWidth={isOwn ? 3 : 2}
        strokeDasharray={isOwn ? "0 6.5" : "0 5"}
        style={{ stroke: pageColour(mark.colour) }}
      />
      {(isOwn ? ahead : [last]).map(({ year, value }) => (
        <Marker
          key={year}
          mark={mark}
          radius={isOwn ? 5 : 4}
          at={[x(year), y(value)]}
          isHollow
          strokeWidth={isOwn ? 2 : 1.75}
        />
      ))}
    </g>
  );
}
