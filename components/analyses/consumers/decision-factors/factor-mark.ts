import { PICKED, QUIET } from "@/components/charts/quiet-mark";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** The factors that make up the score of brands. */
const HALVES: ReadonlySet<string> = new Set(["environment", "social"]);

export const isHalf = (key: string): boolean => HALVES.has(key);

/** Spruce for the two halves of the score, grey for all other factors. */
export const toFactorMark = (key: string): SeriesMark => (isHalf(key) ? PICKED : QUIET);
