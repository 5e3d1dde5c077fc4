import "server-only";
import { asMember } from "@/lib/access/load";
import { countWaitlist, listWaitlist } from "@/lib/accounts/waitlist/queries";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";
import type { QueueQuery } from "@/lib/accounts/waitlist/search-params";

/** Entries of one download; more than a list that people answer by hand ever has. */
const MOST_IN_A_FILE = 10_000;

/** One page of the queue for the admin who asks, and the counts of all states. Empty for anyone else. */
export async function loadWaitlistPage(query: QueueQuery) {
  const offset = (query.page - 1) * LIST_PAGE;
  const [page, counts] = await Promise.all([listWaitlist(asMember, query, offset, LIST_PAGE), countWaitlist(asMember)]);
  return { ...page, counts };
}

/** Everything the question finds, for a file. */
export async function loadWaitlistFile(query: QueueQuery) {
  return (await listWaitlist(asMember, query, 0, MOST_IN_A_FILE)).entries;
}

/** How many entries are in which state. */
export async function loadWaitlistCounts() {
  return countWaitlist(asMember);
}
