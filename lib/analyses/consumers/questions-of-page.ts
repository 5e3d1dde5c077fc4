import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";

/** What one page needs of a questionnaire, which it brings to the browser. */
export function forPage(page: ConsumerPage, asked: Questionnaire): Questionnaire {
  const { main, sections, wave } = PAGE_NEEDS[page];
  const needed = [main, ...sections, ...wave];
  return {
    ...asked,
    subjects: Object.fromEntries(
      needed.flatMap((section) => (asked.subjects[section] ? [[section, asked.subjects[section]]] : [])),
    ),
    actions: needed.includes("say-do") ? asked.actions : [],
  };
}
