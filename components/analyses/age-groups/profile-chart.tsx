import { px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { TooFew } from "@/components/charts/too-few";
import { DrawnWidths, type FittingWidth } from "@/components/analyses/snapshot/drawn-widths";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeMarket, AgeRow } from "@/lib/analyses/age-groups/series";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

interface ProfileChartProps {
  row: AgeRow;
  average: AgeMarket;
  mark: SeriesMark;
  /** The age group in focus. */
  selected: string;
}

const HEIGHT = 236;
const TOP = 12;
const FLOOR = 186;
const LEFT = 30;
const CAP = 5;

const GREY: SeriesMark = { colour: "ink-2", shape: "circle" };

/** The axis of a brand's scores by age group. */
export function toProfileScale({ cells, all }: AgeRow, { cells: means }: AgeMarket) {
  const known = [all, ...cells.map(({ score }) => score)].flatMap((score) =>
    score.status === "known" ? [score.low, score.high] : [],
  );
  const points = [...known, ...means.flatMap(({ mean }) => mean ?? [])];
  return points.length === 0 ? toWholeAxis(0, 200, 5) : toWholeAxis(Math.min(...points), Math.max(...points), 5);
}

function Drawing({ row, average, mark, selected, width }: ProfileChartProps & { width: FittingWidth }) {
  const scale = toProfileScale(row, average);
  const step = (width - LEFT) / row.cells.length;
  const toX = (index: number) => LEFT + (index + 0.5) * step;
  const toY = (value: number) => FLOOR - toShare(scale, value) * (FLOOR - TOP);
  const means = average.cells.flatMap(({ mean }, index) => (mean === null ? [] : [[toX(index), toY(mean)] as const]));
  const descriptions = row.cells.map(
    ({ age, score }) =>
      `${toAgeWords(age)} ${score.status === "known" ? formatNumber(score.score, DECIMALS.score) : `not shown, ${score.status === "not-shown" ? score.n : 0} people asked`}`,
  );
  return (
    <svg
      role="img"
      aria-label={`${row.name} by age group: ${descriptions.join(", ")}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="chart"
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === scale.min ? "stroke-ink-2" : "stroke-rule"}
            d={`M${LEFT} ${px(toY(tick))}H${width}`}
          />
          <text x={LEFT - 8} y={px(toY(tick) + 4)} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {row.all.status === "known" ? (
        <path strokeWidth="1.5" stroke={pageColour(mark.colour)} d={`M${LEFT} ${px(toY(row.all.score))}H${width}`} />
      ) : null}
      {means.length > 1 ? <path className="mean-line" d={toPath(means)} /> : null}
      {row.cells.map(({ age, score }, index) => {
        const x = toX(index);
        const isOn = age === selected;
        return (
          <g key={age}>
            {score.status === "known" ? (
              <>
                <path
                  className="fill-none"
                  strokeWidth="1.5"
                  stroke={pageColour(mark.colour)}
                  d={`M${px(x)} ${px(toY(score.low))}V${px(toY(score.high))}M${px(x - CAP)} ${px(toY(score.low))}h${2 * CAP}M${px(x - CAP)} ${px(toY(score.high))}h${2 * CAP}`}
                />
                <Marker mark={mark} radius={isOn ? 6.5 : 4.5} at={[x, toY(score.score)]} />
              </>
            ) : (
              <TooFew x={x - 8} y={TOP + 20} width={16} height={FLOOR - TOP - 20} />
            )}
            <text x={px(x)} y={FLOOR + 20} textAnchor="middle" className={isOn ? "fill-ink font-figure" : undefined}>
              {toAgeWords(age)}
            </text>
            <text x={px(x)} y={FLOOR + 38} textAnchor="middle">
              {score.status === "absent" ? 0 : formatNumber(score.n ?? 0)}
            </text>
          </g>
        );
      })}
      <text x={0} y={FLOOR + 38}>
        n
      </text>
    </svg>
  );
}

/** A brand's scores over the age groups with their intervals, its score over all ages as a line, the market in dashes. */
export function ProfileChart({
  mark = GREY,
  ...props
}: Omit<ProfileChartProps, "mark"> & { mark?: SeriesMark | undefined }) {
  return <DrawnWidths most={664}>{(width) => <Drawing {...props} mark={mark} width={width} />}</DrawnWidths>;
}
