import { JobProgress } from "@/components/accounts/releases/job-progress";
import { SubmitButton } from "@/components/ui/submit-button";
import { cancelCompute, startCompute } from "@/lib/accounts/releases/actions";
import type { ShownJob } from "@/lib/accounts/releases/release-page";
import type { Draft } from "@/lib/study/drafts/draft";

interface ComputeViewProps {
  draft: Pick<Draft, "id" | "revision" | "state" | "computationId">;
  job: ShownJob | null;
  /** Whether another study is being computed. */
  isBusy: boolean;
}

/** How far the computation of a draft is, and the forms to start and to cancel it. */
export function ComputeView({ draft, job, isBusy }: ComputeViewProps) {
  const isAtWork = job?.status === "starting" || job?.status === "running";
  return (
    <>
      {job && <JobProgress job={job} label="Computation" />}
      {isAtWork ? (
        <form action={cancelCompute} className="mt-6">
          <input type="hidden" name="draft" value={draft.id} />
          <input type="hidden" name="job" value={job.id} />
          <p className="mb-3 max-w-text text-s0 leading-6 text-ink-2">
            You can leave this page: the computation continues, even if the site restarts. Without JavaScript, reload
            the page to see its progress.
          </p>
          <SubmitButton variant="destructive">Cancel</SubmitButton>
        </form>
      ) : draft.state === "published" ? null : isBusy ? (
        <p className="mt-6 max-w-text text-s0 leading-6">
          Another study is being computed. You can start this one when it has finished.
        </p>
      ) : (
        <form action={startCompute} className="mt-6">
          <input type="hidden" name="draft" value={draft.id} />
          <input type="hidden" name="revision" value={draft.revision} />
          <SubmitButton variant={draft.computationId === null ? "default" : "outline"}>
            {job === null ? "Start the computation" : "Start again"}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
