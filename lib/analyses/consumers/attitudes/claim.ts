import { testItems } from "@/lib/analyses/consumers/attitudes/compare-items";
import type { AttitudeView, StatementRow } from "@/lib/analyses/consumers/attitudes/view";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, countInWords } from "@/lib/platform/words/sentences";
import { sayTooFew } from "@/lib/analyses/consumers/population-words";

/** A headline and what is below it. */
export interface SectionClaim {
  claim: string;
  standfirst: string;
}

interface ClaimSource {
  view: AttitudeView;
  /** Names for readers. */
  market: string;
  /** `people`, or the group: `women aged 18–29`. */
  people: string;
  from: number;
  to: number;
}

/** The statements that have a sentence of their own, in the words it was written for. */
const SPOKEN = {
  "trust-labels": "I trust independent labels",
  "trust-claims": "I trust what companies say about sustainability",
  "pay-more": "I am willing to pay more for sustainable products",
  "pay-ten": "I am willing to pay 10% more for sustainable products",
} as const;

const rowsOf = ({ themes }: AttitudeView): StatementRow[] => themes.flatMap(({ rows }) => rows);

const rowOf = (view: AttitudeView, key: keyof typeof SPOKEN): StatementRow | undefined =>
  rowsOf(view).find((row) => row.key === key && row.text === SPOKEN[key]);

/** Two of the statements, for a study with others: what is agreed with most and least, as far as a test tells them apart. */
function describeOthers(view: AttitudeView): { claim: string; sentence: string } {
  const order = rowsOf(view)
    .filter(({ agree: { value } }) => value !== null)
    .toSorted((a, b) => (b.agree.value ?? 0) - (a.agree.value ?? 0));
  const [most, least] = [order[0], order.length > 1 ? order.at(-1) : undefined];
  const said = ({ text, agree: { value } }: StatementRow) => `${toPercent(value ?? 0)} agree that “${text}”`;
  if (!most) return { claim: "How far people agree", sentence: "" };
  if (!least) return { claim: "How far people agree", sentence: `${said(most)}.` };
  const change = testItems(least.agree, most.agree);
  return {
    claim:
      change && change.p <= 0.05
        ? `More people agree that “${most.text}” than that “${least.text}”`
        : "How far people agree",
    sentence: `${said(most)} and ${said(least)}.`,
  };
}

function describeTrust(
  labels: StatementRow | undefined,
  claims: StatementRow | undefined,
): { claim: string; sentence: string } {
  const [inLabels, inClaims] = [labels?.agree, claims?.agree];
  const change = inLabels && inClaims ? testItems(inClaims, inLabels) : null;
  if (!change || inLabels?.value == null || inClaims?.value == null)
    return { claim: "Who people trust, and what they would pay more for", sentence: "" };
  const shares = `${toPercent(inLabels.value)} trust independent labels and ${toPercent(inClaims.value)} trust what companies say`;
  // A single comparison, at five percent.
  if (change.p > 0.05)
    return {
      claim: "No clear difference in trust between labels and companies",
      sentence: `${shares}.`,
    };
  return {
    claim: change.difference > 0 ? "Labels are trusted more than companies" : "Companies are trusted more than labels",
    sentence: `${shares}.`,
  };
}

/** Clear results on attitudes, in words. */
export function toAttitudeClaim({ view, market, people, from, to }: ClaimSource): SectionClaim {
  const [labels, claims] = [rowOf(view, "trust-labels"), rowOf(view, "trust-claims")];
  const trust = labels && claims ? describeTrust(labels, claims) : describeOthers(view);
  const [more, ten] = [rowOf(view, "pay-more")?.agree?.value ?? null, rowOf(view, "pay-ten")?.agree?.value ?? null];
  const paying =
    more === null || ten === null
      ? ""
      : `${toPercent(more)} say they would pay more for sustainable products; ${toPercent(ten)} say they would pay 10% more.`;
  const moved =
    view.of === 0
      ? ""
      : view.real === 0
        ? `No share has clearly changed between ${from} and ${to}.`
        : `Between ${from} and ${to}, ${countInWords(view.real)} of ${countInWords(view.of)} ${agree(view.of, "share", "shares")} ${agree(view.real, "has", "have")} clearly changed.`;
  if (trust.sentence === "" && paying === "")
    return {
      claim: trust.claim,
      standfirst: sayTooFew(people, market, to),
    };
  const opening = `Among ${people} in ${inSentence(market)}`;
  const sentences = [trust.sentence, paying, moved].filter((sentence) => sentence !== "");
  return { claim: trust.claim, standfirst: `${opening}, ${sentences.join(" ")}` };
}
