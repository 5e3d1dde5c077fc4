import { formatNumber, formatOrdinal, DECIMALS } from "@/lib/platform/words/format";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Gap } from "@/lib/analyses/single-country/gap";
import { toApproaches, toLongChanges, type LongChange } from "@/lib/analyses/single-country/long-change";
import type { Pairing } from "@/lib/analyses/single-country/pairwise";
import { shortName } from "@/lib/platform/words/shorten";
import { formatSigned } from "@/lib/platform/words/format";
import type { Standing } from "@/lib/analyses/single-country/subject";

/** What the page says in words. Every sentence rests on a test or says that none carries more. */
export interface Claim {
  claim: string;
  standfirst: string;
}

interface ClaimFacts {
  focus: Standing;
  /** The focus with its years, and all brands of the industry. */
  history: BrandHistory;
  brands: readonly BrandHistory[];
  /** Years shown, rising. */
  years: readonly number[];
  pairs: readonly Pairing[];
  gap: Gap | null;
  wave: MarketWave | null;
  industry: string;
  market: string;
}

/** The headline and the standfirst of a brand in its industry, from tested facts alone. */
export function toClaim(facts: ClaimFacts): Claim {
  const { focus, gap } = facts;
  const name = shortName(focus.brand.name);
  if (focus.at.score === null) return withoutScore(facts, name);
  const first = facts.years.find((year) =>
    facts.history.years.some((each) => each.year === year && each.score !== null),
  );
  const last = focus.at.year;
  const long = first === undefined ? null : (toLongChanges(facts.brands, first, last).get(focus.brand.slug) ?? null);
  const closed =
    first === undefined || gap?.direction !== "behind"
      ? null
      : (toApproaches(facts.brands, facts.history, first, last).get(gap.rival.brand.slug) ?? null);
  const sentences = [
    ...toChangeSentences(facts, name, long),
    toGapSentence(gap, name, closed, first ?? last),
    toTieSentence(facts, name),
  ];
  return {
    claim: toHeadline(facts, name, long, closed),
    standfirst: sentences.filter((each) => each !== "").join(" "),
  };
}

function toHeadline(
  { focus, pairs, gap, industry }: ClaimFacts,
  name: string,
  long: LongChange | null,
  closed: number | null,
): string {
  const change = focus.at.change;
  const isClear = pairs.length > 0 && pairs.every(({ clear }) => clear);
  if (isClear && gap?.direction === "ahead") return `${name} clearly leads ${industry}`;
  if (change?.clear)
    return `${name} ${change.points > 0 ? "rose" : "fell"} ${formatNumber(Math.abs(change.points), DECIMALS.points)} points ${change.since === focus.at.year - 1 ? "in a year" : `from ${change.since}`}`;
  if (closed !== null && gap) {
    const rival = shortName(gap.rival.brand.name);
    // The distance may have shrunk because the other fell.
    return long?.clear && long.points > 0
      ? `${name} is closing in on ${rival}`
      : `${name} has narrowed the gap to ${rival}`;
  }
  if (long?.clear && long.since < focus.at.year - 1)
    return `${name} is ${long.points > 0 ? "up" : "down"} ${formatNumber(Math.abs(long.points), DECIMALS.points)} points since ${long.since}`;
  const level = pairs.filter(({ clear }) => !clear).length;
  if (isClear) return `${name} stands clear of its neighbours`;
  if (level === pairs.length) return `Nothing tested sets ${name} apart`;
  return `${name} cannot be told apart from ${formatNumber(level)} ${level === 1 ? "other" : "others"}`;
}

function toChangeSentences({ focus, wave, market }: ClaimFacts, name: string, long: LongChange | null): string[] {
  const { change, year } = focus.at;
  const said: string[] = [];
  if (long && long.since < year - 1) {
    said.push(
      long.clear
        ? `${name} is ${long.points > 0 ? "up" : "down"} ${formatNumber(Math.abs(long.points), DECIMALS.points)} points since ${long.since}.`
        : `${name} shows no clear change since ${long.since} (${formatSigned(long.points)} points).`,
    );
  }
  if (!change) return said;
  const size = formatNumber(Math.abs(change.points), DECIMALS.points);
  if (change.clear) {
    const one = wave?.real ? `, one of ${formatNumber(wave.real)} clear changes in ${market}` : "";
    said.push(`It ${change.points > 0 ? "gained" : "lost"} ${size} since ${change.since}${one}.`);
  } else {
    said.push(
      `${said.length > 0 ? "Its" : `${name}’s`} shows no clear change since ${change.since} (${formatSigned(change.points)} points).`,
    );
  }
  return said;
}

function toGapSentence(gap: Gap | null, name: string, closed: number | null, since: number): string {
  if (!gap) return "";
  const rival = shortName(gap.rival.brand.name);
  const points = formatNumber(gap.points, DECIMALS.points);
  const verdict = gap.clear ? "a clear difference" : "not a clear difference";
  if (gap.points === 0) return `${name} and ${rival} have the same score.`;
  if (gap.direction === "ahead") return `Its lead over ${rival} is ${points} points: ${verdict}.`;
  const shrunk = closed === null ? "" : `, ${formatNumber(closed, DECIMALS.points)} fewer than in ${since}`;
  return `${rival}, next above, is ${points} points ahead${shrunk}: ${verdict}.`;
}

function toTieSentence({ pairs }: ClaimFacts, name: string): string {
  const level = pairs.filter(({ clear }) => !clear).length;
  const all = formatNumber(pairs.length);
  if (pairs.length < 2) return "";
  if (level === 0) return `${name} is clearly ahead of or behind each of the ${all} other brands.`;
  if (level === pairs.length) return `It is tied with all ${all} other brands.`;
  return `It is tied with ${formatNumber(level)} of the other ${all} brands.`;
}

function withoutScore({ focus, wave, industry, market, brands }: ClaimFacts, name: string): Claim {
  const { inIndustry, overall, n, year } = focus.at;
  const opening =
    inIndustry === null ? `${name} in ${industry}` : `${name} is ${formatOrdinal(inIndustry)} in ${industry}`;
  const among =
    overall === null || !wave
      ? ""
      : `It is ${formatOrdinal(overall)} of ${formatNumber(wave.brandCount)} brands in ${market}. `;
  const reason =
    n === null
      ? `The ${year} ranking was published without scores, so there is nothing to compare.`
      : `No score for ${year}: only ${formatNumber(n)} people were asked about it, and a score needs 50. The other ${formatNumber(brands.length)} brands in the industry are below.`;
  return { claim: opening, standfirst: `${among}${reason}` };
}
