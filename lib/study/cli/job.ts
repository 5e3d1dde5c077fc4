import { UsageError } from "@/lib/study/cli/error";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { isLastJob } from "@/lib/study/jobs/file-jobs";
import { JOB_ID, type JobRequest } from "@/lib/study/jobs/job";
import { scratchOf } from "@/lib/study/jobs/job-files";
import { runJob, type Telling } from "@/lib/study/jobs/run-job";
import { installationAt } from "@/supabase/local/installation";

const JOB_HELP = `Run a job that the site has prepared: work on files, a computation or a publication. The site starts it.

  npm run study -- job ID`;

/** `job`: carries out what the site has asked for, in a process of its own. Returns the exit code. */
export async function runPrepared(args: readonly string[]): Promise<number> {
  const given = argumentsOrHelp(args, JOB_HELP, 1);
  if (given === null) return 0;
  const [id] = given;
  if (id === undefined || !JOB_ID.test(id)) throw new UsageError("Give the ID of a job.");
  const isDone = await runJob(installationAt().root, id, {
    work: async (request, by, tell) => work(request, { by, job: id }, tell),
    explain,
    isWanted: async (request) =>
      request.kind === "compute" || request.kind === "publish" || isLastJob(request.folder, request.kind, id),
  });
  return isDone ? 0 : 1;
}

/** Each kind loads only its own part. */
async function work(
  request: JobRequest,
  { by, job }: { by: string | null; job: string },
  tell: Telling,
): Promise<string> {
  switch (request.kind) {
    case "compute":
      return (await import("@/lib/study/cli/compute-draft")).computeDraft(request, { by, job }, tell);
    case "publish":
      return (await import("@/lib/study/cli/publish-release")).publishRelease(request.release, tell);
    default: {
      const place = { scratch: scratchOf(installationAt().root, job), tell: tell.step };
      return (await import("@/lib/study/drafts/jobs/work-on-files")).workOnFiles(request, job, place);
    }
  }
}

async function explain({ kind }: JobRequest, error: unknown): Promise<string> {
  return kind === "compute" || kind === "publish"
    ? (await import("@/lib/study/cli/explain-job")).explainJob(error)
    : (await import("@/lib/study/drafts/jobs/work-on-files")).explainFileJob(error);
}
