import "server-only";
import { asMember } from "@/lib/access/load";
import type { MessageQuery } from "@/lib/accounts/messages/search-params";
import { countContactMessages, listContactMessages } from "@/lib/accounts/messages/queries";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

/** One page of messages for admins, and the counts of all states. Empty for anyone else. */
export async function loadMessagePage(query: MessageQuery) {
  const offset = (query.page - 1) * LIST_PAGE;
  const [page, counts] = await Promise.all([
    listContactMessages(asMember, query, offset, LIST_PAGE),
    countContactMessages(asMember),
  ]);
  return { ...page, counts };
}

/** The number of messages in each state. */
export async function loadMessageCounts() {
  return countContactMessages(asMember);
}
