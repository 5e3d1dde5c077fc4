import { foldName } from "@/lib/catalogue/names/slug";

/**
 * Remembers names and tells whether another is too like one of them to stand beside it in a list: the same up to
 * two letters left out on either side (one, for short names), accents and case aside.
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
  const emails = foldName(name).replace(/[^a-z0-9]/g, "");
  const once = withOneLeftOut(emails);
  const variants = [emails, ...once];
  return emails.length < 6 ? variants : [...variants, ...once.flatMap(withOneLeftOut)];
}

function withOneLeftOut(emails: string): string[] {
  return Array.from(emails, (_, i) => emails.slice(0, i) + emails.slice(i + 1));
}
