import { agree, asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";
import type { PriorityRanking, RankedPriority } from "@/lib/analyses/consumers/priorities/ranking";
import { PER_SHOWN } from "@/lib/analyses/consumers/priorities/ranking";
import type { PriorityYears } from "@/lib/analyses/consumers/priorities/series";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";

export interface SectionClaim {
  claim: string;
  standfirst: string;
  /** The large figure beside it, and what it counts. */
  margin: { value: number; of: number; words: string } | null;
}

interface ClaimSource {
  ranking: PriorityRanking | null;
  years: PriorityYears | null;
  market: string;
  /** Who was asked: "people", "women aged 18–29". */
  among: string;
  asked: Questionnaire;
}

const quote = ({ text }: { text: string }) => `“${text}”`;
/** `+12`, or `43%` where people chose from one list. */
const sayFigure = (value: number, { priorities }: Questionnaire) =>
  priorities === "mentions"
    ? `${formatNumber(100 * value, DECIMALS.percent)}%`
    : formatSigned(PER_SHOWN * value, DECIMALS.percent);

/** The order of the priorities, as far as it is clear, as a headline and a standfirst. */
export function toPriorityClaim({ ranking, years, market, among, asked }: ClaimSource): SectionClaim {
  const top = ranking?.rows[0];
  const bottom = ranking?.rows.at(-1);
  if (!ranking || !top || !bottom)
    return {
      claim: "Too few people to rank priorities",
      standfirst: `In ${market}, fewer than ${formatNumber(asked.smallestBase)} ${among} were asked which priorities matter most to them.`,
      margin: null,
    };
  const first = ranking.rows.filter(({ best }) => best === 1);
  return {
    claim: toHeadline(first),
    standfirst: `${toOrder(ranking, first, bottom, market, among, asked)} ${toChanges(years, asked)}`.trim(),
    margin: {
      value: ranking.apart,
      of: ranking.of,
      words: `pairs of priorities are clearly ordered in ${ranking.year}.`,
    },
  };
}

/** `first`: those tied for first. */
function toHeadline(first: readonly RankedPriority[]): string {
  const top = first[0];
  if (first.length === 1 && top) return `${top.text} comes first`;
  return `${asSentence(countInWords(first.length))} priorities are tied for first`;
}

function toOrder(
  { rows, year }: PriorityRanking,
  first: readonly RankedPriority[],
  bottom: RankedPriority,
  market: string,
  among: string,
  asked: Questionnaire,
): string {
  const last = rows.filter(({ worst }) => worst === rows.length);
  const top =
    first.length > 3
      ? `${quote(first[0] ?? bottom)} and ${countInWords(first.length - 1)} more`
      : joinNames(first.map(quote));
  const isList = asked.priorities === "mentions";
  const value = first[0] ? sayFigure(first[0].figure.value, asked) : "";
  const head = `Asked what matters most${isList ? "" : " and least"}, ${among} in ${market} put ${top} first in ${year}${first.length === 1 ? `, at ${value}${isList ? "" : " per 100 times shown"}` : `; they are tied`}.`;
  return `${head} ${last.length === 1 ? `Last comes ${quote(bottom)}, at ${sayFigure(bottom.figure.value, asked)}.` : `${asSentence(countInWords(last.length))} are tied for last.`}`;
}

function toChanges(years: PriorityYears | null, asked: Questionnaire): string {
  if (!years) return "";
  const real = years.series
    .filter(({ change }) => change?.isClear)
    .toSorted((a, b) => Math.abs(b.change?.difference ?? 0) - Math.abs(a.change?.difference ?? 0));
  if (real.length === 0) return `None of the ${formatNumber(years.of)} has clearly changed since ${years.first}.`;
  const widest = real[0];
  const change = widest?.change?.difference ?? 0;
  return `Since ${years.first}, ${formatNumber(real.length)} of ${formatNumber(years.of)} ${agree(real.length, "has", "have")} clearly changed${widest ? `, most of all ${quote(widest)}: ${asked.priorities === "mentions" ? `${formatSigned(100 * change, DECIMALS.percent)} points` : sayFigure(change, asked)}` : ""}.`;
}
