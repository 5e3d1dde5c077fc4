import written from "@/.velite/topics.json";
import type { HelpTopic } from "@/lib/hub/posts/questions";

/** Everything the help says, from `content/help/topics`, in the order of its tabs. */
export const TOPICS: readonly HelpTopic[] = written.toSorted((a, b) => a.order - b.order);
