import type { LinesPicture } from "@/lib/charts/document";
import { toWholeAxis, type Axis } from "@/lib/charts/drawing/axis";
import type { Box } from "@/lib/charts/drawing/box";
import { placeRuleName } from "@/lib/charts/drawing/rule-name";
import type { Point } from "@/lib/charts/drawing/path";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import { toValueAxis } from "@/lib/charts/drawing/line-layout";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { toColumnName } from "@/lib/sharing/slides/drawn-chart";
import { CHART_BOX, INCH } from "@/lib/sharing/slides/look";
import { formatNumber } from "@/lib/platform/words/format";

type Series = LinesPicture["series"][number];

/** Inches above and below the plot. */
export const PLOT_ROOM = { above: 0.16, below: 0.42 } as const;
/** Label line height, in multiples of the font size. */
const PITCH = 1.32;

/** The line's axis; that of positions has round steps, and 1 is the best. */
export function toLinesAxis(picture: LinesPicture): Axis {
  if (!picture.isReversed) return toValueAxis(picture);
  const { max } = toValueAxis(picture);
  return toWholeAxis(0, max, 5);
}

/** A line of a slide: measured years, or the forecast. */
export interface Strand {
  column: string;
  series: Series;
  values: (number | null)[];
  isForecast: boolean;
}

/** Measured years as one line; the forecast as a second one from the last of them. */
export function toStrands({ series }: LinesPicture, years: readonly number[], taken: string[]): Strand[] {
  return series.flatMap((each): Strand[] => {
    const from = each.foreseenFrom ?? Infinity;
    const at = (year: number) => each.points.find((point) => point.year === year)?.value ?? null;
    const lastMeasured = Math.max(-Infinity, ...each.points.map(({ year }) => year).filter((year) => year < from));
    const add = (name: string, values: (number | null)[], isForecast: boolean): Strand[] => {
      if (!values.some((value) => value !== null)) return [];
      const column = toColumnName(name, taken);
      taken.push(column);
      return [{ column, series: each, values, isForecast }];
    };
    return [
      ...add(
        each.name,
        years.map((year) => (year < from ? at(year) : null)),
        false,
      ),
      ...(from === Infinity
        ? []
        : add(
            `${each.name}, forecast`,
            years.map((year) => (year >= from || year === lastMeasured ? at(year) : null)),
            true,
          )),
    ];
  });
}

export interface End {
  column: string;
  /** The index of the last value. */
  at: number;
  size: number;
  /** The label's width, and its shift to the right and down, in inches. */
  room: number;
  by: readonly [x: number, y: number];
}

/** Points between a point and the label to its right. */
const BESIDE = 5;

/** Where the name of a line that ends early has room: above or below the line, away from all others; inches. */
function toFreePlace(
  points: readonly Point[],
  lines: readonly (readonly Point[])[],
  width: number,
  size: number,
  plot: Box,
): readonly [number, number] {
  const [x, y] = points.at(-1) ?? [0, 0];
  const place = placeRuleName(points, { width, height: size * PITCH }, { plot, lines: [points, ...lines] });
  return place
    ? [(place.box.left - x - BESIDE) / INCH, ((place.box.top + place.box.bottom) / 2 - y) / INCH]
    : [0, -(size * PITCH) / INCH];
}

/** A label at each line's last value, without overlaps; a line with a forecast has its label at the forecast's end. */
export function toEnds(
  { digits, isReversed }: LinesPicture,
  strands: readonly Strand[],
  years: readonly number[],
  axis: Axis,
  toPlotWidth: (room: number) => number,
): End[] {
  const labelled = strands.filter(
    ({ series, isForecast }) => isForecast || !strands.some((other) => other.isForecast && other.series === series),
  );
  const plot = CHART_BOX.h - PLOT_ROOM.above - PLOT_ROOM.below;
  const size = labelled.length > 18 ? 10 : 12;
  const toY = (value: number) => {
    const share = (value - axis.min) / (axis.max - axis.min || 1);
    return (isReversed ? share : 1 - share) * plot;
  };
  const ends = labelled.map(({ column, values }) => {
    const at = values.findLastIndex((value) => value !== null);
    const value = values[at] ?? 0;
    return {
      column,
      at,
      y: toY(value),
      room: textWidth(`${column}   ${formatNumber(value, digits)}`, size) / INCH,
      // The label of a line that ends early is inside the plot, away from the others.
      isLast: at === years.length - 1,
    };
  });
  const last = ends.filter(({ isLast }) => isLast);
  const pitch = (size * PITCH) / INCH;
  const spread = spreadLabels(
    last.map(({ y }) => y),
    pitch,
    0,
    plot,
  );
  const width = toPlotWidth(Math.max(0, ...last.map(({ room }) => room))) * INCH;
  const lineOf = ({ values }: Strand): Point[] =>
    values.flatMap((value, at): Point[] =>
      value === null ? [] : [[(at / Math.max(1, years.length - 1)) * width, toY(value) * INCH]],
    );
  return ends.map(({ column, at, y, room, isLast }) => {
    const place = spread[last.findIndex((each) => each.column === column)] ?? y;
    if (isLast) return { column, at, size, room, by: [0, place - y] };
    const [own, others] = [
      strands.find((each) => each.column === column),
      strands.filter((each) => each.column !== column),
    ];
    const field = { left: 0, right: width, top: 0, bottom: plot * INCH };
    return {
      column,
      at,
      size,
      room: 0,
      by: toFreePlace(own ? lineOf(own) : [], others.map(lineOf), room * INCH, size, field),
    };
  });
}
