import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { findNearestName } from "@/lib/study/import/nearest-name";

/** A brand in one wave. */
export type BrandOfWave = { market: string; year: number; brand: string; industry: string };

/**
 * Brands that disappear between two waves of a market while a brand with a similar name in the same industry appears:
 * probably renamed, so that their change cannot be computed. One warning each, in the order of the waves.
 */
export function findRenamed(rows: readonly BrandOfWave[], definition = DEFAULT_DEFINITION): string[] {
  return [...Map.groupBy(rows, ({ market }) => market)].flatMap(([market, own]) => {
    const waves = [...Map.groupBy(own, ({ year }) => year)].sort(([a], [b]) => a - b);
    return waves.slice(1).flatMap(([year, later], i) => {
      const [before, earlier] = waves[i] ?? [year, []];
      const place = waveNameIn(definition, { market, year });
      return pairUp(earlier, later).map(
        ([gone, fresh]) =>
          `${place} has "${fresh}" and no longer "${gone}" of ${before}. If it is the same brand, use one name in all years, or its change is not computed`,
      );
    });
  });
}

function pairUp(earlier: readonly BrandOfWave[], later: readonly BrandOfWave[]): [gone: string, fresh: string][] {
  const was = new Set(earlier.map(({ brand }) => brand));
  const is = new Set(later.map(({ brand }) => brand));
  const fresh = later.filter(({ brand }) => !was.has(brand));
  return earlier.flatMap(({ brand, industry }): [string, string][] => {
    if (is.has(brand)) return [];
    const candidates = fresh.filter((each) => each.industry === industry).map((each) => each.brand);
    const nearest =
      candidates.find((each) => holds(each, brand) || holds(brand, each)) ?? findNearestName(brand, candidates);
    return nearest === null ? [] : [[brand, nearest]];
  });
}

/** "Kvarnö AB" contains "Kvarnö": the same words, and more. */
function holds(longer: string, shorter: string): boolean {
  const [words, fewer] = [longer, shorter].map((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  return fewer !== undefined && words !== undefined && fewer.length > 0 && fewer.every((word) => words.includes(word));
}
