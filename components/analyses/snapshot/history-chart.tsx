import { toRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { type Axis, toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { shorten } from "@/lib/platform/words/shorten";
import { TooFew } from "@/components/charts/too-few";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { SnapshotYear } from "@/lib/analyses/snapshot/snapshot";
import { DrawnWidths, type FittingWidth } from "./drawn-widths";

interface HistoryChartProps {
  name: string;
  years: readonly SnapshotYear[];
}

const HEIGHT = 204;
const TOP = 10;
const FLOOR = 178;
const LEFT = 34;
const YEAR_GAP = 52;
const LABEL_HEIGHT = 20;
/** Room for the labels at the lines' ends. */
const ROOM: Record<FittingWidth, number> = { 280: 70, 340: 84, 664: 132, 872: 168, 1090: 168, 1270: 168 };

/** The axis of a brand's years. */
export function toHistoryScale(years: readonly SnapshotYear[]): Axis {
  const values = years.flatMap(({ score, mean }) => [
    ...(score.status === "known" ? [score.low, score.high] : []),
    ...(mean === null ? [] : [mean]),
  ]);
  return values.length === 0 ? toWholeAxis(0, 200, 4) : toWholeAxis(Math.min(...values), Math.max(...values), 4);
}

type Point = { year: number; value: number; low: number; high: number };

const toKnown = (years: readonly SnapshotYear[]): Point[] =>
  years.flatMap(({ year, score }) =>
    score.status === "known" ? [{ year, value: score.score, low: score.low, high: score.high }] : [],
  );

const toYear = ({ year }: { year: number }) => year;

function describe(name: string, known: readonly Point[], mean: number | null): string {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `No score for ${name}`;
  const span =
    first === last
      ? `${formatNumber(last.value, DECIMALS.score)} in ${last.year}`
      : `${formatNumber(first.value, DECIMALS.score)} in ${first.year}, ${formatNumber(last.value, DECIMALS.score)} in ${last.year}`;
  return `Score of ${name} with its 95% interval: ${span}${mean === null ? "" : `; market average ${formatNumber(mean, DECIMALS.score)}`}`;
}

function Drawing({ name, years, width }: HistoryChartProps & { width: FittingWidth }) {
  const known = toKnown(years);
  const means = years.flatMap(({ year, mean }) => (mean === null ? [] : [{ year, value: mean }]));
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const right = width - ROOM[width];
  const scale = toHistoryScale(years);
  const toX = (year: number) =>
    last === first ? right - 8 : LEFT + 12 + ((year - first) / (last - first)) * (right - LEFT - 20);
  const toY = (value: number) => FLOOR - toShare(scale, value) * (FLOOR - TOP);
  const path = (points: readonly { year: number; value: number }[]) =>
    toPath(points.map(({ year, value }) => [toX(year), toY(value)]));
  const [end, mean] = [known.at(-1), means.at(-1)];
  const wanted = { own: end ? toY(end.value) : 0, market: mean ? toY(mean.value) : 0 };
  const short = end && mean ? Math.max(0, LABEL_HEIGHT - Math.abs(wanted.own - wanted.market)) / 2 : 0;
  const away = wanted.own <= wanted.market ? short : -short;
  const every = Math.max(1, Math.ceil((YEAR_GAP * (years.length - 1)) / Math.max(1, toX(last) - toX(first))));
  return (
    <svg
      role="img"
      aria-label={describe(name, known, mean?.value ?? null)}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === scale.min ? "stroke-ink-2" : "stroke-rule"}
            d={`M${LEFT} ${px(toY(tick))}H${right}`}
          />
          <text x={LEFT - 8} y={px(toY(tick) + 4)} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {years.map(({ year, score }, index) => (
        <g key={year}>
          {(years.length - 1 - index) % every === 0 ? (
            <text x={px(toX(year))} y={FLOOR + 20} textAnchor="middle">
              {year}
            </text>
          ) : null}
          {score.status === "not-shown" ? (
            <TooFew x={toX(year) - 6} y={TOP + 20} width={12} height={FLOOR - TOP - 20} />
          ) : null}
        </g>
      ))}
      {toRuns(known, toYear).map((run) => (
        <g key={run[0]?.year}>
          {run.length === 1 ? (
            run.map(({ year, low, high }) => (
              <path
                key={year}
                className="stroke-c1/36 stroke-12"
                d={`M${px(toX(year))} ${px(toY(low))}V${px(toY(high))}`}
              />
            ))
          ) : (
            <path
              className={"fill-band print-exact [--c:var(--c1)]"}
              d={toPath(
                [
                  ...run.map(({ year, high }) => [toX(year), toY(high)] as const),
                  ...run.toReversed().map(({ year, low }) => [toX(year), toY(low)] as const),
                ],
                true,
              )}
            />
          )}
          <path className="fill-none stroke-c1 stroke-3" strokeLinejoin="round" d={path(run)} />
        </g>
      ))}
      {toRuns(means, toYear).map((run) => (
        <path key={run[0]?.year} className="mean-line" d={path(run)} />
      ))}
      {known.map((point) => (
        <circle
          key={point.year}
          className="fill-c1 stroke-paper-raised"
          strokeWidth="1.5"
          cx={px(toX(point.year))}
          cy={px(toY(point.value))}
          r={point === end ? 5.5 : 3}
        />
      ))}
      {end ? (
        <text className="fill-ink text-s-1 font-figure" x={right + 12} y={px(wanted.own - away + 5)}>
          {width > 340 ? `${shorten(name, width > 664 ? 14 : 10)} ` : ""}
          {formatNumber(end.value, DECIMALS.score)}
        </text>
      ) : null}
      {mean ? (
        <text className="fill-ink text-s-1" x={right + 12} y={px(wanted.market + (end ? away : 0) + 5)}>
          {width > 340 ? "Market " : "Mkt "}
          {formatNumber(mean.value, DECIMALS.score)}
        </text>
      ) : null}
    </svg>
  );
}

/** A brand's score over its years with the band of its intervals, the market's average in dashes. */
export function HistoryChart(props: HistoryChartProps) {
  return <DrawnWidths most={872}>{(width) => <Drawing {...props} width={width} />}</DrawnWidths>;
}
