import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** From bark to spruce, and on from there for studies with more groups than four. */
const MARKS: readonly SeriesMark[] = [
  { colour: "g1", shape: "square" },
  { colour: "g2", shape: "diamond" },
  { colour: "g3", shape: "triangle" },
  { colour: "g4", shape: "circle" },
  { colour: "c5", shape: "pentagon" },
  { colour: "c2", shape: "fallen-triangle" },
  { colour: "c6", shape: "plus" },
];
const UNKNOWN: SeriesMark = { colour: "ink-2", shape: "circle" };

/** Colour and shape of a behaviour group by its place, from the least engaged: the same on pages and in files. */
export const toMarkOfGroup = (place: number): SeriesMark => MARKS[place] ?? UNKNOWN;
