import { type Box, overlap } from "@/lib/charts/drawing/box";

interface Note {
  key: string;
  text: string;
  /** The point it describes. */
  x: number;
  y: number;
}

interface PositionedNote extends Note {
  /** Left end and baseline of the text. */
  left: number;
  baseline: number;
  /** Above or below its point, connected by a short line. */
  isCentred: boolean;
}

interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Points of all lines, which a text should avoid. */
  lines: readonly (readonly { x: number; y: number }[])[];
}

const LETTER = 6.1;
const TALL = 12;
/** How far above (negative) or below its point a text can be. */
const OFFSETS = [-22, 30, -40, 48, -62, 70, -90, 98];
/** Positions next to the point are free; those over a line or far away cost more. */
const COST = { crossing: 30, led: 14, pixel: 0.25, beside: 6 } as const;

/** Height of a line at an x position, null if it is not drawn there. */
function heightAt(line: readonly { x: number; y: number }[], x: number): number | null {
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    if (!next) return Math.abs(point.x - x) < 1 ? point.y : null;
    if (x >= point.x && x <= next.x) return point.y + ((x - point.x) / (next.x - point.x)) * (next.y - point.y);
  }
  return null;
}

/** Number of lines through a box. */
function crossings(box: Box, lines: Field["lines"]): number {
  const across = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => box.left + share * (box.right - box.left));
  return lines.filter((line) =>
    across.some((x) => {
      const y = heightAt(line, x);
      return y !== null && y > box.top - 4 && y < box.bottom + 4;
    }),
  ).length;
}

interface Candidate extends PositionedNote {
  box: Box;
  cost: number;
}

function toCandidates(note: Note, { lines, ...field }: Field, offsets: readonly number[]): Candidate[] {
  const width = Array.from(note.text).length * LETTER;
  const starts = [note.x - width / 2, note.x - width - 10, note.x + 10].map((start) =>
    Math.max(field.left, Math.min(field.right - width, start)),
  );
  return [...new Set(starts)].flatMap((left) =>
    offsets.map((offset) => {
      const baseline = note.y + offset;
      const box = { left, right: left + width, top: baseline - TALL + 2, bottom: baseline + 3 };
      const isCentred = note.x > left + 4 && note.x < left + width - 4;
      const way = {
        left: note.x - 1,
        right: note.x + 1,
        top: Math.min(note.y + 8, box.bottom),
        bottom: Math.max(note.y - 8, box.top),
      };
      const led = isCentred && Math.abs(offset) > 30 ? crossings(way, lines) - 1 : 0;
      const cost =
        COST.crossing * crossings(box, lines) +
        COST.led * Math.max(0, led) +
        COST.pixel * Math.abs(offset) +
        (isCentred ? 0 : COST.beside);
      return { ...note, left, baseline, isCentred, box, cost };
    }),
  );
}

/**
 * Places each text near its point where the fewest lines cross it and no other text is; a text without space is
 * omitted, because the table has it too.
 */
export function positionNotes(
  notes: readonly Note[],
  field: Field,
  offsets: readonly number[] = OFFSETS,
): PositionedNote[] {
  const taken: Box[] = [];
  return notes.flatMap((note) => {
    const free = toCandidates(note, field, offsets).filter(
      ({ box }) => box.top >= field.top && box.bottom <= field.bottom && !taken.some((other) => overlap(box, other)),
    );
    const best = free.toSorted((a, b) => a.cost - b.cost)[0];
    if (!best) return [];
    taken.push(best.box);
    const { box: _box, cost: _cost, ...positioned } = best;
    return [positioned];
  });
}
