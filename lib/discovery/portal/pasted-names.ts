import type { Named } from "@/lib/catalogue/names/named";
import { foldName } from "@/lib/catalogue/names/slug";

/** Most names that are read from one text. */
const MOST = 100;

/**
 * Brands whose names are in a pasted text, each on a line of its own or between commas or semicolons; case and accents do
 * not count. A name that is not a brand's whole name is never guessed at: it is among `unknown`.
 */
export function readNames(text: string, brands: readonly Named[]): { found: Named[]; unknown: string[] } {
  const byName = new Map(brands.map(({ slug, name }) => [foldName(name), { slug, name }]));
  const names = text
    .split(/[\n\r,;\t]+/)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .slice(0, MOST);
  const [found, unknown] = [new Map<string, Named>(), new Set<string>()];
  for (const name of names) {
    const brand = byName.get(foldName(name));
    if (brand) found.set(brand.slug, brand);
    else unknown.add(name.slice(0, 80));
  }
  return { found: [...found.values()], unknown: [...unknown] };
}
