import { formatNumber, formatRange } from "@/lib/platform/words/format";
import type { ChartPicture, LinesPicture, Measured } from "@/lib/charts/document";
import { toRowFigure } from "@/lib/charts/drawing/row-figure";

/** Number of rows described individually; the table has all. */
const MOST = 12;

const say = (
  { value, low, high }: Measured,
  digits: number,
  toFigure = (each: number) => formatNumber(each, digits),
): string => toFigure(value) + (low === null || high === null ? "" : ` (${formatRange(low, high, digits)})`);

function sayLine({ name, points }: LinesPicture["series"][number], digits: number): string {
  const inOrder = points.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return `${name}: no data`;
  return first === last
    ? `${name}: ${say(last, digits)} in ${last.year}`
    : `${name}: ${formatNumber(first.value, digits)} in ${first.year} to ${say(last, digits)} in ${last.year}`;
}

function toSentences(picture: ChartPicture): string[] {
  const { digits } = picture;
  switch (picture.kind) {
    case "lines":
      return picture.series.map((series) => sayLine(series, digits));
    case "intervals":
      return picture.rows.map((row) => `${row.label}: ${say(row, digits, toRowFigure(picture))}`);
    case "stack":
      return picture.rows.map(
        ({ label, values }) =>
          `${label}: ${values.map((value, at) => `${picture.parts[at] ?? ""} ${formatNumber(value, digits)}%`).join(", ")}`,
      );
    case "heat":
      return picture.rows.map(
        ({ label, cells }) =>
          `${label}: ${cells.map((cell, at) => `${picture.columns[at] ?? ""} ${cell?.text ?? picture.none ?? "not shown"}`).join(", ")}`,
      );
    case "scatter":
      return picture.points.map(
        ({ label, x, y }) =>
          `${label}: ${picture.x} ${formatNumber(x, digits)}, ${picture.y} ${formatNumber(y, digits)}`,
      );
  }
}

/** Maximum length of an image description: some sites accept no more. */
const LONGEST_ALT = 1_000;

/** A picture in words for sites that show it as an image: its title, then as many whole sentences as fit. */
export function toAltText(title: string, picture: ChartPicture): string {
  const sentences = `${title.replace(/\.$/, "")}. ${describePicture(picture)}`.split(/(?<=\.)\s+/);
  let text = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > LONGEST_ALT) break;
    text += ` ${sentence}`;
  }
  return text;
}

/** A description of a picture for people who cannot see it: its unit, then its first rows or lines. */
export function describePicture(picture: ChartPicture): string {
  const all = toSentences(picture);
  const rest = all.length - MOST;
  return (
    [picture.unit, ...all.slice(0, MOST), ...(rest > 0 ? [`Not listed here: ${rest} more`] : [])]
      .filter(Boolean)
      .map((sentence) => sentence.replace(/\.$/, ""))
      .join(". ") + "."
  );
}
