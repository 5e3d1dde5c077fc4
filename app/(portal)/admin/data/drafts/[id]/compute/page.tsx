import Link from "next/link";
import { redirect } from "next/navigation";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { DraftPage } from "@/components/accounts/drafts/draft-page";
import { ComputeView } from "@/components/accounts/releases/compute-view";
import { ReleaseNotice } from "@/components/accounts/releases/release-notice";
import { buttonVariants } from "@/components/ui/button-look";
import { hasRole } from "@/lib/access/viewer";
import { currentStep, draftHref, isOpenStep } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { loadComputeJob } from "@/lib/accounts/releases/load";
import { parseOutcome } from "@/lib/accounts/releases/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

type DraftStepProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: DraftStepProps) {
  const { id } = await params;
  const description = "Compute a study: weights, scores, rank ranges, changes, forecasts, alerts.";
  return toPageHead({ path: draftHref(id, "compute"), title: "Compute a draft", description, listed: false });
}

/** The fourth step of a draft: its computation, in a process of its own. */
export default toMemberPage(async function DraftComputePage({ params, searchParams }: DraftStepProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const { viewer } = await loadResearcher(draftHref(id, "compute"));
  const draft = await loadDraft(id);
  if (!draft) return <MissingHere />;
  if (!isOpenStep(draft, "compute")) redirect(draftHref(draft.id, currentStep(draft)));
  const { job, isBusy } = await loadComputeJob(draft.jobId);
  const said = parseOutcome(search);
  // That it has started is no news once it has ended.
  const outcome = said === "computing" && job?.status !== "starting" && job?.status !== "running" ? null : said;
  return (
    <DraftPage
      draft={draft}
      step="compute"
      purpose="Weights, scores, rank ranges, changes, forecasts and alerts. Nothing is published."
      isOverview={!hasRole(viewer, "admin")}
    >
      {outcome && <ReleaseNotice outcome={outcome} />}
      <ComputeView draft={draft} job={job} isBusy={isBusy} />
      {draft.computationId !== null && (
        <Link href={draftHref(draft.id, "compare")} prefetch={false} className={buttonVariants({ className: "mt-6" })}>
          Compare with what is published
        </Link>
      )}
    </DraftPage>
  );
});
