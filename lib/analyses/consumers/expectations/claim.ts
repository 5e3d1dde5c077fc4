import type { SectionClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { ExpectationView } from "@/lib/analyses/consumers/expectations/view";
import { asSentence, countInWords, inSentence } from "@/lib/platform/words/sentences";

interface ClaimSource {
  view: ExpectationView;
  market: string;
  people: string;
  to: number;
}

/** What the tests find about the industries, in words. The one with the highest share is called an example, never the first. */
export function toExpectationClaim({ view, market, people, to }: ClaimSource): SectionClaim {
  const { rows, mean, above, below, of } = view;
  const real = above + below;
  if (of === 0)
    return {
      claim: "What people expect of each industry",
      standfirst: `Too few ${people} were asked in ${inSentence(market)} in ${to} to show results.`,
    };
  const high = rows.find(({ fromMean }) => fromMean?.isClear && fromMean.difference > 0);
  const low = rows.findLast(({ fromMean }) => fromMean?.isClear && fromMean.difference < 0);
  const claim = real === 0 ? "No industry clearly stands out" : "People expect more of some industries than others";
  const average =
    mean.value === null
      ? ""
      : `On average across industries, ${toPercent(mean.value)} of ${people} in ${inSentence(market)} expect a lot.`;
  const share = (row: (typeof rows)[number]) => `${row.name} ${toPercent(row.figure.value ?? 0)}`;
  const ends = [high ? `of ${share(high)} do` : "", low ? `of ${share(low)}` : ""].filter((part) => part !== "");
  const counts =
    real === 0
      ? `None of the ${countInWords(of)} industries is clearly above or below that average.`
      : `${asSentence(countInWords(above))} ${above === 1 ? "industry lies" : "industries lie"} clearly above that average, ${countInWords(below)} clearly below.`;
  return {
    claim,
    standfirst: [average, counts, ends.length > 0 ? `${asSentence(ends.join(", "))}.` : ""]
      .filter((part) => part !== "")
      .join(" "),
  };
}
