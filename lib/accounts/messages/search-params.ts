import { REFERENCE } from "@/lib/accounts/contact/contact";
import { MESSAGE_STATES, type MessageState } from "@/lib/accounts/messages/message";
import { TOPICS, type Topic } from "@/lib/accounts/contact/topic";
import { type AdminUndo, parseUndo } from "@/lib/accounts/waitlist/search-params";
import { firstOf, pageOf } from "@/lib/platform/forms/address-words";

/** What an admin looks at among the messages. */
export interface MessageQuery {
  state: MessageState | "all";
  topic: Topic | null;
  /** Part of a reference, a name, an address, a company or a message. */
  text: string;
  /** From 1. */
  page: number;
}

export const MESSAGES_PAGE = "/admin/messages";

/** What the address asks for; what it does not know falls back to the open ones. */
export function parseMessageQuery(params: Readonly<Record<string, string | string[] | undefined>>): MessageQuery {
  const state = firstOf(params.state);
  return {
    state: state === "all" ? "all" : (MESSAGE_STATES.find((one) => one === state) ?? "open"),
    topic: TOPICS.find((one) => one === firstOf(params.topic)) ?? null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** The messages as asked for; `outcome` names what has just been done. */
export function messagesHref(
  { state, topic, text, page }: MessageQuery,
  outcome: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({
    ...(state !== "open" && { state }),
    ...(topic && { topic }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
    ...outcome,
  }).toString();
  return params === "" ? MESSAGES_PAGE : `${MESSAGES_PAGE}?${params}`;
}

/** What has just been done with which message, told above the queue. */
export interface MessageDone {
  outcome: MessageState | "stale";
  reference: string;
  undo: AdminUndo<MessageState> | null;
}

/** What the address says was done; null where it says nothing that can be. */
export function parseMessageDone(params: Readonly<Record<string, string | string[] | undefined>>): MessageDone | null {
  const outcome = ([...MESSAGE_STATES, "stale"] as const).find((one) => one === firstOf(params.said));
  const reference = firstOf(params.of);
  return outcome && REFERENCE.test(reference) ? { outcome, reference, undo: parseUndo(params, MESSAGE_STATES) } : null;
}
