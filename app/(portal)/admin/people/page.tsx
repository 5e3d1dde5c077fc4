import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { PeopleList } from "@/components/accounts/administration/people-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadPeoplePage } from "@/lib/accounts/administration/load";
import { parseDone, parsePeopleQuery, PEOPLE_PAGE } from "@/lib/accounts/administration/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: PEOPLE_PAGE,
  title: "People",
  description: "Everyone with an account, and what they can access.",
  listed: false,
});

/** Everyone with an account, and what they can access. */
export default toMemberPage(async function PeoplePage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(PEOPLE_PAGE, toSearch(params));
  const query = parsePeopleQuery(params);
  const page = await loadPeoplePage(query);
  return (
    <AdminPage title="People" purpose="Everyone with an account, newest first.">
      <PeopleList {...page} query={query} done={parseDone(params)} />
    </AdminPage>
  );
});
