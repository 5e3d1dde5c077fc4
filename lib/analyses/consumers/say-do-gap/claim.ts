import type { SectionClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { SayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { firstToFit } from "@/lib/platform/words/title-room";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf } from "@/lib/platform/words/sentences";
import { sayTooFew } from "@/lib/analyses/consumers/population-words";

interface ClaimSource {
  view: SayDoView;
  market: string;
  people: string;
  from: number;
  to: number;
}

/** Clear results on saying and doing, in words. */
export function toSayDoClaim({ view, market, people, from, to }: ClaimSource): SectionClaim {
  const { rows, ahead, behind, of, moved, compared } = view;
  const widest = rows.find(({ clear }) => clear?.isClear);
  if (of === 0)
    return {
      claim: "What people say, and what they do",
      standfirst: sayTooFew(people, market, to),
    };
  const claim =
    ahead === of && of > 1
      ? "On every topic, more people say it matters than act on it"
      : ahead > 0
        ? firstToFit([
            `${asSentence(countInWords(ahead))} of ${countOf(of, "action")} ${agree(ahead, "is said to matter more often than it is", "are said to matter more often than they are")} done`,
            `${asSentence(countInWords(ahead))} of ${countOf(of, "action")} ${agree(ahead, "matters", "matter")} to more people than do ${agree(ahead, "it", "them")}`,
          ])
        : behind > 0
          ? firstToFit([
              `${asSentence(countInWords(behind))} of ${countOf(of, "action")} ${agree(behind, "is done more often than it is", "are done more often than they are")} said to matter`,
              `${asSentence(countInWords(behind))} of ${countOf(of, "action")} ${agree(behind, "is", "are")} done by more people than ${agree(behind, "it matters", "they matter")} to`,
            ])
          : "No clear gap between saying and doing";
  const example =
    widest?.say.value == null || widest.do.value == null
      ? ""
      : ` “${widest.item.say}” matters to ${toPercent(widest.say.value)} of ${people} in ${inSentence(market)}; ${toPercent(widest.do.value)} say yes to “${widest.item.do}”.`;
  const moves =
    compared === 0
      ? ""
      : moved === 0
        ? ` No gap has clearly widened or narrowed between ${from} and ${to}.`
        : ` Between ${from} and ${to}, ${countInWords(moved)} of ${countOf(compared, "gap")} ${agree(moved, "has", "have")} clearly changed.`;
  return { claim, standfirst: `${example}${moves}`.trim() };
}
