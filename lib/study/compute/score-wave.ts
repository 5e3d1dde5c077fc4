import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import { addUp, type GroupSums } from "@/lib/study/compute/group-sums";
import { type ScoredGroup, scoreOfSums } from "@/lib/study/compute/score-of-sums";
import { hideComplements } from "@/lib/study/compute/secondary-suppression";
import { waveRankRanges } from "@/lib/study/rank-wave";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import type { AgeGroupResult, StudyResult } from "@/lib/study/study";

/** A brand of the study, as its list of brands has it. */
export type StudyBrand = { brand: string; slug: string; industry: string; industrySlug: string };

type Wave = { market: MarketSlug; year: number };

/**
 * Results of one wave from its sums, best first. A brand whose score is withheld for too few answers stands last; it
 * counts in every rank range as one of which nothing is known.
 */
export function scoreWave(wave: Wave, sums: readonly GroupSums[], brands: readonly StudyBrand[]): StudyResult[] {
  const scored = [...Map.groupBy(sums, ({ brandId }) => brandId)].map(([brandId, groups]) => ({
    brand: brands[brandId] as StudyBrand,
    ...scoreOfSums(addUp(groups)),
  }));
  const overall = competitionRanks(scored.map(sortKey));
  const within = industryRanks(scored);
  const ranges = waveRankRanges(scored);
  const results = scored.map(({ brand, ...figures }, i): StudyResult => {
    const range = figures.score === null ? null : (ranges[i] ?? null);
    const publicRange = range && widenRankRange(range);
    return {
      ...NOT_COMPUTED,
      ...wave,
      brand: brand.brand,
      brandSlug: brand.slug,
      industry: brand.industry,
      industrySlug: brand.industrySlug,
      overallPosition: overall[i] as number,
      industryPosition: within[i] as number,
      ...figures,
      rankLow: range?.low ?? null,
      rankHigh: range?.high ?? null,
      publicRankLow: publicRange?.low ?? null,
      publicRankHigh: publicRange?.high ?? null,
    };
  });
  return results.sort((a, b) => a.overallPosition - b.overallPosition || (a.brandSlug < b.brandSlug ? -1 : 1));
}

/**
 * Results by age group, in the order of the groups' labels. Groups that nobody was asked in are left out. A score that would
 * tell that of a smaller group is withheld as well.
 */
export function scoreAgeGroups(
  wave: Wave,
  sums: readonly GroupSums[],
  brands: readonly StudyBrand[],
  ageGroups: readonly string[],
): AgeGroupResult[] {
  const hidden = hiddenAges(sums);
  return sums.map((group): AgeGroupResult => {
    const { n, ...figures } = scoreOfSums(group);
    const { nEff, score, standardError } = hidden.has(group)
      ? { nEff: null, score: null, standardError: null }
      : figures;
    const brandSlug = (brands[group.brandId] as StudyBrand).slug;
    return { ...wave, brandSlug, ageGroup: ageGroups[group.ageId] as string, score, standardError, n, nEff };
  });
}

function hiddenAges(sums: readonly GroupSums[]): Set<GroupSums> {
  return new Set(
    [...Map.groupBy(sums, ({ brandId }) => brandId).values()].flatMap((groups) => {
      const whole = { key: [null], n: addUp(groups).n, isHidden: false };
      const cells = hideComplements([whole, ...groups.map(({ n }, at) => ({ key: [at], n, isHidden: false }))]);
      return groups.filter((_, at) => cells[at + 1]?.isHidden);
    }),
  );
}

type Scored = ScoredGroup & { brand: StudyBrand };

/** A withheld score sorts after all others. */
function sortKey({ score }: Scored): number {
  return score ?? -1;
}

function industryRanks(scored: readonly Scored[]): number[] {
  const ranks = new Array<number>(scored.length);
  for (const members of Map.groupBy(scored.keys(), (i) => (scored[i] as Scored).brand.industrySlug).values()) {
    const inside = competitionRanks(members.map((i) => sortKey(scored[i] as Scored)));
    members.forEach((i, index) => (ranks[i] = inside[index] as number));
  }
  return ranks;
}
