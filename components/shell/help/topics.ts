import written from "@/.velite/topics.json";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillProse } from "@/lib/hub/prose/fill-prose";
import type { HelpTopic } from "@/lib/hub/posts/questions";

const TOPICS: readonly HelpTopic[] = written.toSorted((a, b) => a.order - b.order);

/** The help texts from `content/help/topics`, in tab order, in the words of the published study. */
export function topicsOf(study: ShownStudy): readonly HelpTopic[] {
  return fillProse(TOPICS, study).map((topic) => ({
    ...topic,
    // What a study does not ask has no answer left.
    questions: topic.questions.filter(({ answer }) => answer.trim() !== ""),
  }));
}
