import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { PersonSheet } from "@/components/accounts/administration/person-sheet";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadPersonPage } from "@/lib/accounts/administration/load";
import { parseDone, PEOPLE_PAGE, USER_ID } from "@/lib/accounts/administration/search-params";
import { nameOf } from "@/lib/accounts/administration/listed-person";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: PEOPLE_PAGE,
  title: "One person",
  description: "One person: plan, team, role and activity.",
  listed: false,
});

interface PersonPageProps extends GuardedPageProps {
  params: Promise<{ user: string }>;
}

/** One person: profile, plan, team, messages and log. */
export default toMemberPage(async function PersonPage({ params, searchParams }: PersonPageProps) {
  const [{ user }, search] = await Promise.all([params, searchParams]);
  const { viewer } = await loadGuarded(`${PEOPLE_PAGE}/${user}`, toSearch(search));
  const userId = decodeURIComponent(user);
  const found = USER_ID.test(userId) ? await loadPersonPage(userId) : null;
  if (!found) return <MissingHere />;
  return (
    <AdminPage
      title={nameOf(found.person)}
      purpose={
        found.person.isGone
          ? "This account has been deleted. The log keeps its ID."
          : "What we know about this person. Admins can’t see passwords or sessions."
      }
    >
      <PersonSheet {...found} isOneself={viewer.userId === found.person.userId} done={parseDone(search)} />
    </AdminPage>
  );
});
