import type { SectionClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { SayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { asSentence, countInWords, inSentence } from "@/lib/platform/words/sentences";

interface ClaimSource {
  view: SayDoView;
  market: string;
  people: string;
  from: number;
  to: number;
}

/** What the tests find about saying and doing, in words. */
export function toSayDoClaim({ view, market, people, from, to }: ClaimSource): SectionClaim {
  const { rows, ahead, behind, of, moved, compared } = view;
  const widest = rows.find(({ clear }) => clear?.isClear);
  if (of === 0)
    return {
      claim: "What people say, and what they do",
      standfirst: `Too few people were asked in ${inSentence(market)} in ${to} for a figure about ${people}.`,
    };
  const claim =
    ahead === of && of > 1
      ? "Whatever it is, more say it than do it"
      : ahead > 0
        ? `${asSentence(countInWords(ahead))} of ${countInWords(of)} things ${ahead === 1 ? "is" : "are"} said more than done`
        : behind > 0
          ? "More is done than said"
          : "Saying and doing cannot be told apart";
  const example =
    widest?.say.value == null || widest.do.value == null
      ? ""
      : ` “${widest.item.say}” matters to ${toPercent(widest.say.value)} of ${people} in ${inSentence(market)}; of “${widest.item.do}” ${toPercent(widest.do.value)} say yes.`;
  const moves =
    compared === 0
      ? ""
      : moved === 0
        ? ` Between ${from} and ${to} no gap has widened or narrowed beyond chance.`
        : ` Between ${from} and ${to}, ${countInWords(moved)} of ${countInWords(compared)} gaps ${moved === 1 ? "has" : "have"} changed beyond chance.`;
  return { claim, standfirst: `${example}${moves}`.trim() };
}
