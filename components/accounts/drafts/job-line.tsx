import { ProgressBar } from "@/components/accounts/drafts/progress-bar";
import { RefreshWhile } from "@/components/accounts/drafts/refresh-while";
import type { JobState, JobStatus } from "@/lib/study/drafts/jobs/job";

interface JobLineProps {
  state: JobState;
  status: JobStatus | null;
  /** What is being worked out: "The files are checked". */
  words: string;
  /** Where to look again without scripts. */
  href: string;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How far a job is, or why it ended without a result; nothing once it is done. */
export function JobLine({ state, status, words, href }: JobLineProps) {
  if (state === "done") return null;
  if (state === "failed" || state === "stopped") {
    const { message = "it stopped", fix = "" } = status?.failure ?? {};
    return (
      <div role="alert" className="mt-6 border-l-4 border-lingon py-1 pl-4 text-s0 leading-6">
        <p className="font-title text-lingon">{sentence(message)}.</p>
        {fix !== "" && <p className="max-w-text">{sentence(fix)}.</p>}
      </div>
    );
  }
  const share = status?.done != null && status.total ? Math.min(1, status.done / status.total) : null;
  return (
    <div role="status" className="mt-6 max-w-text">
      <RefreshWhile isBusy />
      <p className="text-s0 leading-6">
        {words}. <span className="text-ink-2">{status?.step}</span>
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
