import Link from "next/link";
import { redirect } from "next/navigation";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AcceptWarnings } from "@/components/accounts/draft-checks/accept-warnings";
import { CheckSummary } from "@/components/accounts/draft-checks/check-summary";
import { QualityList } from "@/components/accounts/draft-checks/quality-list";
import { DraftOutcome } from "@/components/accounts/drafts/draft-outcome";
import { DraftPage } from "@/components/accounts/drafts/draft-page";
import { JobLine } from "@/components/accounts/drafts/job-line";
import { ProblemList } from "@/components/accounts/drafts/problem-list";
import { buttonVariants } from "@/components/ui/button-look";
import { SubmitButton } from "@/components/ui/submit-button";
import { hasRole } from "@/lib/access/viewer";
import { startCheck } from "@/lib/accounts/draft-checks/actions";
import { loadCheck } from "@/lib/accounts/draft-checks/load";
import { draftHref, isOpenStep } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { parseSaid } from "@/lib/accounts/drafts/said";
import { toPageHead } from "@/lib/platform/site/page-head";

type DraftStepProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: DraftStepProps) {
  const { id } = await params;
  const description = "Check the files of a draft: errors, warnings, and the quality of the interviews.";
  return toPageHead({ path: draftHref(id, "check"), title: "Check of a draft", description, listed: false });
}

/** The third step of a draft: what is wrong or odd in its files. */
export default toMemberPage(async function DraftCheckPage({ params, searchParams }: DraftStepProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const { viewer } = await loadResearcher(draftHref(id, "check"));
  const found = await loadDraft(id);
  if (!found) return <MissingHere />;
  if (!isOpenStep(found, "check")) redirect(draftHref(found.id, "map"));
  const { draft, job, result } = await loadCheck(found);
  const page = draftHref(draft.id, "check");
  const { checkReport: report } = draft;
  const isOpen = draft.state !== "published";
  const isBusy = job.state === "running";
  return (
    <DraftPage
      draft={draft}
      step="check"
      purpose="The same checks as in the study command. Errors stop the study; to accept warnings, give a reason."
      isOverview={!hasRole(viewer, "admin")}
    >
      <DraftOutcome said={parseSaid(search)} />
      {job.state !== "none" && <JobLine job={job} words="The files are being checked" href={page} />}
      {isOpen && !isBusy && (
        <form action={startCheck} className="mt-6">
          <input type="hidden" name="draft" value={draft.id} />
          <SubmitButton variant={report ? "outline" : "default"}>
            {report ? "Check again" : "Check the files"}
          </SubmitButton>
        </form>
      )}
      {report && !isBusy && (
        <>
          <CheckSummary report={report} />
          {isOpenStep(draft, "compute") && isOpen && (
            <div className="mt-6">
              <Link href={draftHref(draft.id, "compute")} prefetch={false} className={buttonVariants({})}>
                Continue to compute
              </Link>
            </div>
          )}
          {report.errors === 0 && report.warnings > 0 && <AcceptWarnings draft={draft} report={report} />}
          {result && result.problems.length > 0 && (
            <section aria-labelledby="problems" className="mt-10">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 id="problems" className="text-s2 leading-title font-title tracking-name">
                  Errors and warnings
                </h2>
                <a href={`${page}/problems`} download className="link inline-flex min-h-11 items-center text-s0">
                  Download all (CSV)
                </a>
              </div>
              <ProblemList groups={result.problems} />
            </section>
          )}
          <section aria-labelledby="quality" className="mt-10">
            <h2 id="quality" className="text-s2 leading-title font-title tracking-name">
              Quality of the interviews
            </h2>
            <QualityList
              draft={draft}
              quality={report.quality}
              cases={new Map(result?.quality.map(({ check, shown }) => [check, shown]))}
              isOpen={isOpen}
              isStopped={report.errors > 0}
            />
          </section>
        </>
      )}
    </DraftPage>
  );
});
