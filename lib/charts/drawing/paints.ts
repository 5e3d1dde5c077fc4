import type { ChartPicture } from "@/lib/charts/document";
import { toMarkOfGroup } from "@/lib/charts/drawing/group-marks";
import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";

/** Colour and shape by name: of the selected brands, and of groups. */
export type Paints = ReadonlyMap<string, SeriesMark>;

/** What is not selected. */
export const OTHER_MARK: SeriesMark = { colour: "ink-3", shape: "circle" };

/**
 * One colour and shape for each name through a whole file: the first picture that names it decides. Slots are kept where
 * they are given; otherwise the first selected brand has the first colour, or the halves of the score. Behaviour groups
 * have their own, by name. References are in ink and have none.
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
    if (picture.kind === "stack" && picture.areGroups)
      for (const [place, part] of picture.parts.entries()) paints.set(part, toMarkOfGroup(place));
  for (const [order, name] of halvesOf(pictures).entries()) {
    taken.add(0);
    paints.set(name, { ...toSeriesMark(0), shape: toSeriesMark(order).shape });
  }
  for (const picture of pictures) {
    if (picture.kind === "lines") {
      const drawn = picture.series.filter(({ isReference }) => !isReference);
      for (const { name, slot } of drawn.filter(({ isOwn }) => isOwn)) claim(name, true, slot);
      for (const { name, slot } of drawn.filter(({ isOwn }) => !isOwn)) claim(name, false, slot);
    } else if (picture.kind !== "stack") {
      const rows = picture.kind === "scatter" ? picture.points : picture.rows;
      const own = rows.filter(({ isOwn }) => isOwn);
      // Several marked rows are a finding, not a selection: they share the first colour.
      if (own.length === 1 && own[0] && !("of" in own[0])) claim(own[0].label, true, own[0].slot);
      const slotted = rows.filter(({ slot }) => slot !== undefined);
      // Several rows with one slot are parts of what it belongs to, such as its age groups.
      if (new Set(slotted.map(({ slot }) => slot)).size === slotted.length)
        for (const { label, isOwn, slot } of slotted) claim(label, isOwn, slot);
    }
  }
  return paints;
}

/** The halves of the score that pictures name, each once. */
function halvesOf(pictures: readonly ChartPicture[]): string[] {
  const names = pictures.flatMap((picture) => {
    if (picture.kind === "intervals")
      return picture.rows.filter(({ item }) => item === "half").map(({ label }) => label);
    return picture.kind === "lines" ? picture.series.filter(({ item }) => item === "half").map(({ name }) => name) : [];
  });
  return [...new Set(names)];
}

/**
 * The mark of a row or point: its own, that of what it is a part of, that of its slot, the first colour where it is marked
 * or a half of the score, else that of all others.
 */
export function paintOf(
  paints: Paints,
  {
    label,
    isOwn,
    slot,
    of = label,
    item,
  }: { label: string; isOwn: boolean; slot?: number; of?: string; item?: "half" | "other" },
): SeriesMark {
  if (item === "other") return OTHER_MARK;
  const named = paints.get(label) ?? paints.get(of);
  if (named) return named;
  if (slot !== undefined) return toSeriesMark(slot);
  return isOwn || item === "half" ? toSeriesMark(0) : OTHER_MARK;
}
