import { RefreshWhile } from "@/components/layout/refresh-while";
import { Alert } from "@/components/ui/alert";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import type { ShownJob } from "@/lib/accounts/releases/release-page";
import { sayDuration } from "@/lib/study/jobs/job";

const STATUS_WORDS: Readonly<Record<ShownJob["status"], string>> = {
  starting: "Starting",
  running: "Running",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
  stopped: "Stopped",
};
const IN_MEGABYTES = 1_024;

function sayMemory(megabytes: number): string {
  return megabytes < IN_MEGABYTES
    ? `${formatNumber(megabytes)} MB`
    : `${formatNumber(megabytes / IN_MEGABYTES, DECIMALS.amount)} GB`;
}

/** How far a job is: its steps with their times, memory, the last lines it said, and why it failed. */
export function JobProgress({ job, label }: { job: ShownJob; label: string }) {
  const isAtWork = job.status === "starting" || job.status === "running";
  return (
    <section aria-label={label} className="mt-7">
      {isAtWork && <RefreshWhile isBusy />}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-s0 leading-6">
        <strong className="font-title" role="status">
          {STATUS_WORDS[job.status]}
        </strong>
        <span className="tabular-nums">{sayDuration(job.elapsed)}</span>
        {job.peak > 0 && (
          <span className="text-ink-2">
            {isAtWork
              ? `${sayMemory(job.memory)} of memory, at most ${sayMemory(job.peak)}`
              : `at most ${sayMemory(job.peak)} of memory`}
          </span>
        )}
      </p>
      <ol className="mt-4 border-t-2 border-ink">
        {job.steps.map((step, at) => (
          <Step key={`${at} ${step.label}`} step={step} isLast={at === job.steps.length - 1} status={job.status} />
        ))}
      </ol>
      {job.error !== null && (
        <Alert className="mt-5">
          <pre className="font-ui whitespace-pre-wrap">{job.error}</pre>
        </Alert>
      )}
      {job.status === "stopped" && <Stopped log={job.log} />}
      {job.lines.length > 0 && (
        <details className="mt-4" open={isAtWork || undefined}>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s-1 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            Last lines
          </summary>
          <pre className="mt-2 font-code text-s-1 leading-5 break-words whitespace-pre-wrap">
            {job.lines.join("\n")}
          </pre>
        </details>
      )}
    </section>
  );
}

interface StepProps {
  step: ShownJob["steps"][number];
  isLast: boolean;
  status: ShownJob["status"];
}

function Step({ step, isLast, status }: StepProps) {
  const { label, done, total } = step;
  const isAtWork = isLast && status === "running";
  const share = done !== null && total !== null && total > 0 ? Math.min(1, done / total) : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 border-b border-rule py-2.5 text-s0 leading-6 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_6rem]">
      <span className={isAtWork ? "font-title" : undefined}>{label}</span>
      <span className="text-right text-s-1 text-ink-2 tabular-nums md:col-start-3">{sayDuration(step.elapsed)}</span>
      <span className="max-md:col-span-2 md:col-start-2 md:row-start-1">
        {isAtWork && share !== null ? (
          <progress value={share} max={1} className="block h-2 w-full accent-spruce" aria-label={label}>
            {formatNumber(100 * share)}%
          </progress>
        ) : (
          <span className="text-s-1 text-ink-2">{isAtWork ? "At work" : isLast ? ENDS[status] : "Done"}</span>
        )}
      </span>
    </li>
  );
}

const ENDS: Readonly<Record<ShownJob["status"], string>> = {
  starting: "",
  running: "At work",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
  stopped: "Stopped here",
};

function Stopped({ log }: { log: string | null }) {
  return (
    <Alert className="mt-5">
      <p>
        The process stopped without an error message. The machine probably restarted or ran out of memory. Nothing was
        saved. Start it again. If it stops at the same step, raise STUDY_MEMORY or add memory to the machine.
      </p>
      {log !== null && log !== "" && (
        <pre className="mt-2 font-code text-s-1 break-words whitespace-pre-wrap">{log}</pre>
      )}
    </Alert>
  );
}
