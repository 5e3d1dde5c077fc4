import { type Part, part, type Row } from "@/lib/study/publication-part";
import { listPredictionParts } from "@/lib/study/prediction-rows";
import type { PopulationFigures } from "@/lib/study/consumer";
import type { AgeGroupResult, Study, StudyResult, StudyWave } from "@/lib/study/study";

/** All non-empty parts of a study; results come first, since other rows refer to their brands. */
export function listParts(study: Study): Part[] {
  const { first, rest } = partByEvent(study.results);
  const parts: Part[] = [
    part("results", "results", [...first, ...rest], (result, i) => toResultRow(result, i < first.length)),
    part("age groups", "age_group_results", study.ageGroups, toAgeGroupRow),
    part("consumer figures", "consumer_sections", study.consumers, toSectionRow),
    ...listPredictionParts(study),
  ];
  return parts.filter(({ count }) => count > 0);
}

/** A wave for `stage_publication`. */
export function toWaveRow(wave: StudyWave): Row {
  const { weighting } = wave;
  return {
    market: wave.market,
    year: wave.year,
    interviews: wave.interviews,
    fieldwork_from: wave.fieldworkFrom,
    fieldwork_to: wave.fieldworkTo,
    rule_version: wave.ruleVersion,
    assessments: wave.assessments,
    market_mean: wave.marketMean,
    market_deviation: wave.marketDeviation,
    weighting: weighting && {
      design_effect: weighting.designEffect,
      effective_n: weighting.effectiveN,
      iterations: weighting.iterations,
      largest_gap: weighting.largestGap,
      cap: weighting.cap,
      capped: weighting.capped,
      smallest: weighting.smallest,
      largest: weighting.largest,
    },
  };
}

/**
 * Results with the first or a changed name of a brand or industry (a change is refused by the database), and all
 * others. Only the former are sent with names, and the database looks for names only there.
 */
function partByEvent(results: readonly StudyResult[]): { first: StudyResult[]; rest: StudyResult[] } {
  const known = new Map<string, string>();
  const isNew = (slug: string, name: string) => {
    if (known.get(slug) === name) return false;
    known.set(slug, name);
    return true;
  };
  const [first, rest]: [StudyResult[], StudyResult[]] = [[], []];
  for (const result of results) {
    const brand = isNew(`brand ${result.brandSlug}`, result.brand);
    const industry = isNew(`industry ${result.industrySlug}`, result.industry);
    (brand || industry ? first : rest).push(result);
  }
  return { first, rest };
}

function toResultRow(result: StudyResult, withNames: boolean): Row {
  const { change } = result;
  return {
    market: result.market,
    year: result.year,
    brand: withNames ? result.brand : null,
    brand_slug: result.brandSlug,
    industry: withNames ? result.industry : null,
    industry_slug: result.industrySlug,
    overall_position: result.overallPosition,
    industry_position: result.industryPosition,
    score: result.score,
    standard_error: result.standardError,
    n: result.n,
    n_eff: result.nEff,
    environment_share: result.environmentShare,
    social_share: result.socialShare,
    both_share: result.bothShare,
    rank_low: result.rankLow,
    rank_high: result.rankHigh,
    public_rank_low: result.publicRankLow,
    public_rank_high: result.publicRankHigh,
    boot_rank_low: result.bootRankLow,
    boot_rank_high: result.bootRankHigh,
    z_score: result.zScore,
    market_index: result.marketIndex,
    previous_year: change?.previousYear ?? null,
    change: change?.difference ?? null,
    change_error: change?.standardError ?? null,
    change_p: change?.p ?? null,
    change_q: change?.q ?? null,
    change_tested: change?.isTested ?? null,
    momentum: change?.momentum ?? null,
    momentum_error: change?.momentumError ?? null,
  };
}

function toAgeGroupRow(result: AgeGroupResult): Row {
  return {
    market: result.market,
    year: result.year,
    brand_slug: result.brandSlug,
    age_group: result.ageGroup,
    score: result.score,
    standard_error: result.standardError,
    n: result.n,
    n_eff: result.nEff,
  };
}

/** One row per section and group: one per item would be fifteen times as many. */
function toSectionRow({ market, year, section, ageGroup, sex, behaviourGroup, figures }: PopulationFigures): Row {
  return {
    market,
    year,
    section,
    age_group: ageGroup,
    sex,
    behaviour_group: behaviourGroup,
    items: figures.map(({ item }) => item),
    figures: figures.map(({ value }) => value),
    lows: figures.map(({ low }) => low),
    highs: figures.map(({ high }) => high),
    bases: figures.map(({ n }) => n),
    effective_bases: figures.map(({ nEff }) => nEff),
  };
}
