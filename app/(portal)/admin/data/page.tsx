import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { PublicationList } from "@/components/accounts/administration/publication-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { hasRole } from "@/lib/access/viewer";
import { loadPublications } from "@/lib/accounts/administration/load";
import { DATA_PAGE, parseDataQuery } from "@/lib/rankings/publications/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: DATA_PAGE,
  title: "Data",
  description: "Publications, who made them and from which files.",
  listed: false,
});

/** The publications of the study, with the rollback of the latest. */
export default toMemberPage(async function DataPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(DATA_PAGE, toSearch(params));
  return (
    <AdminPage
      title="Data"
      purpose="Publications, who made them and from which files. Import and publish with the study command."
      isOverview={!hasRole(viewer, "admin")}
    >
      <PublicationList
        study={await loadShownStudy()}
        publications={await loadPublications()}
        query={parseDataQuery(params)}
      />
    </AdminPage>
  );
});
