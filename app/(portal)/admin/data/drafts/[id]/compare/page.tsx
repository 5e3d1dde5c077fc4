import { redirect } from "next/navigation";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { EmptyState } from "@/components/layout/empty-state";
import { DraftPage } from "@/components/accounts/drafts/draft-page";
import { ReleaseView } from "@/components/accounts/releases/release-view";
import { hasRole } from "@/lib/access/viewer";
import { currentStep, draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { loadReleasePage } from "@/lib/accounts/releases/load";
import { parseOutcome, READ_WITHIN } from "@/lib/accounts/releases/search-params";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";

type DraftStepProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: DraftStepProps) {
  const { id } = await params;
  const description =
    "Compare a computed study with the published results, preview it for named people, and publish it.";
  return toPageHead({
    path: draftHref(id, "compare"),
    title: "Compare and publish a draft",
    description,
    listed: false,
  });
}

/** The last step of a draft: what publishing changes, and publishing. */
export default toMemberPage(
  async function DraftComparePage({ params, searchParams }: DraftStepProps) {
    const [{ id }, search] = await Promise.all([params, searchParams]);
    const { viewer } = await loadResearcher(draftHref(id, "compare"));
    const draft = await loadDraft(id);
    if (!draft) return <MissingHere />;
    if (draft.computationId === null) redirect(draftHref(draft.id, currentStep(draft)));
    const page = await loadReleasePage(draft.computationId);
    return (
      <DraftPage
        draft={draft}
        step="compare"
        purpose="What would change if you published this draft. Nothing is published until you confirm."
        isOverview={!hasRole(viewer, "admin")}
      >
        {page ? (
          <ReleaseView
            page={page}
            draft={draft.id}
            outcome={parseOutcome(search)}
            origin={siteOrigin()}
            now={new Date()}
          />
        ) : (
          <EmptyState title="This computation is no longer stored.">Compute the draft again.</EmptyState>
        )}
      </DraftPage>
    );
  },
  undefined,
  READ_WITHIN,
);
