import { clsx } from "clsx";
import { toRuns, toSpacedYears } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { BothWidths, Chart, PageWidths, type DrawnWidth } from "./both-widths";
import styles from "./charts.module.css";
import { type Axis, toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { shorten } from "@/lib/platform/words/shorten";
import { TooFew } from "./too-few";

export interface TrendYear {
  year: number;
  /** Null in a year without a score: the line stops there. */
  score: { value: number; low: number; high: number } | null;
  marketMean: number | null;
  /** Number of people asked. If positive without a score, too few. */
  n?: number | null;
}

interface TrendChartProps {
  name: string;
  years: readonly TrendYear[];
}

/** In a panel from 0; on a page higher, and from just below the lowest value. */
const FORMS = {
  panel: { height: 214, floor: 186, isFromZero: true },
  page: { height: 322, floor: 294, isFromZero: false },
} as const;
type Form = (typeof FORMS)[keyof typeof FORMS];

const TOP = 14;
const LEFT = 30;
/** Space for labels at the ends of lines. */
const LABELS = 108;
const LABEL_GAP = 34;
const YEAR_GAP = 46;
/** Width of the band, and of the average's dashes, for a year between two gaps. */
const LONE = 12;
/** Width of a year with too few people asked. */
const TOO_FEW = 12;

type Known = TrendYear & { score: NonNullable<TrendYear["score"]> };
const isKnown = (point: TrendYear): point is Known => point.score !== null;

const toYear = ({ year }: TrendYear) => year;

/** Gives single points a width; leaves the rest unchanged. */
const widened =
  (half: number) =>
  ([x, y]: [number, number]): [number, number][] =>
    half === 0
      ? [[x, y]]
      : [
          [x - half, y],
          [x + half, y],
        ];

function describe(name: string, known: readonly Known[], mean: number | null): string {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `No score for ${name}`;
  const span =
    first === last
      ? `${formatNumber(last.score.value, DECIMALS.score)} in ${last.year}`
      : `${formatNumber(first.score.value, DECIMALS.score)} in ${first.year} to ${formatNumber(last.score.value, DECIMALS.score)} in ${last.year}`;
  return `Score of ${name}: ${span}${mean === null ? "" : `, market average ${formatNumber(mean, DECIMALS.score)}`}`;
}

/** The axis of a page's drawing, with its ends; null without scores. */
export function toTrendAxis(years: readonly TrendYear[], isFromZero = false): Axis | null {
  const known = years.filter(isKnown);
  const means = years.flatMap(({ marketMean }) => marketMean ?? []);
  if (known.length === 0) return null;
  const lowest = isFromZero ? 0 : Math.min(...known.map(({ score }) => score.low), ...means);
  return toWholeAxis(lowest, Math.max(...known.map(({ score }) => score.high), ...means, 1), 4);
}

function Drawing({ name, years, width, form }: TrendChartProps & { width: DrawnWidth; form: Form }) {
  const { height, floor, isFromZero } = form;
  const known = years.filter(isKnown);
  const tooFew = years.flatMap(({ year, score, n }) => (score === null && n ? [{ year, n }] : []));
  const market = years.filter(({ marketMean }) => marketMean !== null);
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const right = width - LABELS;
  const scale = toTrendAxis(years, isFromZero) ?? toWholeAxis(0, 1, 4);
  const toX = (year: number) => (last === first ? right : LEFT + ((year - first) / (last - first)) * (right - LEFT));
  const toY = (value: number) => floor - toShare(scale, value) * (floor - TOP);
  const end = known.at(-1);
  const mean = market.at(-1)?.marketMean ?? null;
  const ownY = end ? toY(end.score.value) : null;
  const marketY = mean === null ? null : toY(mean);
  const apart = ownY !== null && marketY !== null && Math.abs(ownY - marketY) < LABEL_GAP;
  const shift = apart ? (LABEL_GAP - Math.abs(ownY - marketY)) / 2 : 0;
  const isAbove = ownY !== null && marketY !== null && ownY <= marketY;

  return (
    <Chart
      width={width}
      height={height}
      label={[
        describe(name, known, mean),
        ...tooFew.map(({ year, n }) => `${year}: not shown, ${n} people asked`),
      ].join(". ")}
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
      {toSpacedYears(years.map(toYear), toX, YEAR_GAP, { hasBothEnds: true }).map((year) => (
        <text key={year} x={px(toX(year))} y={floor + 20} textAnchor="middle">
          {year}
        </text>
      ))}
      {tooFew.map(({ year, n }) => (
        <g key={year}>
          <TooFew x={toX(year) - TOO_FEW / 2} y={TOP + 20} width={TOO_FEW} height={floor - TOP - 20} />
          <text x={px(toX(year))} y={TOP + 14} textAnchor="middle">
            n = {n}
          </text>
        </g>
      ))}
      {toRuns(known, toYear).map((run) => {
        // A year that is alone has a band as wide as a dot.
        const half = run.length === 1 ? LONE / 2 : 0;
        const edge = (side: "low" | "high") =>
          run.map(({ year, score }): [number, number] => [toX(year), toY(score[side])]);
        const outline = [...edge("high").flatMap(widened(half)), ...edge("low").flatMap(widened(half)).toReversed()];
        return <path key={run[0]?.year} className={clsx("fill-band", styles.band)} d={toPath(outline, true)} />;
      })}
      {toRuns(market, toYear).map((run) => (
        <path
          key={run[0]?.year}
          className={styles.market}
          d={toPath(
            run
              .map(({ year, marketMean }): [number, number] => [toX(year), toY(marketMean ?? 0)])
              .flatMap(widened(run.length === 1 ? LONE : 0)),
          )}
        />
      ))}
      {toRuns(known, toYear).map((run) => (
        <path
          key={run[0]?.year}
          className={styles.line}
          d={toPath(run.map(({ year, score }) => [toX(year), toY(score.value)]))}
        />
      ))}
      {known.map((point) => (
        <circle
          key={point.year}
          className="fill-c1 stroke-paper"
          strokeWidth="1.5"
          cx={px(toX(point.year))}
          cy={px(toY(point.score.value))}
          r={point === end ? 5 : 2.8}
        />
      ))}
      {end && ownY !== null ? (
        <text className="fill-c1 font-bold" y={px(ownY + (isAbove ? -shift : shift))}>
          <tspan x={right + 14}>{shorten(name, 13)}</tspan>
          <tspan x={right + 14} dy="15">
            {formatNumber(end.score.value, DECIMALS.score)}
          </tspan>
        </text>
      ) : null}
      {mean !== null && marketY !== null ? (
        <text y={px(marketY + (isAbove ? shift : -shift))}>
          <tspan x={right + 14}>Market average</tspan>
          <tspan x={right + 14} dy="15">
            {formatNumber(mean, DECIMALS.score)}
          </tspan>
        </text>
      ) : null}
    </Chart>
  );
}

/** A brand's score over the years from 0, with its band, and the market average as a dashed line. */
export function TrendChart(props: TrendChartProps) {
  return <BothWidths>{(width) => <Drawing {...props} width={width} form={FORMS.panel} />}</BothWidths>;
}

/** The same as a full figure: wider and higher, its axis starting just below the lowest value. */
export function PageTrendChart(props: TrendChartProps) {
  return <PageWidths>{(width) => <Drawing {...props} width={width} form={FORMS.page} />}</PageWidths>;
}
