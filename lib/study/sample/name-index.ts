import { foldName } from "@/lib/catalogue/names/slug";

/**
 * Remembers names and reports whether another is too similar to one of them: the same after leaving out up to two
 * letters on either side (one, for short names), ignoring accents and case.
 */
export class NameIndex {
  readonly #variants = new Set<string>();

  resembles(name: string): boolean {
    return variantsOf(name).some((variant) => this.#variants.has(variant));
  }

  add(name: string): void {
    for (const variant of variantsOf(name)) this.#variants.add(variant);
  }
}

function variantsOf(name: string): string[] {
  const letters = foldName(name).replace(/[^a-z0-9]/g, "");
  const once = withOneLeftOut(letters);
  const variants = [letters, ...once];
  return letters.length < 6 ? variants : [...variants, ...once.flatMap(withOneLeftOut)];
}

function withOneLeftOut(letters: string): string[] {
  return Array.from(letters, (_, i) => letters.slice(0, i) + letters.slice(i + 1));
}
