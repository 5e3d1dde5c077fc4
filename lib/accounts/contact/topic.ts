import type { Tier } from "@/lib/access/claims";

/** What a message can be about, in the order it is offered. */
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

/** The topic an address asks for; a question where it names none. */
export function wantedTopic(text: string | null): Topic {
  return TOPICS.find((topic) => topic === text) ?? "question";
}

/** The contact page with its form about this topic, and for a plan with the plan named. */
export function contactHref(topic: Topic, tier?: Tier): string {
  return `/contact-us?${new URLSearchParams({ topic, ...(tier && { tier }) }).toString()}#write`;
}
