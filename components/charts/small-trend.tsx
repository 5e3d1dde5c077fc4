import { type SeriesMark, toMarkerPath } from "@/components/charts/series-mark";
import { px } from "@/components/charts/scale";
import { formatNumber, PLACES } from "@/lib/platform/words/format";
import { toRuns } from "./line-layout";

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
  /** Ends of the axes where several drawings share them. */
  scale?: { min: number; max: number };
  years?: readonly number[];
  /** What it shows; left out where words beside it say so. */
  label?: string;
  digits?: number;
}

type Known = TrendPoint & { value: number };
const isKnown = (point: TrendPoint): point is Known => point.value !== null;

/** A brand's years in little: line, soft band, and the market's dashes. Drawn for the size it is given. */
export function SmallTrend({
  points,
  average,
  width,
  height,
  mark,
  scale,
  years: given,
  label,
  digits = PLACES.score,
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
  const path = (line: readonly (readonly [number, number])[]) =>
    `M${line.map(([left, top]) => `${px(left)} ${px(top)}`).join("L")}`;
  const end = known.at(-1);
  const said = label && end ? `${label}: ${formatNumber(end.value, digits)} in ${end.year}` : label;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-w-full shrink-0"
      {...(said ? { role: "img", "aria-label": said } : { "aria-hidden": true })}
    >
      {toRuns(known, years).map((run) => {
        const edge = (side: "low" | "high") =>
          run.map((point) => [x(point.year), y(point[side] ?? point.value)] as const);
        return run.length > 1 ? (
          <path
            key={run[0]?.year}
            d={`${path([...edge("high"), ...edge("low").toReversed()])}Z`}
            className="fill-band"
            style={{ "--c": mark.color } as React.CSSProperties}
          />
        ) : null;
      })}
      {toRuns(means, years).map((run) => (
        <path
          key={run[0]?.year}
          d={path(run.map((point) => [x(point.year), y(point.value)]))}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1"
          strokeDasharray="4 3"
        />
      ))}
      {toRuns(known, years).map((run) => (
        <path
          key={run[0]?.year}
          d={path(run.map((point) => [x(point.year), y(point.value)]))}
          fill="none"
          stroke={mark.color}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {end ? (
        <path
          d={toMarkerPath(mark.shape, 4)}
          fill={mark.color}
          stroke="var(--paper)"
          strokeWidth="1"
          transform={`translate(${px(x(end.year))} ${px(y(end.value))})${mark.shape === "cross" ? " rotate(45)" : ""}`}
        />
      ) : null}
    </svg>
  );
}
