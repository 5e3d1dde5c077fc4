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

const rowOf = (view: AttitudeView, key: string): StatementRow | undefined =>
  view.themes.flatMap(({ rows }) => rows).find((row) => row.key === key);

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
  const trust = describeTrust(rowOf(view, "trust-labels"), rowOf(view, "trust-claims"));
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
