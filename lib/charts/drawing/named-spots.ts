import type { Box } from "@/lib/charts/drawing/box";
import type { ListedName } from "@/lib/charts/drawing/name-list";
import type { NotePlace } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { placePointNames } from "@/lib/charts/drawing/point-names";

/** A point of a scatter chart. */
export interface Spot {
  label: string;
  /** Own, selected, or with a clear result: always named. */
  isChosen: boolean;
  /** Own or selected: its name has its place before those of others. */
  isFirst?: boolean;
}

/** What the names of points need to know of a plot; pixels, or points on a slide. */
export interface SpotSpace {
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
  /** Type of names in the plot. */
  size: number;
  /** Names at most where not all are chosen. */
  mostNames: number;
}

/** Names where not all points are chosen: every brand of a short list, and the outliers of a long one. */
export const MOST_NAMES = { narrow: 10, wide: 24 } as const;

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

/** The names of points: in the plot, or as numbers in their marks. */
export interface SpotNames {
  field: Box;
  points: readonly Point[];
  names: readonly { spot: number; text: string; place: NotePlace; isLed: boolean }[];
  /** Marks with a number; points that would cover each other share one. */
  numbers: readonly { number: number; spots: readonly number[]; at: Point }[];
  /** The names of numbered points, by number. */
  listed: readonly ListedName[];
}

const rankOf = (spot: Spot | undefined): number => (spot?.isChosen ? (spot.isFirst ? 2 : 1) : 0);

/**
 * The points that get a name, wherever a chart is drawn, and which of them come first: own and selected
 * ones, then all others that are chosen, then the rest up to `most`, in each part the furthest out first.
 */
export function toNamedOrder(spots: readonly Spot[], points: readonly Point[], field: Box, most: number): number[] {
  const [width, height] = [field.right - field.left, field.bottom - field.top];
  const far = ([x, y]: Point) => Math.abs((x - field.left) / width - 0.5) + Math.abs((y - field.top) / height - 0.5);
  const chosen = spots.filter(({ isChosen }) => isChosen).length;
  return points
    .map((at, spot) => ({ spot, rank: rankOf(spots[spot]), far: far(at) }))
    .toSorted((a, b) => b.rank - a.rank || b.far - a.far)
    .slice(0, Math.max(most, chosen))
    .map(({ spot }) => spot);
}

/**
 * Names of a scatter chart in this size. Every chosen point has a name in the plot or a number in its mark; another has
 * a name only where that covers nothing.
 */
export function nameSpots(spots: readonly Spot[], space: SpotSpace, width: number, height: number): SpotNames {
  const field = space.toField(width, height);
  const points = spots.map((_, spot) => space.toPoint(spot, field));
  const order = toNamedOrder(spots, points, field, space.mostNames);
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
  const names: SpotNames["names"][number][] = [];
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
