import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { JudgedChange } from "@/lib/analyses/consumers/figure-test";
import { agree, asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";
import type { GroupChange, ShareChanges } from "@/lib/analyses/consumers/behaviour-groups/share-changes";
import type { SharesOfYear } from "@/lib/analyses/consumers/behaviour-groups/shares";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

export interface GroupClaim {
  claim: string;
  standfirst: string;
  /** How many groups clearly changed over the years shown; null for one year. */
  real: { count: number; of: number; since: number } | null;
}

/** Per cent as they are shown. */
const percent = (share: number) => `${formatNumber(100 * share, DECIMALS.percent)}%`;

interface ClaimSource {
  years: readonly SharesOfYear[];
  changes: ShareChanges | null;
  market: string;
  /** Who was asked: "people", "women aged 18–29". */
  among: string;
  asked: Questionnaire;
}

/** The result of the tests of the groups' shares, as a headline and a standfirst. */
export function toGroupClaim({ years, changes, market, among, asked }: ClaimSource): GroupClaim {
  const last = years.findLast(({ shares }) => shares !== null);
  const engaged = last?.shares?.at(-1);
  if (!last || !engaged) {
    return {
      claim: "Too few people to show behaviour groups",
      standfirst: `In ${market}, fewer than ${formatNumber(asked.smallestBase)} ${among} answered all the questions that define the groups.`,
      real: null,
    };
  }
  const level = `In ${market}, ${percent(engaged.value)} of ${among} were ${sayGroup(asked, engaged.item)} in ${last.year} (95% interval ${formatRange(100 * engaged.low, 100 * engaged.high)}).`;
  if (!changes) {
    const largest = last.shares?.toSorted((a, b) => b.value - a.value)[0];
    const most = largest ? ` The largest group is ${sayGroup(asked, largest.item)}, ${percent(largest.value)}.` : "";
    return {
      claim: `${asSentence(countInWords(asked.groups.length))} groups, one year`,
      standfirst: `${level}${most} With only one year, we can’t show change.`,
      real: null,
    };
  }
  const real = changes.groups.filter(({ long }) => long?.isClear);
  return {
    claim: toHeadline(real, changes),
    standfirst: `${level} ${toSince(real, changes)} ${toShort(changes)}`.trim(),
    real: { count: real.length, of: changes.groups.length, since: changes.first },
  };
}

function toHeadline(real: readonly GroupChange[], { first, groups }: ShareChanges): string {
  const widest = real.toSorted((a, b) => Math.abs(b.long?.difference ?? 0) - Math.abs(a.long?.difference ?? 0))[0];
  const chosen = real.find(({ key }) => key === groups.at(-1)?.key) ?? widest;
  if (!chosen?.long) return `No clear change in the ${countInWords(groups.length)} groups since ${first}`;
  return `${chosen.long.difference > 0 ? "More" : "Fewer"} people are ${chosen.name} than in ${first}`;
}

/** `Ego −7, Moderate −8 and Smart +8`. */
function toPoints(groups: readonly { name: string; change: JudgedChange | null }[]): string {
  return joinNames(
    groups.map(({ name, change }) => `${name} ${formatSigned(100 * (change?.difference ?? 0), DECIMALS.percent)}`),
  );
}

function toSince(real: readonly GroupChange[], { first, groups }: ShareChanges): string {
  if (real.length === 0)
    return `None of the ${countInWords(groups.length)} groups has clearly changed in size since ${first}.`;
  const which =
    real.length === groups.length
      ? `All ${countInWords(groups.length)}`
      : `${asSentence(countInWords(real.length))} of the ${countInWords(groups.length)}`;
  return `${which} groups ${agree(real.length, "has", "have")} clearly changed in size since ${first}: ${toPoints(real.map(({ name, long: change }) => ({ name, change })))} points.`;
}

function toShort({ before, groups }: ShareChanges): string {
  if (before === null) return "";
  const real = groups.filter(({ short }) => short?.isClear);
  return real.length === 0
    ? `Since ${before}, there is no clear change.`
    : `Clear changes since ${before}: ${toPoints(real.map(({ name, short: change }) => ({ name, change })))}.`;
}
