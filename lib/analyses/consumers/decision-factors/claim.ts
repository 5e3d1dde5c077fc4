import type { FactorImportance, RankedFactor } from "@/lib/analyses/consumers/decision-factors/importance";
import type { FactorField } from "@/lib/analyses/consumers/decision-factors/quadrants";
import { agree, asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";
import type { SectionClaim } from "@/lib/analyses/consumers/priorities/claim";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

interface ClaimSource {
  importance: FactorImportance | null;
  field: FactorField | null;
  market: string;
  /** Who was asked: "people", "women aged 18–29". */
  among: string;
  /** Whether it is a combination, such as women of one age. Factors are calculated for at most one axis. */
  isCombined: boolean;
  asked: Questionnaire;
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The factors that clearly matter for buying again. */
export function toFactorClaim({ importance, field, market, among, isCombined, asked }: ClaimSource): SectionClaim {
  if (!importance && isCombined)
    return {
      claim: "Choose one group at a time",
      standfirst:
        "Decision factors are calculated for one age group, one sex or one behaviour group. Clear the other filters to see results.",
      margin: null,
    };
  if (!importance)
    return {
      claim: "Too few people to compare the factors",
      standfirst: `In ${market}, fewer than ${formatNumber(asked.smallestBase)} ${among} answered about every factor and about buying again.`,
      margin: null,
    };
  const first = importance.rows.filter(({ best }) => best === 1);
  const work = field?.points.filter(({ quadrant }) => quadrant === "work") ?? [];
  const gains =
    work.length === 0
      ? ""
      : ` ${joinNames(work.map(({ text }, index) => (index === 0 ? text : inSentence(text))))} ${agree(work.length, "matters", "matter")} more than average, and the brands people usually buy do less well on ${agree(work.length, "it", "them")}.`;
  return {
    claim: toHeadline(first),
    standfirst: `${toExplained(importance, market, among, asked)}${gains}`,
    margin: null,
  };
}

function toExplained(
  { rows, explained, year }: FactorImportance,
  market: string,
  among: string,
  { dimensions }: Questionnaire,
): string {
  const head = `Together, the ${countInWords(rows.length)} factors explain ${formatNumber(100 * explained, DECIMALS.percent)}% of the differences in how willing ${among} in ${market} are to buy from their usual brands again (${year}).`;
  const halves = dimensions.flatMap((dimension) => rows.filter(({ key }) => key === dimension));
  const share = halves.reduce((sum, { figure }) => sum + figure.value, 0);
  const names = joinNames(halves.map(({ text }, index) => (index === 0 ? text : inSentence(text))));
  return explained > 0 && halves.length > 0
    ? `${head} ${names} ${agree(halves.length, "accounts", "account")} for ${formatNumber((100 * share) / explained, DECIMALS.percent)}% of that.`
    : head;
}

function toHeadline(first: readonly RankedFactor[]): string {
  const top = first[0];
  if (first.length === 1 && top) return `${top.text} matters most`;
  if (first.length === 2)
    return `${joinNames(first.map(({ text }, index) => (index === 0 ? text : inSentence(text))))} matter most`;
  return `${asSentence(countInWords(first.length))} factors are tied for first`;
}
