import { computationsFolder } from "@/lib/study/cli/computations";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { explainJob } from "@/lib/study/cli/explain-job";
import { computeStudy } from "@/lib/study/compute/compute-study";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import type { JobRequest } from "@/lib/study/jobs/job";
import type { Telling } from "@/lib/study/jobs/run-job";
import { noteComputation } from "@/lib/study/releases/mutations";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import { withCurrentBackend } from "@/supabase/local/connect";

type Compute = Extract<JobRequest, { kind: "compute" }>;

/** Computes and stores a study as a job asks for it, and tells the site. @returns the id of the computation */
export async function computeDraft(
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
      `Computed and stored (${id}), but the site could not be notified (${explainJob(error)}). ` +
        "Start it again; it will not be computed twice.",
      { cause: error },
    );
  }
}
