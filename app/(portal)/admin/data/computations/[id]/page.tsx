import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { ReleaseView } from "@/components/accounts/releases/release-view";
import { hasRole } from "@/lib/access/viewer";
import { loadResearcher } from "@/lib/accounts/drafts/load";
import { loadReleasePage } from "@/lib/accounts/releases/load";
import { parseOutcome, READ_WITHIN, releaseHref } from "@/lib/accounts/releases/search-params";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";

type ComputationProps = GuardedPageProps & { params: Promise<{ id: string }> };

export const metadata = toPageHead({
  path: DATA_PAGE,
  title: "Compare and publish a computation",
  description: "Compare a computed study with the published results, preview it for named people, and publish it.",
  listed: false,
});

/** A computation of the study command: what publishing changes, and publishing. */
export default toMemberPage(
  async function ComputationPage({ params, searchParams }: ComputationProps) {
    const [{ id }, search] = await Promise.all([params, searchParams]);
    const { viewer } = await loadResearcher(releaseHref(id, null));
    const page = await loadReleasePage(id);
    if (!page) return <MissingHere />;
    return (
      <AdminPage
        title="Compare and publish"
        purpose="What would change if you published this computation. Nothing is published until you confirm."
        isOverview={!hasRole(viewer, "admin")}
        within={{ href: DATA_PAGE, title: "Data" }}
      >
        <ReleaseView page={page} draft={null} outcome={parseOutcome(search)} origin={siteOrigin()} now={new Date()} />
      </AdminPage>
    );
  },
  undefined,
  READ_WITHIN,
);
