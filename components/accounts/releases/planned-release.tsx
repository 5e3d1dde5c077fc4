import { JobProgress } from "@/components/accounts/releases/job-progress";
import { RefreshWhile } from "@/components/layout/refresh-while";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { changeReleaseTime, withdrawFromRelease } from "@/lib/accounts/releases/actions";
import type { ShownRelease } from "@/lib/accounts/releases/release-page";
import { sayDistance, sayFullTime, sayTime, toWallTime } from "@/lib/platform/words/zoned-time";

interface PlannedReleaseProps {
  release: ShownRelease;
  /** The draft whose page this is; null on that of a computation. */
  draft: string | null;
  now: Date;
}

/** A planned publication: when, what happened so far, and how to change or withdraw it. */
export function PlannedRelease({ release, draft, now }: PlannedReleaseProps) {
  const { id, computationId, dueAt, zone, by, standing, error, attempts, nextTryAt, job } = release;
  const due = new Date(dueAt);
  const hidden = (
    <>
      <input type="hidden" name="computation" value={computationId} />
      <input type="hidden" name="draft" value={draft ?? ""} />
      <input type="hidden" name="release" value={id} />
    </>
  );
  return (
    <div className="border-l-4 border-spruce py-1 pl-4">
      <p className="text-s1 leading-7 font-semibold">{sayFullTime(due, zone)}</p>
      <p className="text-s0 leading-6 text-ink-2">
        {standing === "waiting" ? `Under embargo; published ${sayDistance(due, now)}.` : "The planned time has passed."}{" "}
        Planned by {by}.
      </p>
      {standing === "failing" && (
        <Alert className="mt-3">
          <p>
            {attempts === 1 ? "The first attempt" : `${attempts} attempts`} failed
            {nextTryAt !== null && `; the next is at ${sayTime(new Date(nextTryAt), zone)}`}. Published results are
            unchanged.
          </p>
          <pre className="mt-1 font-ui whitespace-pre-wrap">{error}</pre>
        </Alert>
      )}
      {job ? <JobProgress job={job} label="Publishing" /> : standing !== "waiting" && <RefreshWhile isBusy />}
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <form action={changeReleaseTime} className="flex flex-wrap items-end gap-3">
          {hidden}
          <label className="text-s-1 font-name">
            New time ({zone})
            <Input
              type="datetime-local"
              name="at"
              required
              defaultValue={toWallTime(due, zone)}
              className="w-auto! font-normal"
            />
          </label>
          <SubmitButton variant="outline" className="min-h-12">
            Change the time
          </SubmitButton>
        </form>
        <form action={withdrawFromRelease}>
          {hidden}
          <SubmitButton variant="destructive" className="min-h-12">
            Withdraw
          </SubmitButton>
        </form>
      </div>
    </div>
  );
}
