import { type Box, overlap } from "@/lib/charts/drawing/box";
import type { Point } from "@/lib/charts/drawing/path";

/** A text about a point; sizes in pixels. */
export interface Note {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Prefer above its point or below; null: either. */
  isUp: boolean | null;
}

export interface NoteField {
  /** Texts stay inside it. */
  plot: Box;
  /** Texts never overlap them. */
  lines?: readonly (readonly Point[])[];
  boxes?: readonly Box[];
  /** Guides and error bars: texts may lie on them, at a cost. */
  soft?: readonly (readonly [Point, Point])[];
  /** Other points: a text should not be closer to one of these than to its own. */
  points?: readonly Point[];
  distances?: readonly number[];
  /** A position at this cost is not used. */
  most?: number;
}

export interface NotePlace {
  box: Box;
  /** Where its leader ends at the text. */
  end: Point;
}

const DIRECTIONS = 16;
const AIR = 6;
const COST = { crossing: 60, soft: 26, nearer: 50, wrongSide: 12 } as const;

/** Distances from a point to its text, in pixels: notes in a line chart, names in a scatter chart. */
const NOTE_DISTANCES = [22, 34, 48, 66, 88, 112, 140];
export const NAME_DISTANCES = [16, 24, 34, 46, 62, 80];
/** Costs at which a text is left out. */
export const MOST_COST = { note: 170, name: 400 } as const;

/** Length of a segment inside a box; 0 if it misses it (Liang and Barsky 1984). */
export function lengthInside([x1, y1]: Point, [x2, y2]: Point, { left, right, top, bottom }: Box): number {
  // Most segments are somewhere else altogether.
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return 0;
  if ((y1 < top && y2 < top) || (y1 > bottom && y2 > bottom)) return 0;
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  const sides = [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const;
  for (const [way, room] of sides) {
    if (way === 0) {
      if (room < 0) return 0;
    } else if (way < 0) from = Math.max(from, room / way);
    else to = Math.min(to, room / way);
  }
  return from < to ? Math.hypot(dx, dy) * (to - from) : 0;
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether two segments share a point. */
export const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;

const distanceTo = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const widen = ({ left, right, top, bottom }: Box): Box => ({
  left: left - AIR,
  right: right + AIR,
  top: top - AIR * 0.66,
  bottom: bottom + AIR * 0.66,
});

const segmentsOf = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.slice(1).map((point, at) => [line[at] ?? point, point] as const);

/** What no text may touch. */
interface Hard {
  plot: Box;
  taken: readonly Box[];
  leaders: readonly (readonly [Point, Point])[];
  segments: readonly (readonly [Point, Point])[];
}

/** Does a text have its place to itself, with air around it? */
export function isFree(box: Box, { plot, taken, leaders, segments }: Hard): boolean {
  if (box.left < plot.left || box.right > plot.right || box.top < plot.top || box.bottom > plot.bottom) return false;
  const wide = widen(box);
  const isOnIt = ([from, to]: readonly [Point, Point]) => lengthInside(from, to, wide) > 0;
  return !taken.some((other) => overlap(wide, other)) && !segments.some(isOnIt) && !leaders.some(isOnIt);
}

/** Boxes around a point, by direction and distance; nearest first. */
function* boxesAround({ x, y, width, height }: Note, distances: readonly number[]): Generator<[Box, number]> {
  for (const distance of distances) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS;
      const middleX = x + Math.cos(angle) * (distance + (width / 2) * Math.abs(Math.cos(angle)));
      const middleY = y + Math.sin(angle) * distance;
      yield [
        {
          left: middleX - width / 2,
          right: middleX + width / 2,
          top: middleY - height / 2,
          bottom: middleY + height / 2,
        },
        distance,
      ];
    }
  }
}

/**
 * A position for each text about a point, in the order given, or null if all cost `most` or more. No two texts overlap,
 * none touches a line or a taken box, no leader crosses a text or another leader.
 */
export function placeNotes(notes: readonly Note[], field: NoteField): (NotePlace | null)[] {
  const {
    plot,
    lines = [],
    boxes = [],
    soft = [],
    points = [],
    distances = NOTE_DISTANCES,
    most = MOST_COST.note,
  } = field;
  const taken = [...boxes];
  const leaders: (readonly [Point, Point])[] = [];
  const segments = lines.flatMap(segmentsOf);
  return notes.map((note) => {
    const from: Point = [note.x, note.y];
    const others = points.filter(([x, y]) => Math.hypot(x - note.x, y - note.y) > 1);
    let best: (NotePlace & { cost: number }) | null = null;
    for (const [box, distance] of boxesAround(note, distances)) {
      if (distance >= (best?.cost ?? most)) break;
      if (!isFree(box, { plot, taken, leaders, segments })) continue;
      const end: Point = [
        Math.max(box.left, Math.min(note.x, box.right)),
        Math.max(box.top, Math.min(note.y, box.bottom)),
      ];
      const isCrossed = leaders.some(([a, b]) => cross(from, end, a, b));
      // A text whose own box is taken may contain the point; only what is in between counts.
      const isThrough = taken.some((other) => lengthInside(from, end, other) > 0 && distanceTo(other, from) > 0);
      if (isCrossed || isThrough) continue;
      const isBelow = (box.top + box.bottom) / 2 > note.y;
      const cost =
        distance +
        (note.isUp !== null && isBelow === note.isUp ? COST.wrongSide : 0) +
        COST.soft * soft.filter(([a, b]) => lengthInside(a, b, box) > 0).length +
        others.reduce((sum, other) => {
          const gain = distanceTo(box, from) + AIR - distanceTo(box, other);
          return sum + (gain > 0 ? COST.nearer + gain : 0);
        }, 0) +
        COST.crossing *
          segments.filter(([a, b]) => ![a, b].some(([x, y]) => x === note.x && y === note.y) && cross(from, end, a, b))
            .length;
      if (cost < (best?.cost ?? most)) best = { box, end, cost };
    }
    if (!best) return null;
    taken.push(best.box);
    leaders.push([from, best.end]);
    return { box: best.box, end: best.end };
  });
}
