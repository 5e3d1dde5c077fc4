import type { ChartDocument, IntervalsPicture } from "@/lib/charts/document";
import { clearWords } from "@/lib/platform/words/clear-words";

/**
 * What a document compares with one of its brands, besides the chart of their lines: only the brands of the chart, if it
 * draws any of them. Null without it, or for another chart: its tables have the rest.
 */
export function toDifferences({
  pictures: [first, ...others],
}: Pick<ChartDocument, "pictures">): IntervalsPicture | null {
  if (first?.kind !== "lines") return null;
  const compared = [clearWords("difference", true), clearWords("difference", false)];
  const found = others.find(
    (picture): picture is IntervalsPicture =>
      picture.kind === "intervals" &&
      picture.rows.length > 0 &&
      picture.rows.every(({ note = "" }) => compared.includes(note)),
  );
  if (!found) return null;
  const drawn = new Set(first.series.map(({ name }) => name));
  const rows = found.rows.filter(({ label }) => drawn.has(label));
  return rows.length === 0 ? found : { ...found, rows };
}
