/** Places of brands among the colours and shapes, from 0: a brand keeps its own while it is chosen. */
export type BrandSlots = ReadonlyMap<string, number>;

/** Places of other brands after these: whoever stays keeps its place, the others take the first that are free. */
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
