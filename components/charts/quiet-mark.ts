import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** Marks without a brand's colour: grey, and spruce if selected. */
export const QUIET: SeriesMark = { colour: "ink-2", shape: "circle" };
export const PICKED: SeriesMark = { colour: "c1", shape: "circle" };
