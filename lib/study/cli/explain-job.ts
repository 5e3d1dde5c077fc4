import { describeFailure } from "@/lib/study/cli/error";
import { InputRefused } from "@/lib/study/compute/compute-study";
import { describeProblems } from "@/lib/study/interviews/print-problems";

/** Problems that are shown on the page of a job; the command shows them all. */
const MOST_PROBLEMS = 60;

/** Why a job failed, in the words of the command, with the fix. */
export function explainJob(error: unknown): string {
  if (!(error instanceof InputRefused)) return describeFailure(error);
  const lines = describeProblems(error.groups).filter((line) => line !== "");
  const more = lines.length - MOST_PROBLEMS;
  const rest = more > 0 ? [`… and ${more} more lines. The check of the draft shows all of them.`] : [];
  return [...lines.slice(0, MOST_PROBLEMS), ...rest].join("\n");
}
