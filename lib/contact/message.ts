import type { Tier } from "@/lib/access/claims";
import { TOPICS, type Topic } from "@/lib/contact/contact";
import type { DeskChange } from "@/lib/desk/change";
import type { Desk, DeskQuery } from "@/lib/desk/search-params";

export const MESSAGE_STATES = ["open", "answered", "spam"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_STATE_NAMES: Record<MessageState, string> = { open: "Open", answered: "Answered", spam: "Spam" };

/** The queue of messages. */
export const MESSAGE_DESK: Desk<MessageState, Topic> = {
  path: "/admin/messages",
  states: MESSAGE_STATES,
  kinds: TOPICS,
  kindName: "topic",
  first: "open",
};

export type MessageQuery = DeskQuery<MessageState, Topic>;

/** A message as admins read it. */
export interface ReceivedMessage {
  id: string;
  reference: string;
  name: string;
  email: string;
  company: string | null;
  topic: Topic;
  tier: Tier | null;
  message: string;
  state: MessageState;
  isMember: boolean;
  /** ISO time. */
  sentAt: string;
  changes: readonly DeskChange[];
}
