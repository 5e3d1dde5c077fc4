import type { AgeGap } from "@/lib/analyses/age-groups/age-gap";
import { toAgeWords, toPeople } from "@/lib/analyses/age-groups/age-words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { firstToFit } from "@/lib/platform/words/title-room";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countOf, numberOf } from "@/lib/platform/words/sentences";
import { shortName } from "@/lib/platform/words/shorten";

export interface AgeClaim {
  claim: string;
  standfirst: string;
  /** Clear gaps, and those that could be tested. */
  real: number;
  of: number;
}

interface ClaimSource {
  ages: readonly string[];
  /** Brands compared; their gaps by slug. */
  brands: readonly Named[];
  gaps: ReadonlyMap<string, AgeGap>;
  /** Brands that may be named; all by default. */
  named?: ReadonlySet<string>;
  industry: string;
  market: string;
  year: number;
}

/** The result of an industry's age gap tests, as a headline and a standfirst. */
export function toAgeClaim({ ages, brands, gaps, named, industry, market, year }: ClaimSource): AgeClaim {
  const [young, old] = [ages[0], ages.at(-1)];
  const known = brands.flatMap(({ slug, name }) => {
    const gap = gaps.get(slug);
    return gap?.status === "known" ? [{ slug, name, points: gap.points, clear: gap.clear }] : [];
  });
  const of = known.length;
  if (young === undefined || old === undefined || young === old) {
    return {
      claim: "No scores by age",
      standfirst: `The ${year} study in ${inSentence(market)} was published without scores by age group.`,
      real: 0,
      of: 0,
    };
  }
  const real = known.filter(({ clear }) => clear).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [up, down] = [real.filter(({ points }) => points > 0), real.filter(({ points }) => points < 0)];
  const ends = `${toAgeWords(young)} and ${toAgeWords(old)}`;
  const [trade, where] = [industryInSentence(industry), inSentence(market)];
  if (of === 0) {
    return {
      claim: "Too few people to compare",
      standfirst: `No ${trade} brand in ${where} has at least {{base}} people in both groups (${ends}), so we can’t compare them.`,
      real: 0,
      of,
    };
  }
  if (real.length === 0) {
    const standfirst =
      of === 1
        ? `The only ${trade} brand compared in ${where} is not rated clearly differently by ${ends}.`
        : `None of the ${formatNumber(of)} ${trade} brands in ${where} is rated clearly differently by ${ends}.`;
    return { claim: `No clear age gaps in ${trade}`, standfirst, real: 0, of };
  }
  const isNamed = ({ slug }: { slug: string }) => named?.has(slug) ?? true;
  const only = real.find(isNamed);
  const claim =
    real.length === 1 && only
      ? sayOnly(only, toAgeWords(young), toAgeWords(old))
      : real.length === 2 && up.length === 1
        ? "Two brands divide the generations in opposite ways"
        : `${asSentence(countOf(real.length, "brand"))} divide the generations`;
  return {
    claim,
    standfirst: `${describe(up.find(isNamed), down.find(isNamed), young, old)} ${summarise(up.length, down.length, of)}`,
    real: real.length,
    of,
  };
}

/** The text below the chart names both groups, where the title has no room for the second. */
function sayOnly(only: Found, young: string, old: string): string {
  const [by, than] = only.points > 0 ? [toAges(young), toAges(old)] : [toAges(old), toAges(young)];
  const rated = `${shortName(only.name)} is rated ${points(only)} points higher by ${by}`;
  return firstToFit([
    `${rated} than by ${than}`,
    `${rated} than ${than}`,
    rated,
    `${shortName(only.name)} divides the generations`,
  ]);
}

/** `ages 18–29`; a group that is not a range of years keeps its name. */
const toAges = (age: string) => (/^\d/.test(age) ? `ages ${age}` : age);

interface Found {
  name: string;
  points: number;
}

function describe(up: Found | undefined, down: Found | undefined, young: string, old: string): string {
  const [first, second] = up ? [young, old] : [old, young];
  const found = up ?? down;
  if (!found) return "";
  const head = `${asSentence(toPeople(first))} rate ${found.name} ${points(found)} points higher than ${toPeople(second)}.`;
  return up && down ? `${head} For ${down.name} it is the reverse, by ${points(down)} points.` : head;
}

const points = (found: Found) => formatNumber(Math.abs(found.points), DECIMALS.points);

function summarise(up: number, down: number, of: number): string {
  const real = up + down;
  if (of === 1) return "It is the only brand compared.";
  if (real === 1) return `It is the only clear age gap among ${numberOf(of, "brand")}.`;
  if (real === 2 && up === 1) return `These are the only clear age gaps among ${formatNumber(of)} brands.`;
  const among =
    up === 0
      ? "all higher among the oldest"
      : down === 0
        ? "all higher among the youngest"
        : `${formatNumber(up)} higher among the youngest, ${formatNumber(down)} among the oldest`;
  return `${formatNumber(real)} of ${formatNumber(of)} brands show a clear age gap: ${among}.`;
}
