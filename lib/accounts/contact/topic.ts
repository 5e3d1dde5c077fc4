import type { Tier } from "@/lib/access/claims";

/** Topics of a message, in the order offered. */
export const TOPICS = ["question", "plan", "permission", "correction", "data", "press"] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_NAMES: Record<Topic, string> = {
  question: "A question",
  plan: "A plan or a trial",
  permission: "Permission to use",
  correction: "A correction",
  data: "My data",
  press: "Press",
};

/** The topic in an address; a question by default. */
export function wantedTopic(text: string | null): Topic {
  return TOPICS.find((topic) => topic === text) ?? "question";
}

/** The contact page with this topic selected, and the plan if there is one. */
export function contactHref(topic: Topic, tier?: Tier): string {
  return `/contact-us?${new URLSearchParams({ topic, ...(tier && { tier }) }).toString()}#write`;
}
