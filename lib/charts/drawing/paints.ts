import type { ChartPicture } from "@/lib/charts/document";
import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";

/** Colour and shape by name: of the selected brands, and of groups. */
export type Paints = ReadonlyMap<string, SeriesMark>;

/** The behaviour groups, from bark to spruce, with the shapes they have on their page. */
const GROUPS: readonly SeriesMark[] = [
  { colour: "g1", shape: "square" },
  { colour: "g2", shape: "diamond" },
  { colour: "g3", shape: "triangle" },
  { colour: "g4", shape: "circle" },
];

/** Everything that is not selected. */
export const OTHER_MARK: SeriesMark = { colour: "ink-3", shape: "circle" };

/**
 * One colour and shape per name in a whole file: the first picture with it decides. Given slots are used; otherwise the
 * first selected brand has the first colour, and four parts of a whole have those of the behaviour groups. References
 * are in ink and have none.
 */
export function toPaints(pictures: readonly ChartPicture[]): Paints {
  const paints = new Map<string, SeriesMark>();
  const taken = new Set<number>();
  const free = (from: number): number => (taken.has(from) ? free(from + 1) : from);
  const claim = (name: string, isOwn: boolean, slot?: number) => {
    if (paints.has(name)) return;
    const order = slot !== undefined && !taken.has(slot) ? slot : free(isOwn ? 0 : 1);
    taken.add(order);
    paints.set(name, toSeriesMark(order));
  };
  for (const picture of pictures)
    if (picture.kind === "stack" && picture.parts.length === GROUPS.length)
      picture.parts.forEach((part, at) => paints.set(part, GROUPS[at] ?? OTHER_MARK));
  for (const picture of pictures) {
    if (picture.kind === "lines") {
      const drawn = picture.series.filter(({ isReference }) => !isReference);
      for (const { name, slot } of drawn.filter(({ isOwn }) => isOwn)) claim(name, true, slot);
      for (const { name, slot } of drawn.filter(({ isOwn }) => !isOwn)) claim(name, false, slot);
    } else if (picture.kind !== "stack") {
      const rows = picture.kind === "scatter" ? picture.points : picture.rows;
      const own = rows.filter(({ isOwn }) => isOwn);
      // Several marked rows are a finding rather than a selection: they share the first colour.
      if (own.length === 1 && own[0]) claim(own[0].label, true);
    }
  }
  return paints;
}

/** The mark of a row or point: its own, the first colour if it is marked, otherwise that of all others. */
export const paintOf = (paints: Paints, name: string, isOwn: boolean): SeriesMark =>
  paints.get(name) ?? (isOwn ? toSeriesMark(0) : OTHER_MARK);
