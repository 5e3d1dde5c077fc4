import { toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { toYearRuns } from "@/lib/charts/drawing/line-layout";

interface TrendPoint {
  year: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

interface SmallTrendProps {
  points: readonly TrendPoint[];
  average: readonly { year: number; value: number | null }[] | null;
  width: number;
  height: number;
  mark: SeriesMark;
  /** Axis ends shared by several drawings. */
  scale?: { min: number; max: number };
  years?: readonly number[];
  /** Text alternative; omitted if text next to it says the same. */
  label?: string;
  digits?: number;
}

type Known = TrendPoint & { value: number };
const isKnown = (point: TrendPoint): point is Known => point.value !== null;

/** A brand's years in small: line, band and the market's dashed line. Drawn for a given size. */
export function SmallTrend({
  points,
  average,
  width,
  height,
  mark,
  scale,
  years: given,
  label,
  digits = DECIMALS.score,
}: SmallTrendProps) {
  const years = (given ?? points.map(({ year }) => year)).toSorted((a, b) => a - b);
  const known = points.filter(isKnown).toSorted((a, b) => a.year - b.year);
  const means = (average ?? []).flatMap(({ year, value }) =>
    value === null || !years.includes(year) ? [] : [{ year, value }],
  );
  const all = [
    ...known.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
    ...means.map(({ value }) => value),
  ];
  const [min, max] = scale ? [scale.min, scale.max] : [Math.min(...all), Math.max(...all)];
  const pad = 6;
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const x = (year: number) =>
    last === first ? width / 2 : pad + ((year - first) / (last - first)) * (width - 2 * pad);
  const y = (value: number) =>
    max === min ? height / 2 : height - pad - ((value - min) / (max - min)) * (height - 2 * pad);
  const end = known.at(-1);
  const description = label && end ? `${label}: ${formatNumber(end.value, digits)} in ${end.year}` : label;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-w-full shrink-0"
      {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
    >
      {toYearRuns(known, years).map((run) => {
        const edge = (side: "low" | "high") =>
          run.map((point) => [x(point.year), y(point[side] ?? point.value)] as const);
        return run.length > 1 ? (
          <path
            key={run[0]?.year}
            d={toPath([...edge("high"), ...edge("low").toReversed()], true)}
            className="fill-band"
            style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}
          />
        ) : null;
      })}
      {toYearRuns(means, years).map((run) => (
        <path
          key={run[0]?.year}
          d={toPath(run.map((point) => [x(point.year), y(point.value)]))}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1"
          strokeDasharray="4 3"
        />
      ))}
      {toYearRuns(known, years).map((run) => (
        <path
          key={run[0]?.year}
          d={toPath(run.map((point) => [x(point.year), y(point.value)]))}
          fill="none"
          stroke={pageColour(mark.colour)}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {end ? <Marker mark={mark} radius={4} at={[x(end.year), y(end.value)]} /> : null}
    </svg>
  );
}
