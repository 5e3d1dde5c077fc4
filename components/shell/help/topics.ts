import written from "@/.velite/topics.json";
import type { HelpTopic } from "@/lib/hub/posts/questions";

/** The help texts from `content/help/topics`, in tab order. */
export const TOPICS: readonly HelpTopic[] = written.toSorted((a, b) => a.order - b.order);
