interface NotePlace {
  key: string;
  text: string;
  /** The point it is about. */
  x: number;
  y: number;
}

interface PlacedNote extends NotePlace {
  /** Left end and baseline of the text. */
  left: number;
  baseline: number;
}

interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Points of all lines, which a text should leave free. */
  lines: readonly (readonly { x: number; y: number }[])[];
}

const LETTER = 6.1;
const TALL = 14;
/** How far above (negative) or below its point a text may stand, the nearest first. */
const OFFSETS = [-26, 32, -46, 52, -70, 76, -96, 102];

/** Height of a line at a place across, null where it is not drawn. */
function heightAt(line: readonly { x: number; y: number }[], x: number): number | null {
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    if (!next) return Math.abs(point.x - x) < 1 ? point.y : null;
    if (x >= point.x && x <= next.x) return point.y + ((x - point.x) / (next.x - point.x)) * (next.y - point.y);
  }
  return null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How many lines run through a box. */
function crossings(box: Box, lines: Field["lines"]): number {
  const across = [0, 0.25, 0.5, 0.75, 1].map((share) => box.left + share * (box.right - box.left));
  return lines.filter((line) =>
    across.some((x) => {
      const y = heightAt(line, x);
      return y !== null && y > box.top - 3 && y < box.bottom + 3;
    }),
  ).length;
}

/** Puts each text near its point where the fewest lines run through it and no other text stands; one without room is left out. */
export function placeNotes(notes: readonly NotePlace[], field: Field, offsets: readonly number[] = OFFSETS): PlacedNote[] {
  const taken: Box[] = [];
  return notes.flatMap((note) => {
    const width = Array.from(note.text).length * LETTER;
    const left = Math.max(field.left, Math.min(field.right - width, note.x - width / 2));
    const options = offsets.map((offset) => {
      const baseline = note.y + offset;
      return { baseline, box: { left, right: left + width, top: baseline - TALL + 2, bottom: baseline + 4 } };
    }).filter(({ box }) => box.top >= field.top && box.bottom <= field.bottom && !taken.some((other) => overlap(box, other)));
    const best = options.toSorted((a, b) => crossings(a.box, field.lines) - crossings(b.box, field.lines))[0];
    if (!best) return [];
    taken.push(best.box);
    return [{ ...note, left, baseline: best.baseline }];
  });
}
