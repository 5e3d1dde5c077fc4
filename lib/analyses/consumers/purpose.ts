import { itemsOf, type Questionnaire, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import { countOf, joinNames } from "@/lib/platform/words/sentences";

/** Statements without which a page on attitudes is not about trust and paying. */
const TRUST_AND_PAYING = ["trust-claims", "trust-labels", "companies-enough", "pay-more"];

/** What a page shows, in a sentence: for search results and files. */
export function describePage(page: ConsumerPage, asked: Questionnaire): string {
  switch (page) {
    case "awareness":
      return `How many people ${sayAwareness(asked)}, by market, age and year.`;
    case "behaviour-groups":
      return `${joinNames(asked.groups.map(({ text }) => text)) || "Behaviour groups"}: how large each group is, who belongs to it and how that has changed.`;
    case "priorities":
      return "What people want companies to do first, with margins of error and ties.";
    case "decision-factors":
      return "What drives people to buy from a brand again, and how well brands do on each factor.";
    case "attitudes":
      return sayAttitudes(itemsOf(asked, "attitudes").map(({ key }) => key));
    case "topics":
      return `What people have talked about${sayPeriod(asked)}, market by market.`;
    case "say-do-gap":
      return "What people say matters to them, next to what they did the last time they had a choice.";
    case "expectations":
      return "How much people expect companies of each industry to do for sustainability.";
  }
}

/** " in the last three months", as the question on topics says; empty where it names no time. */
export function sayPeriod({ subjects }: Questionnaire): string {
  return / in the (?:last|past) [^?.,]+/.exec(subjects.topics?.wording ?? "")?.[0] ?? "";
}

function sayAwareness(asked: Questionnaire): string {
  const knows = termsOf(asked).length > 0 || !asked.talk ? "understand the terms of sustainability" : "";
  if (!knows) return "talk about sustainability";
  return asked.talk ? `${knows}, and how many talk about it` : knows;
}

function sayAttitudes(keys: readonly string[]): string {
  if (TRUST_AND_PAYING.every((key) => keys.includes(key)))
    return "Trust in claims and labels, who should act, and willingness to pay.";
  return `How far people agree with ${countOf(keys.length, "statement")}, by market, age and year.`;
}
