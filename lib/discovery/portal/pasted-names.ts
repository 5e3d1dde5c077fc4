import type { Named } from "@/lib/catalogue/names/named";
import { foldName } from "@/lib/catalogue/names/slug";

/** Maximum names read from one text. */
const MOST = 100;

/**
 * Brands whose names are in a pasted text, one per line or separated by commas or semicolons; case and accents are
 * ignored. Only full names match; others are in `unknown`.
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
