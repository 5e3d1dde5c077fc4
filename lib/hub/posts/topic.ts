const INSIGHTS = "/sustainability-branding-hub/insights";

/** A blog topic: its word in an address, and its number of posts. */
export interface TopicCount {
  slug: string;
  topic: string;
  count: number;
}

export const toTopicSlug = (topic: string): string =>
  topic
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export const topicHref = (topic: string): string => `${INSIGHTS}/topic/${toTopicSlug(topic)}`;

/** The topics that have posts, the largest first, then by name. */
export function countTopics(posts: readonly { topic: string }[]): TopicCount[] {
  const counts = new Map<string, number>();
  for (const { topic } of posts) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .map(([topic, count]) => ({ slug: toTopicSlug(topic), topic, count }))
    .sort((a, b) => b.count - a.count || a.topic.localeCompare(b.topic, "en"));
}

/** A topic with fewer posts than this adds little to the full list, so search engines do not index its page. */
const ENOUGH = 2;
export const isListedTopic = ({ count }: Pick<TopicCount, "count">): boolean => count >= ENOUGH;

/** The sentence under a topic's title. */
const LINES: Readonly<Record<string, string>> = {
  methods: "How the numbers are made, and how far you can rely on them.",
  rankings: "Positions, ranges and changes: what a ranking tells you and what it doesn’t.",
  consumers: "What people know, say and do, as far as a survey can tell.",
  language: "Words about sustainability, and what they need to be believed.",
  markets: "One brand in several countries, and countries compared.",
  rules: "What the law asks of claims, with dates.",
};

export const sayTopic = ({ slug, topic }: { slug: string; topic: string }): string =>
  LINES[slug] ?? `Blog posts about ${topic.toLowerCase()}.`;
