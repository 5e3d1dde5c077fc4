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

/** Rows of one download. */
const MOST_IN_A_FILE = 10_000;
/** Lines of the log on one person's page. */
const LINES_OF_A_PERSON = 20;

/** The admin who asks for something; anyone else is sent away before anything is read. */
export async function loadAdmin(page: string): Promise<Member> {
  const member = await loadGuarded(page);
  if (!hasRole(member.viewer, "admin")) redirect("/");
  return member;
}

const offsetOf = (page: number) => (page - 1) * LIST_PAGE;

/** One page of the people with an account, for the admin who asks. Empty for anyone else. */
export async function loadPeoplePage(query: PeopleQuery) {
  return listPeople(asMember, query, offsetOf(query.page), LIST_PAGE);
}

/** One person with what the log says of them lately; null where there is none of that id. */
export async function loadPersonPage(userId: string) {
  const about: LogQuery = { person: userId, text: "", area: null, from: null, until: null, page: 1 };
  const [person, lines] = await Promise.all([
    findPerson(asMember, userId),
    listLog(asMember, about, 0, LINES_OF_A_PERSON),
  ]);
  return person && { person, lines };
}

/** One page of the subscriptions, and what all of them come to. */
export async function loadSubscriptionPage(query: SubscriptionQuery) {
  const [page, counts] = await Promise.all([
    listSubscriptions(asMember, query, offsetOf(query.page), LIST_PAGE),
    countSubscriptions(asMember),
  ]);
  return { ...page, totals: toTierTotals(counts, TIERS) };
}

/** All subscriptions that the question finds, for a file. */
export async function loadSubscriptionFile(query: SubscriptionQuery) {
  return (await listSubscriptions(asMember, query, 0, MOST_IN_A_FILE)).subscriptions;
}

/** One page of the log, whether there is another one, and what the log has lines about. */
export async function loadLogPage(query: LogQuery) {
  const [lines, areas] = await Promise.all([
    listLog(asMember, query, offsetOf(query.page), LIST_PAGE + 1),
    listLogAreas(asMember),
  ]);
  return { lines: lines.slice(0, LIST_PAGE), hasMore: lines.length > LIST_PAGE, areas };
}

/** All lines that the question finds, for a file. */
export async function loadLogFile(query: LogQuery) {
  return listLog(asMember, query, 0, MOST_IN_A_FILE);
}

/** The switches as they stand at this moment, for the admin who sets them. */
export async function loadFlagsNow(): Promise<Flag[]> {
  const flags = await listFlags(asMember);
  return flags.toSorted((a, b) => FLAG_NAMES.indexOf(a.name) - FLAG_NAMES.indexOf(b.name));
}

/** Every publication for the researcher or admin who asks; none for anyone else. */
export async function loadPublications() {
  return listPublications(asMember);
}
