import { formatNumber, formatOrdinal, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Gap } from "@/lib/analyses/single-country/gap";
import { toApproaches, toLongChanges, type LongChange } from "@/lib/analyses/single-country/long-change";
import type { Pairing } from "@/lib/analyses/single-country/pairwise";
import { firstToFit } from "@/lib/platform/words/title-room";
import { shortName } from "@/lib/platform/words/shorten";
import type { Standing } from "@/lib/analyses/single-country/subject";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { countInWords, countOf, joinNames, numberOf } from "@/lib/platform/words/sentences";

/** The page's sentences. Each is based on a test, or says that nothing is clear. */
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
  /** Brands that may be named beside the focus; all by default. */
  named?: ReadonlySet<string>;
  industry: string;
  market: string;
}

/** The headline and the standfirst of a brand in its industry, from clear results only. */
export function toClaim(facts: ClaimFacts): Claim {
  const { focus } = facts;
  const gap = facts.gap && (facts.named?.has(facts.gap.rival.brand.slug) ?? true) ? facts.gap : null;
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
  const claim = toHeadline(facts, name, long, closed);
  const sentences = [
    ...toChangeSentences(facts, name, long, claim),
    toGapSentence(gap, name, closed, first ?? last),
    toTieSentence(facts, name),
  ];
  return {
    claim,
    standfirst: sentences.filter((each) => each !== "").join(" "),
  };
}

function toHeadline(
  { focus, pairs, gap, industry, market }: ClaimFacts,
  name: string,
  long: LongChange | null,
  closed: number | null,
): string {
  const change = focus.at.change;
  const isClear = pairs.length > 0 && pairs.every(({ clear }) => clear);
  const trade = industryInSentence(industry);
  if (isClear && gap?.direction === "ahead")
    return firstToFit([
      `${name} clearly leads ${trade} in ${inSentence(market)}`,
      `${name} clearly leads ${trade}`,
      `${name} clearly leads`,
    ]);
  if (change?.clear) return sayMoved(name, change);
  if (closed !== null && gap) {
    const rival = shortName(gap.rival.brand.name);
    // The gap may have shrunk because the other brand fell.
    return long?.clear && long.points > 0
      ? firstToFit([`${name} is closing in on ${rival}`, `${name} is closing in on the next brand`])
      : firstToFit([`The gap between ${name} and ${rival} has narrowed`, `The gap above ${name} has narrowed`]);
  }
  if (long?.clear && long.since < (change?.since ?? focus.at.year - 1)) return sayMoved(name, long);
  const level = pairs.filter(({ clear }) => !clear).length;
  if (isClear)
    return firstToFit([
      `${name} is not tied with any brand in ${trade}`,
      `${name} is not tied with any brand`,
      `${name}: no ties`,
    ]);
  if (level === pairs.length)
    return firstToFit([`No clear differences for ${name} in ${focus.at.year}`, `${name}: no clear differences`]);
  const tied = countOf(level, "other brand");
  return firstToFit([`${name} is tied with ${tied} in ${trade}`, `${name} is tied with ${tied}`]);
}

const sayMoved = (name: string, { points, since }: { points: number; since: number }) =>
  firstToFit([sayMove(name, points, since), `${name}: ${formatSigned(points, DECIMALS.points)} points since ${since}`]);

const sayMove = (name: string, points: number, since: number) =>
  `${name} ${points > 0 ? "is up" : "has fallen"} ${formatNumber(Math.abs(points), DECIMALS.points)} points since ${since}`;

/** What changed, without repeating a change that is the headline. */
function toChangeSentences(
  { focus, wave, market }: ClaimFacts,
  name: string,
  long: LongChange | null,
  claim: string,
): string[] {
  const { change, year } = focus.at;
  const sentences: string[] = [];
  const sinceWith = ({ since, points }: { since: number; points: number }) =>
    `since ${since} (${formatSigned(points)} points)`;
  if (long && long.since < (change?.since ?? year - 1)) {
    if (!long.clear && change && !change.clear)
      return [`${name} shows no clear change ${sinceWith(long)} or ${sinceWith(change)}.`];
    const move = long.clear
      ? sayMove(name, long.points, long.since)
      : `${name} shows no clear change ${sinceWith(long)}`;
    if (move !== claim) sentences.push(`${move}.`);
  }
  if (!change) return sentences;
  const subject = sentences.length > 0 ? "It" : name;
  const size = formatNumber(Math.abs(change.points), DECIMALS.points);
  if (change.clear) {
    const one = wave?.real ? `, one of ${countOf(wave.real, "clear change")} in ${inSentence(market)}` : "";
    sentences.push(`${subject} ${change.points > 0 ? "gained" : "lost"} ${size} points since ${change.since}${one}.`);
  } else {
    sentences.push(`${subject} shows no clear change ${sinceWith(change)}.`);
  }
  return sentences;
}

function toGapSentence(gap: Gap | null, name: string, closed: number | null, since: number): string {
  if (!gap) return "";
  const rival = shortName(gap.rival.brand.name);
  const points = formatNumber(gap.points, DECIMALS.points);
  if (gap.points === 0) return `${name} and ${rival} have the same score.`;
  const is = gap.clear
    ? ", a clear difference."
    : gap.points < gap.smallest
      ? `. With samples this size, ${formatNumber(gap.smallest, DECIMALS.points)} points would be a clear difference.`
      : ". When all brands in the industry are tested together, this is not a clear difference.";
  if (gap.direction === "ahead") return `Its lead over ${rival} is ${points} points${is}`;
  const shrunk = closed === null ? "" : ` (${formatNumber(closed, DECIMALS.points)} less than in ${since})`;
  return `${rival}, next above, is ${points} points ahead${shrunk}${is}`;
}

function toTieSentence({ pairs }: ClaimFacts, name: string): string {
  const level = pairs.filter(({ clear }) => !clear).length;
  const all = countInWords(pairs.length);
  if (pairs.length < 2) return "";
  if (level === 0) return `${name} is clearly ahead of or behind each of the ${all} other brands.`;
  if (level === pairs.length) return `${name} is tied with all ${all} other brands.`;
  return `${name} is tied with ${countInWords(level)} of the ${all} other brands.`;
}

function withoutScore({ focus, wave, industry, market, brands }: ClaimFacts, name: string): Claim {
  const { inIndustry, overall, n, year } = focus.at;
  const positions = [
    inIndustry === null ? "" : `${formatOrdinal(inIndustry)} in ${industryInSentence(industry)}`,
    overall === null || !wave
      ? ""
      : `${formatOrdinal(overall)} of ${numberOf(wave.brandCount, "brand")} in ${inSentence(market)}`,
  ].filter((each) => each !== "");
  const among = positions.length === 0 ? "" : `It is ${joinNames(positions)}. `;
  const reason =
    n === null
      ? `The ${year} ranking was published without scores, so there is nothing to compare.`
      : `Only ${numberOf(n, "person was", "people were")} asked about it in ${year}. A position and a score need at least {{base}}. See the ${numberOf(brands.length, "brand")} in the industry below.`;
  return { claim: `No score for ${name} in ${year}`, standfirst: `${among}${reason}` };
}
