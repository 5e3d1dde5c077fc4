import type { Box } from "@/lib/charts/drawing/box";
import {
  countColumns,
  layList,
  type ListedName,
  type NameList,
  toColumnWidth,
  toListHeight,
  toListWidth,
} from "@/lib/charts/drawing/name-list";
import type { NotePlace } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { placePointNames } from "@/lib/charts/drawing/point-names";

/** A point of a scatter chart. */
export interface Spot {
  label: string;
  /** Selected or marked: always named. */
  isChosen: boolean;
}

/** What the names of a scatter chart need to know of its size; pixels, or points on a slide. */
export interface NameSpace {
  width: number;
  height: number;
  /** The plot in this size, without its axes. */
  toField: (width: number, height: number) => Box;
  toPoint: (spot: number, field: Box) => Point;
  /** Lines that names should not lie on. */
  toGuides: (field: Box) => readonly (readonly [Point, Point])[];
  /** Half the size of a point, and of a mark with a number. */
  reach: number;
  radius: number;
  /** Between a point and its name; shorter where no line can lead from one to the other. */
  distances?: readonly number[];
  /** Type of names in the plot and in the list. */
  size: number;
  listed: number;
  /** Names at most where not all are chosen. */
  mostNames: number;
}

/** The lines that divide a plot, at these places; null: there is none. */
export function toGuideLines(x: number | null, y: number | null, field: Box): (readonly [Point, Point])[] {
  const { left, right, top, bottom } = field;
  const upright: readonly [Point, Point][] =
    x === null
      ? []
      : [
          [
            [x, top],
            [x, bottom],
          ],
        ];
  const level: readonly [Point, Point][] =
    y === null
      ? []
      : [
          [
            [left, y],
            [right, y],
          ],
        ];
  return [...upright, ...level];
}

/** Where the names of a scatter chart stand: in the plot, or as numbers in marks with a list of names. */
export interface ScatterNames {
  field: Box;
  points: readonly Point[];
  names: readonly { spot: number; text: string; place: NotePlace; isLed: boolean }[];
  /** Marks with a number; points that would cover each other share one. */
  numbers: readonly { number: number; spots: readonly number[]; at: Point }[];
  /** Its upper left corner. */
  list: (NameList & { left: number; top: number }) | null;
}

type Placed = Omit<ScatterNames, "list"> & { listed: readonly ListedName[] };

/** Chosen points first, then outliers. */
function toOrder(spots: readonly Spot[], points: readonly Point[], field: Box, most: number): number[] {
  const [width, height] = [field.right - field.left, field.bottom - field.top];
  const far = ([x, y]: Point) => Math.abs((x - field.left) / width - 0.5) + Math.abs((y - field.top) / height - 0.5);
  const chosen = spots.filter(({ isChosen }) => isChosen).length;
  return points
    .map((at, spot) => ({ spot, isChosen: spots[spot]?.isChosen === true, far: far(at) }))
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.far - a.far)
    .slice(0, Math.max(most, chosen))
    .map(({ spot }) => spot);
}

function placeIn(spots: readonly Spot[], space: NameSpace, width: number, height: number): Placed {
  const field = space.toField(width, height);
  const points = spots.map((_, spot) => space.toPoint(spot, field));
  const order = toOrder(spots, points, field, space.mostNames);
  const placed = placePointNames(
    order.map((spot) => ({ name: spots[spot]?.label ?? "", at: points[spot] ?? [0, 0] })),
    {
      plot: field,
      points,
      reach: space.reach,
      soft: space.toGuides(field),
      size: space.size,
      distances: space.distances,
    },
  );
  const names: Placed["names"][number][] = [];
  const numbers: { number: number; spots: number[]; at: Point }[] = [];
  const listed: ListedName[] = [];
  order.forEach((spot, at) => {
    const [name, point, chosen] = [placed[at], points[spot], spots[spot]];
    if (!name || !point || !chosen) return;
    if (name.place) names.push({ spot, text: name.text, place: name.place, isLed: name.isLed });
    else if (chosen.isChosen) {
      const near = numbers.find(
        (each) => Math.hypot(each.at[0] - point[0], each.at[1] - point[1]) < 2 * space.radius + 1,
      );
      const mark = near ?? { number: numbers.length + 1, spots: [], at: point };
      if (!near) numbers.push(mark);
      mark.spots.push(spot);
      listed.push({ number: mark.number, name: chosen.label });
    }
  });
  return { field, points, names, numbers, listed: listed.toSorted((a, b) => a.number - b.number) };
}

/** Plots that are this much wider than high have the list beside them, others below. */
const WIDE = 0.45;
/** Share of the width or height that a list takes at most. */
const MOST_SHARE = 0.5;
const GAP = 1.5;

const isBeside = ({ width, height }: NameSpace, column: number): boolean =>
  height < WIDE * width && column <= width * MOST_SHARE;

const withList = ({ listed: _, ...placed }: Placed, list: ScatterNames["list"]): ScatterNames => ({ ...placed, list });

function besidePlot(spots: readonly Spot[], space: NameSpace, column: number): ScatterNames {
  const { width, height, listed: size } = space;
  const most = countColumns(column, width * MOST_SHARE, size);
  for (let columns = 1; ; columns += 1) {
    const wide = toListWidth(column, columns, size);
    const placed = placeIn(spots, space, width - wide - GAP * size, height);
    const list = layList(placed.listed, { column, columns, height, size });
    if (list.more === null || columns === most)
      return withList(placed, placed.listed.length === 0 ? null : { ...list, left: width - wide, top: 0 });
  }
}

function belowPlot(spots: readonly Spot[], space: NameSpace, column: number, first: Placed): ScatterNames {
  const { width, height, listed: size } = space;
  const columns = countColumns(column, width, size);
  let placed = first;
  for (let time = 1; ; time += 1) {
    const tall = Math.min(toListHeight(placed.listed, { column, columns, size }), height * MOST_SHARE);
    placed = placeIn(spots, space, width, height - tall - GAP * size);
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
  const placed = placeIn(spots, space, width, height);
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
  const tall = toListHeight(placeIn(spots, space, width, height).listed, { column, columns, size });
  // Twice the list, where it is longer than the plot: it takes half of the height at most.
  return Math.ceil(Math.max(height + tall + GAP * size, WIDE * width, tall / MOST_SHARE + 1));
}
