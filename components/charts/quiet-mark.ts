import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** What is not a brand has no colour of its own: grey, and spruce for what was chosen. */
export const QUIET: SeriesMark = { colour: "ink-2", shape: "circle" };
export const PICKED: SeriesMark = { colour: "c1", shape: "circle" };
