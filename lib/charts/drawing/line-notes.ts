import type { LinesPicture } from "@/lib/charts/document";
import type { Box } from "@/lib/charts/drawing/box";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type NotePlace, placeNotes } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { textWidth } from "@/lib/charts/drawing/text-width";

export interface RingNote {
  at: Point;
  text: string | null;
  /** Null: only the ring. */
  place: NotePlace | null;
}

interface NotesField {
  toX: (year: number) => number;
  toY: (value: number) => number;
  plot: Box;
}

/** A ring's radius, in letters of the axis. */
const RING = 0.72;
const TALL = 1.25;

/** Rings on clear changes, and positions of the texts of earlier ones; narrow pictures have rings only. */
export function toRingNotes(
  pen: Pen,
  { series, notes = [] }: LinesPicture,
  { toX, toY, plot }: NotesField,
): RingNote[] {
  const { small } = pen.sizes;
  const lines = series.map(({ points }) =>
    points.toSorted((a, b) => a.year - b.year).map(({ year, value }): Point => [toX(year), toY(value)]),
  );
  const rings = notes.flatMap(({ series: of, year, text, isUp }) => {
    const point = series[of]?.points.find((each) => each.year === year);
    return point ? [{ at: [toX(year), toY(point.value)] as Point, text, isUp }] : [];
  });
  const texts = pen.isNarrow ? [] : rings.filter(({ text }) => text !== null);
  const reach = small * RING;
  const places = placeNotes(
    texts.map(({ at: [x, y], text, isUp }) => ({
      x,
      y,
      isUp,
      width: textWidth(text ?? "", small),
      height: small * TALL,
    })),
    {
      plot,
      lines,
      // The text names its line: only another ring could be mistaken for its own.
      points: rings.map(({ at }) => at),
      boxes: rings.map(({ at: [x, y] }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach })),
    },
  );
  return rings.map((ring) => {
    const order = texts.indexOf(ring);
    return { at: ring.at, text: ring.text, place: order < 0 ? null : (places[order] ?? null) };
  });
}

/** Draws rings, leaders and texts. */
export function drawRingNotes(pen: Pen, notes: readonly RingNote[]): Mark[] {
  const { small } = pen.sizes;
  const radius = small * RING;
  return notes.flatMap(({ at: [x, y], text, place }): Mark[] => {
    const ring: Mark = {
      kind: "marker",
      x,
      y,
      radius,
      shape: "circle",
      fill: "none",
      stroke: pen.palette.of("ink"),
      strokeWidth: 1.5,
    };
    if (!place || text === null) return [ring];
    const [endX, endY] = place.end;
    const far = Math.hypot(endX - x, endY - y);
    return [
      ring,
      ...(far > radius
        ? [rule(pen, [x + ((endX - x) / far) * radius, y + ((endY - y) / far) * radius], place.end, "ink")]
        : []),
      write(pen, (place.box.left + place.box.right) / 2, place.box.bottom - small * 0.3, text, {
        anchor: "middle",
        colour: "ink",
        weight: 600,
      }),
    ];
  });
}
