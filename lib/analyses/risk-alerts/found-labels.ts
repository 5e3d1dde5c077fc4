import type { Alert } from "@/lib/analyses/predictions/alert";
import { toDrop } from "@/lib/analyses/risk-alerts/drop";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { MOST_COST, type NotePlace, placeNotes } from "@/lib/charts/drawing/note-places";
import type { Box } from "@/lib/charts/drawing/box";
import type { Point } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { DECIMALS, formatSigned } from "@/lib/platform/words/format";

/** A text about what an alert found. */
interface FoundWords {
  year: number;
  value: number;
  text: string;
}

const signed = (value: number) => formatSigned(value, DECIMALS.points);

/** Two levels are named as averages, a fall by the years it lies between; empty where nothing is drawn. */
export function toFoundWords(alert: Pick<Alert, "kind" | "year" | "evidence">, years: readonly number[]): FoundWords[] {
  const drop = toDrop(alert, years);
  const [first, ...rest] = drop;
  const last = rest.at(-1);
  if (!first || !last) return [];
  if (alert.kind !== "level-shift")
    return [first, last].map(([year, value]) => ({ year, value, text: `${year}: ${signed(value)}` }));
  const breakAt = drop[1]?.[0] ?? last[0];
  const before = breakAt - new Evidence(alert.evidence).step / 2;
  return [
    { year: (first[0] + breakAt) / 2, value: first[1], text: `Average to ${before}: ${signed(first[1])}` },
    { year: (breakAt + last[0]) / 2, value: last[1], text: `since: ${signed(last[1])}` },
  ];
}

/** The year a level breaks at, between two waves, and the words on it; null of other kinds. */
export function toBreak(
  alert: Pick<Alert, "kind" | "year" | "evidence">,
  years: readonly number[],
): { year: number; text: string } | null {
  const at = alert.kind === "level-shift" ? toDrop(alert, years)[1]?.[0] : undefined;
  if (at === undefined) return null;
  const half = new Evidence(alert.evidence).step / 2;
  return { year: at, text: `Break between ${at - half} and ${at + half}` };
}

const LETTERS = 13;
const TALL = 16;
const DISTANCES = [10, 16, 24, 34, 48, 66, 88, 112];
/** From this distance a leader ties words to what they are about. */
const LED_FROM = 20;

interface FoundField {
  plot: Box;
  /** The brand's line and what was found. */
  lines: readonly (readonly Point[])[];
  toPoint: (year: number, value: number) => Point;
}

/** Where the words stand: off the brand's line, the levels and each other. Words without a place are left out. */
export function placeFoundWords(
  words: readonly FoundWords[],
  { plot, lines, toPoint }: FoundField,
): { text: string; place: NotePlace; from: Point; isLed: boolean }[] {
  const points = words.map(({ year, value }) => toPoint(year, value));
  const places = placeNotes(
    words.map(({ text }, at) => {
      const [x, y] = points[at] ?? [0, 0];
      return { x, y, isUp: null, width: textWidth(text, LETTERS) * 1.06, height: TALL };
    }),
    { plot, lines, distances: DISTANCES, most: MOST_COST.name },
  );
  return words.flatMap(({ text }, at) => {
    const [place, from] = [places[at], points[at]];
    if (!place || !from) return [];
    return [{ text, place, from, isLed: Math.hypot(place.end[0] - from[0], place.end[1] - from[1]) > LED_FROM }];
  });
}
