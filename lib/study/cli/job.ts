import { computationsFolder } from "@/lib/study/cli/computations";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { UsageError } from "@/lib/study/cli/error";
import { explainJob } from "@/lib/study/cli/explain-job";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { publishRelease } from "@/lib/study/cli/publish-release";
import { computeStudy } from "@/lib/study/compute/compute-study";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { JOB_ID, type JobRequest } from "@/lib/study/jobs/job";
import { runJob, type Telling } from "@/lib/study/jobs/run-job";
import { noteComputation } from "@/lib/study/releases/mutations";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import { withCurrentBackend } from "@/supabase/local/connect";
import { installationAt } from "@/supabase/local/installation";

const JOB_HELP = `Run a job that the site has prepared: a computation or a publication. The site starts it by itself.

  npm run study -- job ID`;

type Compute = Extract<JobRequest, { kind: "compute" }>;

/** `job`: carries out what the site has asked for, in a process of its own. Returns the exit code. */
export async function runPrepared(args: readonly string[]): Promise<number> {
  const given = argumentsOrHelp(args, JOB_HELP, 1);
  if (given === null) return 0;
  const [id] = given;
  if (id === undefined || !JOB_ID.test(id)) throw new UsageError("Give the ID of a job.");
  const isDone = await runJob(
    installationAt().root,
    id,
    async (request, by, tell) =>
      request.kind === "compute" ? compute(request, { by, job: id }, tell) : publishRelease(request.release, tell),
    explainJob,
  );
  return isDone ? 0 : 1;
}

async function compute(
  request: Compute,
  { by, job }: { by: string | null; job: string },
  tell: Telling,
): Promise<string> {
  const definition = await readDefinitionFile(request.definition ?? undefined);
  if (definition === null) throw new Error("The definition of this study has problems. Check it again.");
  const computed = await computeStudy(
    {
      paths: request.paths,
      rule: scoringRuleOf(definition),
      definition,
      isSample: request.isSample || definition.study.isSample,
      root: computationsFolder(),
      memory: request.memory,
      // The site and its database need one.
      threads: 1,
    },
    tell.step,
  );
  for (const line of describeProblems(computed.remarks)) if (line !== "") tell.say(line);
  tell.say(computed.computation === null ? `Already computed: ${computed.id}` : `Computed: ${computed.id}`);
  if (by !== null) await note(computed.id, { userId: by, draftId: request.draft, jobId: job });
  return computed.id;
}

async function note(id: string, of: Parameters<typeof noteComputation>[1]): Promise<void> {
  try {
    await withCurrentBackend(async () => noteComputation(id, of));
  } catch (error) {
    throw new Error(
      `Computed and stored (${id}), but the site could not be told (${explainJob(error)}). ` +
        "Start it again: it is not computed twice.",
      { cause: error },
    );
  }
}
