import type { AgeGap } from "@/lib/analyses/age-groups/age-gap";
import { toAgeWords, toPeople } from "@/lib/analyses/age-groups/age-words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";

export interface AgeClaim {
  claim: string;
  standfirst: string;
  /** Gaps found real, and those that could be tested. */
  real: number;
  of: number;
}

interface ClaimSource {
  ages: readonly string[];
  /** Brands compared; their gaps by slug. */
  brands: readonly Named[];
  gaps: ReadonlyMap<string, AgeGap>;
  industry: string;
  market: string;
  year: number;
}

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
const inWords = (count: number) => WORDS[count] ?? formatNumber(count);

/** What the tests of an industry's age gaps find, as a headline and a standfirst. */
export function toAgeClaim({ ages, brands, gaps, industry, market, year }: ClaimSource): AgeClaim {
  const [young, old] = [ages[0], ages.at(-1)];
  const known = brands.flatMap(({ slug, name }) => {
    const gap = gaps.get(slug);
    return gap?.status === "known" ? [{ name, points: gap.points, clear: gap.clear }] : [];
  });
  const of = known.length;
  if (young === undefined || old === undefined || young === old) {
    return {
      claim: "No scores by age",
      standfirst: `The ${year} study in ${market} was published without scores by age group.`,
      real: 0,
      of: 0,
    };
  }
  const real = known.filter(({ clear }) => clear).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [up, down] = [real.filter(({ points }) => points > 0), real.filter(({ points }) => points < 0)];
  const ends = `${toAgeWords(young)} and ${toAgeWords(old)}`;
  if (of === 0) {
    return {
      claim: "Too few people to compare",
      standfirst: `No ${industry} brand in ${market} has at least 50 people in both groups (${ends}), so we can’t compare them.`,
      real: 0,
      of,
    };
  }
  if (real.length === 0) {
    const standfirst = `None of the ${formatNumber(of)} ${industry} brands in ${market} is rated clearly differently by ${ends}.`;
    return { claim: "No clear age gaps", standfirst, real: 0, of };
  }
  const count = inWords(real.length);
  const claim =
    real.length === 2 && up.length === 1
      ? "Two brands divide the generations in opposite ways"
      : `${count} ${real.length === 1 ? "brand divides" : "brands divide"} the generations`;
  return {
    claim,
    standfirst: `${describe(up[0], down[0], young, old)} ${summarise(up.length, down.length, of)}`,
    real: real.length,
    of,
  };
}

interface Found {
  name: string;
  points: number;
}

function describe(up: Found | undefined, down: Found | undefined, young: string, old: string): string {
  const [first, second] = up ? [young, old] : [old, young];
  const found = up ?? down;
  if (!found) return "";
  const people = toPeople(first);
  const head = `${people.charAt(0).toUpperCase()}${people.slice(1)} rate ${found.name} ${points(found)} points higher than ${toPeople(second)}.`;
  return up && down ? `${head} For ${down.name} it’s the reverse, by ${points(down)} points.` : head;
}

const points = (found: Found) => formatNumber(Math.abs(found.points), DECIMALS.points);

function summarise(up: number, down: number, of: number): string {
  const real = up + down;
  if (of === 1) return "It is the only brand compared.";
  if (real === 1) return `It is the only clear age gap among ${formatNumber(of)} brands.`;
  if (real === 2 && up === 1) return `These are the only clear age gaps among ${formatNumber(of)} brands.`;
  const among =
    up === 0
      ? "all higher among the oldest"
      : down === 0
        ? "all higher among the youngest"
        : `${formatNumber(up)} higher among the youngest, ${formatNumber(down)} among the oldest`;
  return `${formatNumber(real)} of ${formatNumber(of)} brands show a clear age gap: ${among}.`;
}
