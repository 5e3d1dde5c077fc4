import type { ChartPicture } from "@/lib/charts/document";
import { shorten } from "@/lib/platform/words/shorten";
import type { ChartForm } from "./chart-forms";

/** Wrapped names are drawn in lines. */
const join = (texts: readonly string[]) => texts.join(" ").replaceAll(/\s+/g, "");

const isIn = (whole: string, name: string) => whole.includes(name.replaceAll(/\s+/g, ""));

/** Letters of a name beside its point: the list of numbered marks and the alternative text have all of it. */
const IN_PLOT = 28;
const isDrawn = (drawn: string, name: string, { kind }: ChartPicture) =>
  isIn(drawn, name) || (kind === "scatter" && isIn(drawn, shorten(name, IN_PLOT)));

/** Names of rows, points or series, and whether they are selected. */
function namesOf(picture: ChartPicture): { name: string; isOwn: boolean }[] {
  switch (picture.kind) {
    case "lines":
      return picture.series
        .filter(({ points, isReference }) => points.length > 0 && !isReference)
        .map(({ name }) => ({ name, isOwn: true }));
    case "scatter":
      return picture.points.map(({ label, isOwn }) => ({ name: label, isOwn }));
    case "stack":
      return [
        ...picture.parts.map((name) => ({ name, isOwn: true })),
        ...picture.rows.map(({ label }) => ({ name: label, isOwn: false })),
      ];
    case "heat":
      return [
        ...picture.columns.map((name) => ({ name, isOwn: true })),
        ...picture.rows.map(({ label, isOwn }) => ({ name: label, isOwn })),
      ];
    case "intervals":
      return picture.rows.map(({ label, isOwn }) => ({ name: label, isOwn }));
  }
}

const rowsOf = (picture: ChartPicture): string[] =>
  picture.kind === "intervals" || picture.kind === "stack" || picture.kind === "heat"
    ? picture.rows.map(({ label }) => label)
    : [];

const ofPoints = (picture: ChartPicture) => (picture.kind === "lines" ? picture.series : []);
const hasBand = (picture: ChartPicture) =>
  ofPoints(picture).some(
    ({ points, isReference, isOwn }) =>
      !isReference &&
      (isOwn || !(picture.kind === "lines" && picture.isOneBand)) &&
      points.some(({ low }) => low !== null),
  );

/** Where what is said about a picture differs from what is drawn, in sentences; none where it does not. */
export function findDifferences({ form, picture, head, texts }: ChartForm, chosen: readonly string[] = []): string[] {
  const found: string[] = [];
  const drawn = join(texts);
  const names = namesOf(picture);
  for (const { name, isOwn } of names)
    if ((isOwn || chosen.includes(name)) && !isDrawn(drawn, name, picture))
      found.push(`${name} is selected and not drawn`);

  for (const name of rowsOf(picture))
    if (name.length > 3 && isIn(join(head), name) && !isDrawn(drawn, name, picture))
      found.push(`${name} is named above it and not drawn`);

  // What is left out is counted.
  const rows = rowsOf(picture);
  // Short labels such as years stand in sentences as well.
  const shown = rows.filter((label) => texts.includes(label) || (label.length > 8 && isIn(drawn, label))).length;
  const said = /(\d+) of (\d+) shown/.exec(texts.join(" "));
  if (rows.length > 0 && new Set(rows).size === rows.length) {
    if (said === null && shown < rows.length)
      found.push(`${shown} of ${rows.length} rows are drawn, which is not said`);
    if (said !== null && (Number(said[1]) !== shown || Number(said[2]) !== rows.length))
      found.push(`“${said[0]}” with ${shown} of ${rows.length} rows drawn`);
  }

  const words = head.join(" ");
  const every = /\ball (\d+) (?!industries|other)\w+/i.exec(words);
  if (every && Number(every[1]) !== shown) found.push(`“${every[0]}” with ${shown} drawn`);

  if (picture.kind === "lines") {
    const points = picture.series.flatMap((series) => series.points.map(({ year }) => year));
    const span = [Math.min(...points), Math.max(...points)] as const;
    for (const [year] of words.matchAll(/\b(?:19|20)\d\d\b/g))
      if (Number(year) < span[0] || Number(year) > span[1])
        found.push(`${year} is named, drawn are ${span.join(" to ")}`);
  }
  if (picture.kind !== "lines" && picture.kind !== "stack") {
    const [span] = /\b(?:19|20)\d\d–(?:19|20)\d\d\b/.exec(words) ?? [];
    if (span !== undefined) found.push(`${span} is named, one year is drawn`);
  }
  if (/Shaded band/.test(words) !== hasBand(picture) && /Shaded band/.test(words))
    found.push("bands are named and not drawn");
  if (/Dashed line/.test(words) && !ofPoints(picture).some(({ isReference }) => isReference))
    found.push("a dashed line is named and not drawn");
  if (
    /\bLines: 95%|\blines: 95%/.test(words) &&
    !(picture.kind === "intervals" && picture.rows.some(({ low }) => low !== null))
  )
    found.push("lines of intervals are named and not drawn");
  for (const text of texts) if (text.endsWith("…")) found.push(`“${text}” is cut`);
  if (/Source:\s*Source:/.test(texts.join(" "))) found.push("“Source:” is said twice");
  return found.map((each) => `${form}, ${picture.title}: ${each}`);
}
