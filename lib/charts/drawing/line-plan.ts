import type { LinesPicture } from "@/lib/charts/document";
import { type Axis, thinTicks, toShare } from "@/lib/charts/drawing/axis";
import { toBrandRows, toBrandRowsHeight } from "@/lib/charts/drawing/brand-rows";
import type { Box } from "@/lib/charts/drawing/box";
import type { Colour } from "@/lib/charts/drawing/colours";
import {
  type EndLabel,
  type EndLabels,
  needRowsBelow,
  toEndLabel,
  toEndLabels,
} from "@/lib/charts/drawing/line-labels";
import { type LinePoint, toValueAxis, toYearPosition, toYearRuns, toYears } from "@/lib/charts/drawing/line-layout";
import { type RingNote, toRingNotes } from "@/lib/charts/drawing/line-notes";
import type { Pen, Sizes } from "@/lib/charts/drawing/pen";
import { paintOf, type Paints, toPaints } from "@/lib/charts/drawing/paints";
import type { MarkerShape } from "@/lib/charts/drawing/series-mark";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { formatNumber } from "@/lib/platform/words/format";

export interface Strand {
  name: string;
  colour: Colour;
  shape: MarkerShape;
  isOwn: boolean;
  isReference: boolean;
  foreseenFrom: number;
  runs: LinePoint[][];
}

/** The selected series first; references are in ink. */
function toStrands(picture: LinesPicture, paints: Paints): { strand: Strand; from: LinesPicture["series"][number] }[] {
  const [series, years] = [picture.series, toYears(picture)];
  const inOrder = [...series.filter(({ isOwn }) => isOwn), ...series.filter(({ isOwn }) => !isOwn)];
  return inOrder.map((from) => {
    const { name, isOwn, isReference, foreseenFrom = Infinity, points } = from;
    const look = isReference
      ? { colour: "ink" as const, shape: "circle" as const }
      : paintOf(paints, { label: name, isOwn });
    return { from, strand: { name, isOwn, isReference, foreseenFrom, ...look, runs: toYearRuns(points, years) } };
  });
}

/** Most important first: the last are left out first. */
const toLabels = (picture: LinesPicture, paints: Paints): EndLabel[] =>
  toStrands(picture, paints)
    .map(({ from, strand }) => toEndLabel(from, strand, picture, toYears(picture).at(-1) ?? 0))
    .filter((label) => label !== null)
    .toSorted((a, b) => Number(b.isOwn || b.isReference) - Number(a.isOwn || a.isReference));

/** Letters between the labels of the axis. */
const LEAST_STEP = 2.6;
/** Minimum height of a plot with rows under it. */
const LEAST_PLOT = 200;

/** Rows of names under the plot: where it is narrow, and where names would be cut beside it. */
const toRowsBelow = (labels: readonly EndLabel[], sizes: Sizes, width: number, isNarrow: boolean) =>
  isNarrow || needRowsBelow(labels, sizes.text, width) ? toBrandRows(labels, sizes, width) : [];

/** Height of the rows of names under a plot, for this width; 0 where they stand beside it. */
export const toRowsHeight = (picture: LinesPicture, sizes: Sizes, width: number, isNarrow: boolean): number =>
  toBrandRowsHeight(toRowsBelow(toLabels(picture, toPaints([picture])), sizes, width, isNarrow));

/** The positions of all parts of a line picture. */
export interface LinePlan {
  strands: readonly Strand[];
  years: readonly number[];
  axis: Axis;
  plot: Box;
  toX: (year: number) => number;
  toY: (value: number) => number;
  labels: EndLabels;
  notes: readonly RingNote[];
  /** Top of the rows of names, under a narrow plot. */
  rows: { from: number; of: ReturnType<typeof toBrandRows> };
}

/** Lays out a line picture for its size: the same for pages and files. */
export function toLinePlan(pen: Pen, picture: LinesPicture): LinePlan {
  const { width, sizes, isNarrow } = pen;
  const years = toYears(picture);
  const all = toLabels(picture, pen.paints);
  const rowsBelow = toRowsBelow(all, sizes, width, isNarrow);
  const hasRows = rowsBelow.length > 0 && pen.height - toBrandRowsHeight(rowsBelow) >= LEAST_PLOT;
  const height = hasRows ? pen.height - toBrandRowsHeight(rowsBelow) : pen.height;
  const hasChange = width >= 900 && sizes.text < 20 && all.some(({ change }) => change);
  const top = sizes.small * 1.4;
  const bottom = height - sizes.small * 2.4;
  const whole = toValueAxis(picture);
  const axis = picture.isReversed ? whole : thinTicks(whole, Math.floor((bottom - top) / (sizes.small * LEAST_STEP)));
  const share = (value: number) => toShare(axis, value);
  const toY = (value: number) =>
    picture.isReversed ? top + share(value) * (bottom - top) : bottom - share(value) * (bottom - top);
  const look = hasRows ? "bare" : isNarrow ? "stacked" : "column";
  const labels = toEndLabels(pen, all, look, toY, [top, bottom], hasChange);
  const texts = axis.ticks.map((tick) => textWidth(formatNumber(tick, axis.digits), sizes.small));
  const left = Math.ceil(Math.max(0, ...texts)) + sizes.small * 0.6;
  const right = Math.max(left + 1, width - Math.max(labels.room, textWidth("2025", sizes.small) / 2));
  const toX = toYearPosition(years, Math.min(right, left + textWidth("2025", sizes.small) / 2), right);
  const plot: Box = { left, right, top: 0, bottom: bottom - 3 };
  return {
    strands: toStrands(picture, pen.paints).map(({ strand }) => strand),
    years,
    axis,
    plot: { ...plot, bottom },
    toX,
    toY,
    labels,
    notes: toRingNotes(pen, picture, { toX, toY, plot }),
    rows: { from: height, of: hasRows ? rowsBelow : [] },
  };
}
