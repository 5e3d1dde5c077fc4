import "server-only";
import { redirect } from "next/navigation";
import { asMember, loadGuarded, type Member } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { TIERS } from "@/lib/access/claims";
import { toTierTotals } from "@/lib/accounts/administration/agreed-subscription";
import {
  countSubscriptions,
  findPerson,
  listLog,
  listLogAreas,
  listPeople,
  listSubscriptions,
} from "@/lib/accounts/administration/queries";
import type { LogQuery, PeopleQuery, SubscriptionQuery } from "@/lib/accounts/administration/search-params";
import { FLAG_NAMES, type Flag } from "@/lib/accounts/flags/flag";
import { listFlags } from "@/lib/accounts/flags/queries";
import { listPublications } from "@/lib/rankings/publications/queries";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

/** Maximum rows of one download. */
const MOST_IN_A_FILE = 10_000;
/** Number of log lines on a person's page. */
const LINES_OF_A_PERSON = 20;

/** The admin who makes the request; anyone else is redirected before anything is read. */
export async function loadAdmin(page: string): Promise<Member> {
  const member = await loadGuarded(page);
  if (!hasRole(member.viewer, "admin")) redirect("/");
  return member;
}

const offsetOf = (page: number) => (page - 1) * LIST_PAGE;

/** One page of the list of people, for admins. Empty for anyone else. */
export async function loadPeoplePage(query: PeopleQuery) {
  return listPeople(asMember, query, offsetOf(query.page), LIST_PAGE);
}

/** One person with their recent log lines; null if there is none with that id. */
export async function loadPersonPage(userId: string) {
  const about: LogQuery = { person: userId, text: "", area: null, from: null, until: null, page: 1 };
  const [person, lines] = await Promise.all([
    findPerson(asMember, userId),
    listLog(asMember, about, 0, LINES_OF_A_PERSON),
  ]);
  return person && { person, lines };
}

/** One page of the subscriptions, and the totals of all. */
export async function loadSubscriptionPage(query: SubscriptionQuery) {
  const [page, counts] = await Promise.all([
    listSubscriptions(asMember, query, offsetOf(query.page), LIST_PAGE),
    countSubscriptions(asMember),
  ]);
  return { ...page, totals: toTierTotals(counts, TIERS) };
}

/** All matching subscriptions, for a file. */
export async function loadSubscriptionFile(query: SubscriptionQuery) {
  return (await listSubscriptions(asMember, query, 0, MOST_IN_A_FILE)).subscriptions;
}

/** One page of the log, whether there are more, and the kinds of lines in it. */
export async function loadLogPage(query: LogQuery) {
  const [lines, areas] = await Promise.all([
    listLog(asMember, query, offsetOf(query.page), LIST_PAGE + 1),
    listLogAreas(asMember),
  ]);
  return { lines: lines.slice(0, LIST_PAGE), hasMore: lines.length > LIST_PAGE, areas };
}

/** All matching lines, for a file. */
export async function loadLogFile(query: LogQuery) {
  return listLog(asMember, query, 0, MOST_IN_A_FILE);
}

/** The current switches, for admins. */
export async function loadFlagsNow(): Promise<Flag[]> {
  const flags = await listFlags(asMember);
  return flags.toSorted((a, b) => FLAG_NAMES.indexOf(a.name) - FLAG_NAMES.indexOf(b.name));
}

/** Every publication, for researchers and admins; none for anyone else. */
export async function loadPublications() {
  return listPublications(asMember);
}
