import { toRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { Markers } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { type Axis, toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { shorten } from "@/lib/platform/words/shorten";
import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { DrawnWidths, type FittingWidth } from "@/components/analyses/snapshot/drawn-widths";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeRow } from "@/lib/analyses/age-groups/series";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

const HEIGHT = 420;
const TOP = 12;
const FLOOR = 372;
const LEFT = 34;
const LABEL_HEIGHT = 20;

/** Room for the names at the lines' ends, and how many letters of one it holds. */
const LABELS: Record<FittingWidth, { room: number; letters: number }> = {
  280: { room: 92, letters: 6 },
  340: { room: 112, letters: 9 },
  664: { room: 188, letters: 18 },
  872: { room: 220, letters: 22 },
  1090: { room: 236, letters: 24 },
  1270: { room: 236, letters: 24 },
};

interface Line {
  row: AgeRow;
  mark: SeriesMark | null;
  isClear: boolean;
  points: { index: number; value: number }[];
}

/** The axis of the lines: all that is drawn, from a round start. */
export function toSlopeScale({ table }: AgeView): Axis {
  const values = [
    ...table.rows.flatMap(({ cells }) => cells.flatMap(({ score }) => (score.status === "known" ? score.score : []))),
    ...table.average.cells.flatMap(({ mean }) => mean ?? []),
  ];
  return values.length === 0 ? toWholeAxis(0, 200, 5) : toWholeAxis(Math.min(...values), Math.max(...values), 6);
}

function toLines({ table, brands, slots }: AgeView): Line[] {
  const marked = new Set(brands.map(({ slug }) => slug));
  return table.rows.map((row) => {
    const slot = marked.has(row.slug) ? slots.get(row.slug) : undefined;
    return {
      row,
      mark: slot === undefined ? null : toSeriesMark(slot),
      isClear: row.gap?.status === "known" && row.gap.clear,
      points: row.cells.flatMap(({ score }, at) =>
        score.status === "known" ? [{ index: at, value: score.score }] : [],
      ),
    };
  });
}

function Drawing({ view, width }: { view: AgeView; width: FittingWidth }) {
  const { table, year } = view;
  const scale = toSlopeScale(view);
  const { room, letters } = LABELS[width];
  const right = width - room;
  const count = table.ages.length;
  const toX = (index: number) => LEFT + 14 + (count < 2 ? 0.5 : index / (count - 1)) * (right - LEFT - 28);
  const toY = (value: number) => FLOOR - toShare(scale, value) * (FLOOR - TOP);
  const lines = toLines(view);
  const marked = lines.filter(({ mark, points }) => mark !== null && points.length > 0);
  const mean = table.average.cells.flatMap(({ mean: value }, index) => (value === null ? [] : [{ index, value }]));
  const path = (points: Line["points"]) => toPath(points.map(({ index, value }) => [toX(index), toY(value)]));
  const ends = [
    ...marked.map(({ points }) => toY(points.at(-1)?.value ?? 0)),
    ...(mean.length > 0 ? [toY(mean.at(-1)?.value ?? 0)] : []),
  ];
  const heights = spreadLabels(ends, LABEL_HEIGHT, TOP, FLOOR);
  const label = (index: number, words: string, value: number | undefined, className: string | undefined) => (
    <g key={words + String(index)}>
      <path
        className="fill-none stroke-rule-strong"
        d={`M${right - 6} ${px(ends[index] ?? 0)}L${right + 6} ${px(heights[index] ?? 0)}`}
      />
      <text x={right + 12} y={px((heights[index] ?? 0) + 5)} className={`fill-ink text-s-1 ${className ?? ""}`}>
        {words} {value === undefined ? "" : formatNumber(value, width > 340 ? DECIMALS.score : DECIMALS.whole)}
      </text>
    </g>
  );
  return (
    <svg
      role="img"
      aria-label={`Scores of ${marked.length} brands over the age groups in ${year}, with the market average; the table has the values`}
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
      {table.ages.map((age, index) => (
        <text key={age} x={px(toX(index))} y={FLOOR + 24} textAnchor="middle">
          {toAgeWords(age)}
        </text>
      ))}
      {lines
        .toSorted((a, b) => Number(a.mark !== null) - Number(b.mark !== null))
        .map(({ row, mark, isClear, points }) => (
          <g key={row.slug}>
            {toRuns(points, ({ index }) => index).map((run) => (
              <path
                key={run[0]?.index}
                d={path(run)}
                fill="none"
                stroke={pageColour(mark?.colour ?? "rule-strong")}
                strokeWidth={mark === null ? 1 : isClear ? 3 : 1.5}
                strokeLinejoin="round"
              />
            ))}
            {mark === null ? null : (
              <Markers
                mark={mark}
                radius={isClear ? 5 : 4}
                at={points.map(({ index, value }) => [toX(index), toY(value)])}
                isHollow={!isClear}
                strokeWidth={1.5}
              />
            )}
          </g>
        ))}
      {mean.length > 1 ? <path className="mean-line" d={path(mean)} /> : null}
      {marked.map(({ row, isClear, points }, index) =>
        label(index, shorten(row.name, letters), points.at(-1)?.value, isClear ? "fill-ink font-figure" : undefined),
      )}
      {mean.length > 0
        ? label(marked.length, width > 340 ? "Market average" : "Market", mean.at(-1)?.value, undefined)
        : null}
    </svg>
  );
}

/** Brands as lines from the youngest to the oldest: thick and filled where the gap between the two is tested. */
export function SlopeChart({ view }: { view: AgeView }) {
  return <DrawnWidths most={1270}>{(width) => <Drawing view={view} width={width} />}</DrawnWidths>;
}
