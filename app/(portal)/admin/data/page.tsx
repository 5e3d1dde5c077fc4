import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { DraftList } from "@/components/accounts/drafts/draft-list";
import { DraftOutcome } from "@/components/accounts/drafts/draft-outcome";
import { PublicationList } from "@/components/accounts/administration/publication-list";
import { ReleaseList } from "@/components/accounts/releases/release-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { hasRole } from "@/lib/access/viewer";
import { loadComputations, loadReleases } from "@/lib/accounts/releases/load";
import { loadDrafts } from "@/lib/accounts/drafts/load";
import { parseSaid } from "@/lib/accounts/drafts/said";
import { loadPublications } from "@/lib/accounts/administration/load";
import { DATA_PAGE, parseDataQuery } from "@/lib/rankings/publications/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: DATA_PAGE,
  title: "Data",
  description: "Drafts of studies, and publications: who made them and from which files.",
  listed: false,
});

/** Drafts of studies, and the publications with the rollback of the latest. */
export default toMemberPage(async function DataPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(DATA_PAGE, toSearch(params));
  const query = parseDataQuery(params);
  const [study, publications, drafts, releases, computations] = await Promise.all([
    loadShownStudy(),
    loadPublications(),
    loadDrafts(),
    loadReleases(),
    loadComputations(),
  ]);
  return (
    <AdminPage
      title="Data"
      purpose="Drafts of studies, and publications: who made them and from which files."
      isOverview={!hasRole(viewer, "admin")}
    >
      <DraftOutcome said={query.done ? null : parseSaid(params)} />
      <DraftList drafts={drafts} />
      <ReleaseList releases={releases} computations={computations} now={new Date()} />
      <PublicationList study={study} publications={publications} query={query} />
    </AdminPage>
  );
});
