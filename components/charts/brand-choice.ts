import type { Named } from "@/lib/catalogue/names/named";
import { keepSlots } from "@/lib/charts/drawing/slots";
import type { ChosenBrand } from "./brand-panel-props";

/** Brands being chosen, before they are shown. */
export interface BrandChoice {
  /** The first is in focus. */
  chosen: readonly ChosenBrand[];
  /** Chosen for the reader, not by them: the first pick replaces all. */
  isSuggested: boolean;
  /** The brand that the next pick replaces when the chart is full; null: the last added. */
  marked: string | null;
  /** What was there before it was cleared or replaced by a set. */
  before: readonly ChosenBrand[] | null;
}

export const startChoice = (chosen: readonly ChosenBrand[], isSuggested: boolean): BrandChoice => ({
  chosen,
  isSuggested,
  marked: null,
  before: null,
});

/** Slots after a change of brands: remaining brands keep theirs, new ones take the first free slots. */
function place(brands: readonly Named[], before: readonly ChosenBrand[]): ChosenBrand[] {
  const slots = keepSlots(
    new Map(before.map(({ slug, slot }) => [slug, slot])),
    brands.map(({ slug }) => slug),
  );
  return brands.map(({ slug, name }, at) => ({ slug, name, slot: slots[at] ?? at }));
}

/** Only this one, in the first place. */
export const only = (brand: Named): BrandChoice => startChoice(place([brand], []), false);

const has = (chosen: readonly Named[], slug: string) => chosen.some((each) => each.slug === slug);

/** The brand that the next pick takes the place of; null while there is room. */
export function replacedNext({ chosen, isSuggested, marked }: BrandChoice, most: number): string | null {
  if (isSuggested || chosen.length < most) return null;
  return (marked !== null && has(chosen, marked) ? marked : chosen.at(-1)?.slug) ?? null;
}

/** Adds a brand, or removes it if it is there. In a full chart it takes the place of the marked one, and its mark. */
export function pick(choice: BrandChoice, brand: Named, most: number): BrandChoice {
  if (choice.isSuggested) return only(brand);
  if (has(choice.chosen, brand.slug)) return remove(choice, brand.slug);
  const replaced = replacedNext(choice, most);
  const brands =
    replaced === null
      ? [...choice.chosen, brand]
      : choice.chosen.map((each) => (each.slug === replaced ? brand : each));
  const chosen = place(brands, choice.chosen);
  return { ...startChoice(chosen, false), marked: replaced === null ? null : brand.slug };
}

export function remove({ chosen }: BrandChoice, slug: string): BrandChoice {
  return startChoice(
    chosen.filter((each) => each.slug !== slug),
    false,
  );
}

export const takeBack = (choice: BrandChoice): BrandChoice => {
  const last = choice.chosen.at(-1);
  return last && !choice.isSuggested ? remove(choice, last.slug) : choice;
};

/** Puts a brand into focus: first in order. */
export const putFirst = (choice: BrandChoice, slug: string): BrandChoice => ({
  ...startChoice(
    [...choice.chosen.filter((each) => each.slug === slug), ...choice.chosen.filter((each) => each.slug !== slug)],
    false,
  ),
});

/** Other brands in place of all: a set, or none. */
export const replaceAll = ({ chosen }: BrandChoice, brands: readonly Named[], most: number): BrandChoice => ({
  ...startChoice(place(brands.slice(0, most), chosen), false),
  before: chosen,
});

export const undo = (choice: BrandChoice): BrandChoice =>
  choice.before === null ? choice : startChoice(choice.before, false);
