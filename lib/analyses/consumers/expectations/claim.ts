import type { SectionClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { ExpectationView } from "@/lib/analyses/consumers/expectations/view";
import { firstToFit } from "@/lib/platform/words/title-room";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf } from "@/lib/platform/words/sentences";
import { sayTooFew } from "@/lib/analyses/consumers/population-words";

interface ClaimSource {
  view: ExpectationView;
  market: string;
  people: string;
  to: number;
}

/** Clear results on the industries, in words. The highest share is an example, never called the first. */
export function toExpectationClaim({ view, market, people, to }: ClaimSource): SectionClaim {
  const { rows, mean, above, below, of } = view;
  const real = above + below;
  if (of === 0)
    return {
      claim: "What people expect of each industry",
      standfirst: sayTooFew(people, market, to),
    };
  const high = rows.find(({ fromMean }) => fromMean?.isClear && fromMean.difference > 0);
  const low = rows.findLast(({ fromMean }) => fromMean?.isClear && fromMean.difference < 0);
  const claim =
    real === 0
      ? "No industry clearly stands out"
      : above === 1 && high
        ? firstToFit([
            `People expect more of ${industryInSentence(high.name)} than of the average industry`,
            `People expect more of ${industryInSentence(high.name)} than on average`,
          ])
        : "People expect more of some industries than of others";
  const average =
    mean.value === null
      ? ""
      : `On average across industries, ${toPercent(mean.value)} of ${people} in ${inSentence(market)} expect a lot.`;
  const share = (row: (typeof rows)[number]) => `${row.name} ${toPercent(row.figure.value ?? 0)}`;
  const ends = [high, low].flatMap((row) => (row ? [share(row)] : []));
  const counts =
    real === 0
      ? `None of the ${countOf(of, "industry", "industries")} is clearly above or below that average.`
      : `${asSentence(countInWords(above))} ${agree(above, "industry is", "industries are")} clearly above that average, ${countInWords(below)} clearly below.`;
  return {
    claim,
    standfirst: [average, counts, ends.length > 0 ? `For example: ${ends.join(", ")}.` : ""]
      .filter((part) => part !== "")
      .join(" "),
  };
}
