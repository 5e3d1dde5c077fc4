import { ProgressBar } from "@/components/accounts/drafts/progress-bar";
import { RefreshWhile } from "@/components/layout/refresh-while";
import { sayFailure } from "@/lib/accounts/drafts/failure-words";
import type { FileJob } from "@/lib/study/jobs/file-job";

interface JobLineProps {
  job: FileJob;
  /** What is being worked out: "The files are checked". */
  words: string;
  /** Where to look again without scripts. */
  href: string;
}

/** How far a job is, or why it ended without a result; nothing once it is done. */
export function JobLine({ job: { state, step, error }, words, href }: JobLineProps) {
  if (state === "done") return null;
  if (state === "failed" || state === "stopped") {
    const [message, ...fix] = sayFailure(error);
    return (
      <div role="alert" className="mt-6 border-l-4 border-lingon py-1 pl-4 text-s0 leading-6">
        <p className="font-title text-lingon">{message}</p>
        {fix.length > 0 && <p className="max-w-text">{fix.join(" ")}</p>}
      </div>
    );
  }
  const share = step?.done != null && step.total ? Math.min(1, step.done / step.total) : null;
  return (
    <div role="status" className="mt-6 max-w-text">
      <RefreshWhile isBusy />
      <p className="text-s0 leading-6">
        {words}. <span className="text-ink-2">{step?.label}</span>
      </p>
      <div className="mt-1.5">
        <ProgressBar label={words} share={share} />
      </div>
      <noscript>
        <a href={href} className="link mt-1 inline-flex min-h-11 items-center">
          Look again
        </a>
      </noscript>
    </div>
  );
}
