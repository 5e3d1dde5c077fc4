import type { Tier } from "@/lib/access/claims";
import type { Topic } from "@/lib/accounts/contact/topic";
import type { AdminChange } from "@/lib/accounts/waitlist/waitlist-list";

export const MESSAGE_STATES = ["open", "answered", "spam"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_STATE_NAMES: Record<MessageState, string> = { open: "Open", answered: "Answered", spam: "Spam" };

/** A message for admins. */
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
  changes: readonly AdminChange[];
}
