/** Slots of brands among the colours and shapes, from 0: a selected brand keeps its own. */
export type BrandSlots = ReadonlyMap<string, number>;

/** Slots after a change of brands: remaining brands keep theirs, new ones take the first free slots. */
export function keepSlots(before: BrandSlots, brands: readonly string[]): number[] {
  const taken = new Set(brands.flatMap((slug) => before.get(slug) ?? []));
  let next = 0;
  return brands.map((slug) => {
    const own = before.get(slug);
    if (own !== undefined) return own;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  });
}
