import { test } from "vitest";
import { toAgeClaim } from "@/lib/analyses/age-groups/claim";
import { toComparison } from "@/lib/analyses/country-comparison/comparison";
import { toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import { toMultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toMomentumView } from "@/lib/analyses/momentum/view";
import { wordClaim as wordMomentum } from "@/lib/analyses/momentum/words";
import { wordClaim as wordAlerts } from "@/lib/analyses/risk-alerts/claim";
import { toSingleCountry } from "@/lib/analyses/single-country/view";
import { toClaim as toForecastClaim } from "@/lib/analyses/trajectory/claim";
import type { Strand } from "@/lib/analyses/trajectory/strand";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { shortName } from "@/lib/platform/words/shorten";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { withChanges } from "@/lib/study/derive/changes";
import { standardiseWaves } from "@/lib/study/derive/standardise-waves";
import { LAST_YEAR } from "@/lib/study/sample/roster";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { StudyResult } from "@/lib/study/study";
import { expectRoom } from "@/tests/support/title-room";

// How often a finding has no room in the title of its page, over the analyses of the sample study.

const sample = createSampleStudy();
const standard = standardiseWaves(sample.waves, sample.results);
const results = withChanges(standard.results);
const markets = SAMPLE_MARKETS.map(({ slug, name }) => ({ slug, name }));

const histories = [...Map.groupBy(results, ({ brandSlug }) => brandSlug)].map(([slug, own]): BrandHistory => ({
  slug,
  name: own[0]?.brand ?? slug,
  years: own.map(toYear),
}));
const waves = standard.waves.map(({ market, year, marketMean: mean, marketDeviation: deviation }): MarketWave => ({
  market,
  year,
  interviews: null,
  fieldwork: null,
  brandCount: 0,
  hasScores: true,
  isSample: true,
  mean,
  deviation,
  compared: null,
  real: null,
}));

/** The brands of a market in all its waves, each as it is there. */
const inMarket = (market: string) =>
  histories.flatMap(({ years, ...brand }) => {
    const own = years.filter((at) => at.market === market);
    return own.some(({ year }) => year === LAST_YEAR) ? [{ ...brand, years: own }] : [];
  });

function toYear({ market, year, change, ...row }: StudyResult): BrandYear {
  return {
    market,
    year,
    industry: { slug: row.industrySlug, name: row.industry },
    overall: row.overallPosition,
    inIndustry: row.industryPosition,
    rankLow: row.rankLow,
    rankHigh: row.rankHigh,
    score: row.score,
    error: row.standardError,
    n: row.n,
    nEff: row.nEff,
    environment: row.environmentShare,
    social: row.socialShare,
    both: row.bothShare,
    z: row.zScore,
    index: row.marketIndex,
    change: change && {
      since: change.previousYear,
      points: change.difference,
      error: change.standardError,
      clear: change.isTested,
      momentum: { points: change.momentum, error: change.momentumError },
    },
  };
}

test("the finding on every brand of the sample study in its country has room in a title", () => {
  const claims = markets.flatMap((market) =>
    [...Map.groupBy(inMarket(market.slug), ({ years }) => years.at(-1)?.industry.slug ?? "")].flatMap(
      ([industry, brands]) =>
        brands.map(
          ({ slug }) =>
            toSingleCountry({
              dataset: { market: market.slug, industry, brands },
              waves,
              query: { ...NOTHING_ASKED, brands: [slug] },
              market,
              industry: { slug: industry, name: INDUSTRIES.find((each) => each.slug === industry)?.name ?? industry },
            })?.words.claim ?? "",
        ),
    ),
  );
  expectRoom(claims, 1_600);
});

test("the finding on every brand of the sample study across its markets has room in a title", () => {
  const across = { markets, waves, from: null, to: null, measure: toShownMeasure("score") };
  const claims = histories.flatMap((brand) => {
    const name = shortName(brand.name);
    const alone = { slug: brand.slug, name: brand.name, history: brand, shortName: name };
    return [
      toMultiCountry({ ...across, brand, name }).claim.claim,
      toComparison({ ...across, brands: [alone] }).claim.claim,
    ];
  });
  expectRoom(claims, 3_000);
});

test("the finding on the momentum of every market and industry of the sample study has room in a title", () => {
  const claims = markets.flatMap((market) => {
    const dataset = { market: market.slug, brands: inMarket(market.slug) };
    return [null, ...INDUSTRIES].map((industry) => {
      const query = { ...NOTHING_ASKED, industry: industry?.slug ?? null };
      const view = toMomentumView({ dataset, waves, query, market });
      return view ? wordMomentum(view) : "";
    });
  });
  expectRoom(claims, 110);
});

test("a gap between ages, an alert and a forecast have room in a title for every brand of the sample study", () => {
  const ages = ["18-29", "60-74"];
  const place = { industry: "Electronics & appliances", market: "The Netherlands", year: LAST_YEAR };
  const claims = histories.flatMap(({ slug, name }, at) => {
    const rival = histories[(at + 1) % histories.length];
    const gap = (points: number) => ({
      status: "known" as const,
      points,
      error: 1,
      low: 0,
      high: 0,
      q: 0,
      clear: true,
    });
    const ageClaim = (points: number) =>
      toAgeClaim({ ages, brands: [{ slug, name }], gaps: new Map([[slug, gap(points)]]), ...place }).claim;
    const alertClaim = (kind: NonNullable<Parameters<typeof wordAlerts>[0]>) =>
      wordAlerts(
        kind,
        {
          counts: { open: 1, near: 0, settled: 0, acknowledged: 0, muted: 0, rules: 0 },
          expected: { latest: 0, settled: 0 },
        },
        "",
      );
    return [
      ageClaim(12.3),
      ageClaim(-12.3),
      ...(["sustained-decline", "level-shift", "rank-drop", "age-divergence"] as const).map((kind) =>
        alertClaim({ kind, brand: { slug, name } }),
      ),
      ...[null, toStrand(rival?.name ?? "")].map((other) => forecastClaim(toStrand(name), other)),
    ];
  });
  expectRoom(claims, 10_000);
});

const AHEAD = { year: LAST_YEAR + 3, value: 101.1, p95: { low: 50, high: 150 }, position: null, topTen: null };

function toStrand(name: string): Strand {
  const years = [{ ...AHEAD, p80: { low: 80, high: 120 }, p50: { low: 90, high: 110 } }];
  return {
    slug: name,
    name,
    order: 0,
    slot: 0,
    measured: [],
    foreseen: { status: "ready", model: "naive", waves: 9, years },
  };
}

/** Of a brand with no direction of its own, and what is known of another. */
function forecastClaim(strand: Strand, rival: Strand | null): string {
  return toForecastClaim({
    strand,
    today: null,
    of: null,
    market: "Sweden",
    keptRise: rival
      ? null
      : { year: LAST_YEAR - 1, score: 90, difference: 9, chances: [{ year: AHEAD.year, chance: 0.9 }] },
    rivals: rival
      ? [{ strand: rival, today: { difference: 1, clear: false }, chances: [{ year: AHEAD.year, chance: 0.6 }] }]
      : [],
  }).claim;
}
