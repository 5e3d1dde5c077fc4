import type { IntervalsPicture } from "@/lib/charts/document";
import { formatNumber, formatSigned } from "@/lib/platform/words/format";

/** How the values of rows are written: with their sign where they are differences, which stand around a line at zero. */
export const toRowFigure =
  ({ line, digits }: Pick<IntervalsPicture, "line" | "digits">): ((value: number) => string) =>
  (value) =>
    line?.value === 0 ? formatSigned(value, digits) : formatNumber(value, digits);
