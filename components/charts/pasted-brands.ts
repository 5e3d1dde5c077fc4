import { fitOf, toKey } from "@/lib/catalogue/names/match";
import type { Named } from "@/lib/catalogue/names/named";

/** A brand that can be found by its name. */
interface Findable extends Named {
  key: string;
}

/** The names of a pasted list by how they were understood; nothing is guessed. */
export interface PastedBrands<Elsewhere extends Findable> {
  found: Named[];
  /** Names that fit several brands. */
  which: { text: string; brands: Named[] }[];
  elsewhere: Elsewhere[];
  missing: string[];
}

/** Lines of a list that are read. */
const MOST_LINES = 200;

/** Separates a list by lines, commas, semicolons and tabs. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r,;\t]+/)
      .map((each) => each.trim())
      .filter((each) => toKey(each) !== "")
      .slice(0, MOST_LINES),
  ),
];

/** Exactly this name, or the only ones that begin with it or hold its words. */
function fittingOf<Brand extends Findable>(brands: readonly Brand[], key: string): Brand[] {
  const same = brands.filter((brand) => brand.key === key);
  return same.length > 0 ? same : brands.filter((brand) => fitOf(key, brand.key) !== null);
}

/** Finds the brands of a list, case and accents aside, among those offered here and then among those of other industries. */
export function readPasted<Elsewhere extends Findable>(
  text: string,
  here: readonly Findable[],
  others: readonly Elsewhere[],
): PastedBrands<Elsewhere> {
  const result: PastedBrands<Elsewhere> = { found: [], which: [], elsewhere: [], missing: [] };
  for (const line of splitList(text)) {
    const key = toKey(line);
    const fitting = fittingOf(here, key);
    const isSame = fitting.length > 0 && fitting[0]?.key === key;
    const same = isSame ? [] : others.filter((brand) => brand.key === key);
    const [only, ...more] = fitting;
    if (same.length > 0) add(result.elsewhere, same);
    else if (only && more.length === 0) add(result.found, [{ slug: only.slug, name: only.name }]);
    else if (only) result.which.push({ text: line, brands: fitting.map(({ slug, name }) => ({ slug, name })) });
    else {
      const away = fittingOf(others, key);
      if (away.length === 1) add(result.elsewhere, away);
      else result.missing.push(line);
    }
  }
  return result;
}

function add<Brand extends Named>(list: Brand[], brands: readonly Brand[]): void {
  for (const brand of brands) if (!list.some(({ slug }) => slug === brand.slug)) list.push(brand);
}
