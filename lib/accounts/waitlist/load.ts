import "server-only";
import { asMember } from "@/lib/access/load";
import { countWaitlist, listWaitlist } from "@/lib/accounts/waitlist/queries";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";
import type { QueueQuery } from "@/lib/accounts/waitlist/search-params";

/** Maximum entries per download; more than a list handled by people ever has. */
const MOST_IN_A_FILE = 10_000;

/** One page of the queue for admins, and the counts of all states. Empty for anyone else. */
export async function loadWaitlistPage(query: QueueQuery) {
  const offset = (query.page - 1) * LIST_PAGE;
  const [page, counts] = await Promise.all([listWaitlist(asMember, query, offset, LIST_PAGE), countWaitlist(asMember)]);
  return { ...page, counts };
}

/** Everything the query finds, for a file. */
export async function loadWaitlistFile(query: QueueQuery) {
  return (await listWaitlist(asMember, query, 0, MOST_IN_A_FILE)).entries;
}

/** The number of entries in each state. */
export async function loadWaitlistCounts() {
  return countWaitlist(asMember);
}
