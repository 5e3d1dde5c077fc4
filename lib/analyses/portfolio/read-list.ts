import { fitOf, likenessOf, toKey } from "@/lib/catalogue/names/match";
import type { BrandName } from "@/lib/catalogue/names/names";
import type { PortfolioEntry } from "@/lib/analyses/portfolio/entry";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { toListLines, type ListLine } from "@/lib/analyses/portfolio/list-lines";

export interface BrandChoice {
  name: string;
  industry: string;
  entry: PortfolioEntry;
}

/** What became of one line of a list. Nothing is dropped: each line that says something has a reading. */
export type Reading =
  | { status: "found"; line: string; isExact: boolean; choice: BrandChoice }
  /** Several brands may be meant, or one in several markets. */
  | { status: "choose"; line: string; why: "brand" | "market"; choices: BrandChoice[] }
  | { status: "unknown"; line: string }
  | { status: "heading"; line: string };

/** Names with their words made comparable once. */
export interface NameIndex {
  byKey: ReadonlyMap<string, readonly BrandName[]>;
  all: readonly { brand: BrandName; key: string }[];
}

/** Most brands offered for one line. */
const MOST_CHOICES = 6;

export function toNameIndex(brands: readonly BrandName[]): NameIndex {
  const all = brands.map((brand) => ({ brand, key: toKey(brand.name) }));
  const byKey = new Map<string, BrandName[]>();
  for (const { brand, key } of all) byKey.set(key, [...(byKey.get(key) ?? []), brand]);
  return { all, byKey };
}

/**
 * Reads a list of brands, one a line. Capitals, accents and signs do not matter; beginnings of names and slips of the
 * finger are taken for the one brand they can mean, and said to be; where they can mean several, those are offered.
 * @param market where a line that names none is meant, if the brand is ranked there
 */
export function readList(text: string, index: NameIndex, market: string, study: StudyMarkets): Reading[] {
  return toListLines(text, study).map((line) => readLine(line, index, market));
}

function readLine(line: ListLine, index: NameIndex, market: string): Reading {
  if (line.isHeading) return { status: "heading", line: line.text };
  const { brands, isExact } = findBrands(line.names, index);
  const [only] = brands;
  if (!only) return { status: "unknown", line: line.text };
  if (brands.length > 1) {
    const isHere = ({ markets }: BrandName) => markets.includes(line.market ?? market);
    const near = brands.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
    const choices = near
      .slice(0, MOST_CHOICES)
      .map((brand) => toChoice(brand, chooseMarket(brand, line.market, market) ?? brand.markets[0] ?? market));
    return { status: "choose", line: line.text, why: "brand", choices };
  }
  const marketOfBrand = chooseMarket(only, line.market, market);
  if (marketOfBrand === null)
    return {
      status: "choose",
      line: line.text,
      why: "market",
      choices: only.markets.map((each) => toChoice(only, each)),
    };
  return { status: "found", line: line.text, isExact, choice: toChoice(only, marketOfBrand) };
}

/** The market meant; null where it must be asked. */
function chooseMarket({ markets }: BrandName, named: string | null, market: string): string | null {
  if (named !== null) return markets.includes(named) ? named : null;
  if (markets.includes(market)) return market;
  return markets.length === 1 ? (markets[0] ?? null) : null;
}

const toChoice = ({ slug, name, industry }: BrandName, market: string): BrandChoice => ({
  name,
  industry,
  entry: { brand: slug, market },
});

function findBrands(
  names: readonly string[],
  { byKey, all }: NameIndex,
): { brands: readonly BrandName[]; isExact: boolean } {
  const keys = names.map(toKey).filter((key) => key !== "");
  for (const key of keys) {
    const same = byKey.get(key);
    if (same) return { brands: same, isExact: true };
  }
  for (const key of keys) {
    const alike =
      best(all, (name) => fitOf(key, name)) ??
      best(all, (name) => (isOfLength(key, name) ? likenessOf(key, name) : null));
    if (alike) return { brands: alike, isExact: false };
  }
  return { brands: [], isExact: false };
}

/** Likeness looks at beginnings; a whole name is pasted, so what is much longer or shorter is another. */
const isOfLength = (key: string, name: string) => Math.abs(key.length - name.length) <= 2;

function best(all: NameIndex["all"], judge: (key: string) => number | null): BrandName[] | null {
  const judged = all.flatMap(({ brand, key }) => {
    const rank = judge(key);
    return rank === null ? [] : [{ brand, rank }];
  });
  const least = Math.min(...judged.map(({ rank }) => rank));
  return judged.length === 0 ? null : judged.filter(({ rank }) => rank === least).map(({ brand }) => brand);
}
