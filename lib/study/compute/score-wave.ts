import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { addUp, type GroupSums } from "@/lib/study/compute/group-sums";
import { scoreOfSums, unroundedScore } from "@/lib/study/compute/score-of-sums";
import { hideComplements } from "@/lib/study/compute/secondary-suppression";
import { rankWave } from "@/lib/study/rank-wave";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import { type AgeGroupResult, SMALLEST_BASE, type StudyResult } from "@/lib/study/study";

/** A brand from the study's list. */
export type StudyBrand = { brand: string; slug: string; industry: string; industrySlug: string };

type Wave = { market: MarketSlug; year: number };

/**
 * Results of one wave from its sums, best first. A brand rated by too few people is not ranked and comes after all
 * ranked ones, by name.
 */
export function scoreWave(
  wave: Wave,
  sums: readonly GroupSums[],
  brands: readonly StudyBrand[],
  base = SMALLEST_BASE,
): StudyResult[] {
  const scored = [...Map.groupBy(sums, ({ brandId }) => brandId)].map(([brandId, groups]) => {
    const total = addUp(groups);
    return {
      brand: brands[brandId] as StudyBrand,
      unrounded: unroundedScore(total, base),
      figures: scoreOfSums(total, base),
    };
  });
  const standings = rankWave(
    scored.map(({ brand, unrounded, figures: { score, standardError } }) => ({
      industry: brand.industrySlug,
      unrounded,
      score,
      standardError,
    })),
  );
  const results = scored.map(({ brand, figures }, i): StudyResult => {
    const standing = standings[i] ?? null;
    return {
      ...NOT_COMPUTED,
      ...wave,
      brand: brand.brand,
      brandSlug: brand.slug,
      industry: brand.industry,
      industrySlug: brand.industrySlug,
      overallPosition: standing?.overallPosition ?? null,
      industryPosition: standing?.industryPosition ?? null,
      ...figures,
      rankLow: standing?.range.low ?? null,
      rankHigh: standing?.range.high ?? null,
      publicRankLow: standing?.publicRange.low ?? null,
      publicRankHigh: standing?.publicRange.high ?? null,
    };
  });
  const place = ({ overallPosition }: StudyResult) => overallPosition ?? Infinity;
  return results.sort((a, b) =>
    place(a) === place(b) ? (a.brandSlug < b.brandSlug ? -1 : 1) : place(a) < place(b) ? -1 : 1,
  );
}

/**
 * Results by age group, in the order of the groups' labels, without empty groups and people of unknown age. A score
 * that would reveal that of a smaller group is suppressed too.
 */
export function scoreAgeGroups(
  wave: Wave,
  sums: readonly GroupSums[],
  brands: readonly StudyBrand[],
  ageGroups: readonly string[],
  base = SMALLEST_BASE,
): AgeGroupResult[] {
  const hidden = hiddenAges(sums, base);
  const known = sums.filter(({ ageId }) => ageId >= 0);
  return known.map((group): AgeGroupResult => {
    const { n, ...figures } = scoreOfSums(group, base);
    const { nEff, score, standardError } = hidden.has(group)
      ? { nEff: null, score: null, standardError: null }
      : figures;
    const brandSlug = (brands[group.brandId] as StudyBrand).slug;
    return { ...wave, brandSlug, ageGroup: ageGroups[group.ageId] as string, score, standardError, n, nEff };
  });
}

function hiddenAges(sums: readonly GroupSums[], base: number): Set<GroupSums> {
  return new Set(
    [...Map.groupBy(sums, ({ brandId }) => brandId).values()].flatMap((groups) => {
      const whole = { key: [null], n: addUp(groups).n, isHidden: false };
      const cells = hideComplements([whole, ...groups.map(({ n }, at) => ({ key: [at], n, isHidden: false }))], base);
      return groups.filter((_, at) => cells[at + 1]?.isHidden);
    }),
  );
}
