import { itemsOf, type Questionnaire, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { asSentence, countInWords } from "@/lib/platform/words/sentences";

/** In words where a sentence has room for them. */
const LARGER: Readonly<Record<number, string>> = { 10: "ten", 11: "eleven", 12: "twelve" };
const inWords = (count: number) => LARGER[count] ?? countInWords(count);

const counted = (name: string, count: number): Record<string, string> => ({
  [`${name}.count`]: inWords(count),
  [`${name}.Count`]: asSentence(inWords(count)),
});

/** Words of a questionnaire for the site’s texts: "six", "Six" of each kind. */
export function toProseWords(asked: Questionnaire): Record<string, string> {
  return {
    "groups.comma": asked.groups.map(({ text }) => text).join(", "),
    ...counted("groups", asked.groups.length),
    ...counted("terms", termsOf(asked).length),
    ...counted("statements", itemsOf(asked, "behaviours").length),
    ...counted("concerns", itemsOf(asked, "priorities").length),
    ...counted("factors", itemsOf(asked, "decision-factors").length),
    ...counted("actions", asked.actions.length),
  };
}
