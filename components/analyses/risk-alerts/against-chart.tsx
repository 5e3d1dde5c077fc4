import { type Point, px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { toSpacedYears, toYearRuns } from "@/lib/charts/drawing/line-layout";
import { placeFoundWords, toBreak, toFoundWords } from "@/lib/analyses/risk-alerts/found-labels";
import { toDrop } from "@/lib/analyses/risk-alerts/drop";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";

const HEIGHT = 264;
const EDGE = { top: 26, right: 14, bottom: 28, left: 34 };

const WORDS = "fill-ink stroke-paper stroke-3 text-note font-figure";

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
  const levels = alert.kind === "level-shift" ? [drop.slice(0, 2), drop.slice(2)] : [drop];
  const broken = toBreak(alert, years);
  const isLeft = broken !== null && x(broken.year) < width / 2;
  const toPoint = (year: number, value: number): Point => [x(year), y(value)];
  const words = placeFoundWords(toFoundWords(alert, years), {
    plot: { left: EDGE.left, right: width, top: EDGE.top, bottom: HEIGHT - EDGE.bottom },
    lines: [
      ...(broken
        ? [
            [
              [x(broken.year), EDGE.top],
              [x(broken.year), HEIGHT - EDGE.bottom],
            ] as const,
          ]
        : []),
      ...runs.map((run) => run.map(({ year, value }) => toPoint(year, value))),
      ...levels.map((level) => level.map(([year, value]) => toPoint(year, value))),
    ],
    toPoint,
  });
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
      {levels.map((level, index) =>
        level.length > 1 ? <path key={index} d={path(level)} className="fill-none stroke-ink stroke-3" /> : null,
      )}
      {known.map(({ year, value }) => (
        <Marker key={year} mark={mark} radius={year === alert.year ? 5 : 3} at={[x(year), y(value)]} />
      ))}
      {broken ? (
        <g>
          <path d={`M${px(x(broken.year))} ${EDGE.top - 14}V${HEIGHT - EDGE.bottom}`} className="stroke-control" />
          <text
            x={px(x(broken.year) + (isLeft ? 6 : -6))}
            y={EDGE.top - 8}
            textAnchor={isLeft ? "start" : "end"}
            className={WORDS}
            paintOrder="stroke"
          >
            {broken.text}
          </text>
        </g>
      ) : null}
      {words.map(({ text, place: { box, end }, from, isLed }) => (
        <g key={text}>
          {isLed ? (
            <path d={`M${px(from[0])} ${px(from[1])}L${px(end[0])} ${px(end[1])}`} className="stroke-control" />
          ) : null}
          <text
            x={px((box.left + box.right) / 2)}
            y={px(box.bottom - 4)}
            textAnchor="middle"
            className={WORDS}
            paintOrder="stroke"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
