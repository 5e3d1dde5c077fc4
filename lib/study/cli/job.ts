import { createHash } from "node:crypto";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import { computationsFolder, findComputation } from "@/lib/study/cli/computations";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { describeFailure, UsageError } from "@/lib/study/cli/error";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { toPublication } from "@/lib/study/cli/publish";
import { refreshPages } from "@/lib/study/cli/refresh";
import { computeStudy, InputRefused } from "@/lib/study/compute/compute-study";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { JOB_ID, type JobRequest } from "@/lib/study/jobs/job";
import { runJob, type Telling } from "@/lib/study/jobs/run-job";
import { publishStudy } from "@/lib/study/mutations";
import { beginRelease, failRelease, noteComputation, settleRelease } from "@/lib/study/releases/mutations";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import { withBackend } from "@/supabase/local/connect";
import { installationAt } from "@/supabase/local/installation";

const JOB_HELP = `Run a job that the site has prepared: a computation or a publication. The site starts it by itself.

  npm run study -- job ID`;

/** Problems that are shown on the page of a job; the command shows them all. */
const MOST_PROBLEMS = 60;

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
      request.kind === "compute" ? compute(request, { by, job: id }, tell) : publish(request.release, tell),
    explain,
  );
  return isDone ? 0 : 1;
}

async function compute(request: Compute, { by, job }: { by: string | null; job: string }, tell: Telling): Promise<string> {
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
  if (by !== null)
    await withBackend(() => noteComputation(computed.id, { userId: by, draftId: request.draft, jobId: job }));
  return computed.id;
}

async function publish(id: string, tell: Telling): Promise<string> {
  return withBackend(async () => {
    const release = await beginRelease(id);
    if (!release) throw new Error("This publication was withdrawn, moved to a later time, or is done already.");
    try {
      tell.step("Reading the computation");
      const { study, input, origin } = toPublication(await findComputation(release.computationId), release.waves);
      tell.step("Publishing");
      const sha256 = createHash("sha256").update(input).digest("hex");
      const published = await publishStudy(study, { ...origin, sha256, actor: release.actor, release: id }, (done, total) =>
        tell.step("Publishing", done, total),
      );
      if (published.wasCurrent) await settleRelease(id, published.publication);
      tell.say(`Published ${formatNumber(published.rows, DECIMALS.count)} rows in ${published.waves} waves.`);
      tell.step("Refreshing the pages");
      await refreshPages();
      return String(published.publication);
    } catch (error) {
      await failRelease(id, explain(error)).catch(() => undefined);
      throw error;
    }
  });
}

/** In the command's words, with the fix. */
function explain(error: unknown): string {
  if (!(error instanceof InputRefused)) return describeFailure(error);
  const lines = describeProblems(error.groups).filter((line) => line !== "");
  const more = lines.length - MOST_PROBLEMS;
  return [...lines.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`… and ${more} more lines. Check the draft for all of them.`] : [])].join("\n");
}
