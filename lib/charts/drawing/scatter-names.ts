import {
  countColumns,
  layList,
  type NameList,
  toColumnWidth,
  toListHeight,
  toListWidth,
} from "@/lib/charts/drawing/name-list";
import { nameSpots, type Spot, type SpotNames, type SpotSpace } from "@/lib/charts/drawing/named-spots";

/** The same with a list of names beside or below the plot. */
export interface NameSpace extends SpotSpace {
  /** Of plot and list together. */
  width: number;
  height: number;
  /** Type of names in the list. */
  listed: number;
}

/** Where the names of a scatter chart stand: in the plot, or as numbers in marks with a list of names. */
export interface ScatterNames extends Omit<SpotNames, "listed"> {
  /** Its upper left corner. */
  list: (NameList & { left: number; top: number }) | null;
}

/** Plots that are this much wider than high have the list beside them, others below. */
const WIDE = 0.45;
/** Share of the width or height that a list takes at most. */
const MOST_SHARE = 0.5;
const GAP = 1.5;

const isBeside = ({ width, height }: NameSpace, column: number): boolean =>
  height < WIDE * width && column <= width * MOST_SHARE;

const withList = ({ listed: _, ...placed }: SpotNames, list: ScatterNames["list"]): ScatterNames => ({
  ...placed,
  list,
});

function besidePlot(spots: readonly Spot[], space: NameSpace, column: number): ScatterNames {
  const { width, height, listed: size } = space;
  const most = countColumns(column, width * MOST_SHARE, size);
  for (let columns = 1; ; columns += 1) {
    const wide = toListWidth(column, columns, size);
    const placed = nameSpots(spots, space, width - wide - GAP * size, height);
    const list = layList(placed.listed, { column, columns, height, size });
    if (list.more === null || columns === most)
      return withList(placed, placed.listed.length === 0 ? null : { ...list, left: width - wide, top: 0 });
  }
}

function belowPlot(spots: readonly Spot[], space: NameSpace, column: number, first: SpotNames): ScatterNames {
  const { width, height, listed: size } = space;
  const columns = countColumns(column, width, size);
  let placed = first;
  for (let time = 1; ; time += 1) {
    const tall = Math.min(toListHeight(placed.listed, { column, columns, size }), height * MOST_SHARE);
    placed = nameSpots(spots, space, width, height - tall - GAP * size);
    const list = layList(placed.listed, { column, columns, height: tall, size });
    if (list.more === null || time === MOST_TIMES)
      return withList(placed, placed.listed.length === 0 ? null : { ...list, left: 0, top: height - tall });
  }
}

/** A lower plot may leave more names for the list, which makes it lower still. */
const MOST_TIMES = 3;

const toColumn = (spots: readonly Spot[], size: number, width: number) =>
  Math.min(
    width,
    toColumnWidth(
      spots.filter(({ isChosen }) => isChosen).map(({ label }) => label),
      size,
    ),
  );

/** Every chosen point has a name in the plot, or a number in its mark and the name in a list. No name covers another. */
export function toScatterNames(spots: readonly Spot[], space: NameSpace): ScatterNames {
  const { width, height, listed } = space;
  const placed = nameSpots(spots, space, width, height);
  if (placed.listed.length === 0) return withList(placed, null);
  const column = toColumn(spots, listed, width);
  return isBeside(space, column) ? besidePlot(spots, space, column) : belowPlot(spots, space, column, placed);
}

/** The height in which all names have room: that of `space`, or more. */
export function toNamedHeight(spots: readonly Spot[], space: NameSpace): number {
  const { width, height, listed: size } = space;
  const first = toScatterNames(spots, space);
  const column = toColumn(spots, size, width);
  if (first.list === null || (first.list.more === null && isBeside(space, column))) return height;
  const columns = countColumns(column, width, size);
  const tall = toListHeight(nameSpots(spots, space, width, height).listed, { column, columns, size });
  // Twice the list, where it is longer than the plot: it takes half of the height at most.
  return Math.ceil(Math.max(height + tall + GAP * size, WIDE * width, tall / MOST_SHARE + 1));
}
