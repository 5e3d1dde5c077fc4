import { createRandom } from "@/lib/statistics/random";

interface Seat {
  x: number;
  y: number;
  filled: boolean;
}

export interface SeatRow {
  radius: number;
  seats: Seat[];
}

/* The hall seen from above, in units of a drawing 760 wide. Rows are arcs around a point on the stage. */
const CENTRE = { x: 380, y: 150 };
const FIRST_ROW = 96;
const LAST_ROW = 404;
const ROWS = 21;
const SMALLEST_SEAT = 2.5;
const LARGEST_SEAT = 4.4;
const EDGE_ANGLE = radians(19.06);
const EDGE_GAP = 5.94;
const AISLE_ANGLE = radians(65);
const AISLE_HALF = 12.4;

/**
 * A hall of exactly `seats` seats, `filled` of them taken, row by row from the front: three blocks with two aisles,
 * mirrored left and right. The same arguments always give the same hall.
 */
export function toHall(seats: number, filled: number): SeatRow[] {
  const arcs = Array.from({ length: ROWS }, (_, row) => toArcs(row / (ROWS - 1)));
  const blocks = countSeats(arcs, seats);
  const rows = arcs.map((arc, row) => {
    const { side = 0, middle = 0 } = blocks[row] ?? {};
    const right = spread(arc.edge, arc.aisleFrom, side);
    const centre = spread(arc.aisleTo, Math.PI - arc.aisleTo, middle);
    const left = right.map((angle) => Math.PI - angle).reverse();
    return { arc, angles: [...right, ...centre, ...left] };
  });
  const taken = chooseTaken(
    rows.map(({ angles }) => angles),
    filled,
  );
  return rows.map(({ arc, angles }, row) => ({
    radius: arc.seatRadius,
    seats: angles.map((angle, index) => ({
      x: CENTRE.x + arc.radius * Math.cos(angle),
      y: CENTRE.y + arc.radius * Math.sin(angle),
      filled: taken.has(`${row}/${index}`),
    })),
  }));
}

interface Arc {
  radius: number;
  seatRadius: number;
  edge: number;
  aisleFrom: number;
  aisleTo: number;
}

/** `depth` runs from 0 at the front row to 1 at the back. Rows are a little further apart towards the back. */
function toArcs(depth: number): Arc {
  const radius = FIRST_ROW + (LAST_ROW - FIRST_ROW) * (0.83 * depth + 0.17 * depth * depth);
  return {
    radius,
    seatRadius: SMALLEST_SEAT + (LARGEST_SEAT - SMALLEST_SEAT) * depth,
    edge: EDGE_ANGLE + EDGE_GAP / radius,
    aisleFrom: AISLE_ANGLE - AISLE_HALF / radius,
    aisleTo: AISLE_ANGLE + AISLE_HALF / radius,
  };
}

/** Seats in each row's side and middle blocks: as evenly spaced as whole seats allow, `total` overall. */
function countSeats(arcs: readonly Arc[], total: number): { side: number; middle: number }[] {
  const at = (pitch: number) =>
    arcs.map(({ radius, edge, aisleFrom, aisleTo }) => ({
      side: 1 + Math.floor((radius * (aisleFrom - edge)) / pitch),
      middle: 1 + Math.floor((radius * (Math.PI - 2 * aisleTo)) / pitch),
    }));
  const sum = (rows: { side: number; middle: number }[]) =>
    rows.reduce((all, { side, middle }) => all + 2 * side + middle, 0);
  let [tight, loose] = [1, 100];
  for (let step = 0; step < 50; step += 1) {
    const pitch = (tight + loose) / 2;
    if (sum(at(pitch)) > total) tight = pitch;
    else loose = pitch;
  }
  const rows = at(loose);
  // The remaining seats go into the middle of the widest rows, where an extra seat is not noticeable.
  for (let missing = total - sum(rows), row = rows.length - 1; missing > 0; missing -= 1, row -= 1) {
    const widest = rows[row];
    if (widest) widest.middle += 1;
  }
  return rows;
}

function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));
}

/** Random taken seats, more likely towards the back and the side of the main entrance. */
function chooseTaken(rows: readonly (readonly number[])[], filled: number): Set<string> {
  const random = createRandom("conference hall");
  const candidates = rows.flatMap((angles, row) =>
    angles.map((angle, index) => ({
      seat: `${row}/${index}`,
      priority: random.uniform() + 0.16 * (row / rows.length) + 0.12 * (angle / Math.PI),
    })),
  );
  candidates.sort((a, b) => b.priority - a.priority);
  return new Set(candidates.slice(0, filled).map(({ seat }) => seat));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
