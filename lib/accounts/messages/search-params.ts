import { REFERENCE } from "@/lib/accounts/contact/contact";
import { MESSAGE_STATES, type MessageState } from "@/lib/accounts/messages/message";
import { TOPICS, type Topic } from "@/lib/accounts/contact/topic";
import { type AdminUndo, parseUndo } from "@/lib/accounts/waitlist/search-params";
import { firstOf, pageOf } from "@/lib/platform/forms/address-words";

/** The admins' query on messages. */
export interface MessageQuery {
  state: MessageState | "all";
  topic: Topic | null;
  /** Part of a reference, a name, an address, a company or a message. */
  text: string;
  /** From 1. */
  page: number;
}

export const MESSAGES_PAGE = "/admin/messages";

/** The query in the address; unknown values mean open messages. */
export function parseMessageQuery(params: Readonly<Record<string, string | string[] | undefined>>): MessageQuery {
  const state = firstOf(params.state);
  return {
    state: state === "all" ? "all" : (MESSAGE_STATES.find((one) => one === state) ?? "open"),
    topic: TOPICS.find((one) => one === firstOf(params.topic)) ?? null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** Address of the list for a query; `outcome` names the last action. */
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

/** A note above the queue: what was just done, and with which message. */
export interface MessageDone {
  outcome: MessageState | "stale";
  reference: string;
  undo: AdminUndo<MessageState> | null;
}

/** The action named in the address; null if it names none that exists. */
export function parseMessageDone(params: Readonly<Record<string, string | string[] | undefined>>): MessageDone | null {
  const outcome = ([...MESSAGE_STATES, "stale"] as const).find((one) => one === firstOf(params.said));
  const reference = firstOf(params.of);
  return outcome && REFERENCE.test(reference) ? { outcome, reference, undo: parseUndo(params, MESSAGE_STATES) } : null;
}
