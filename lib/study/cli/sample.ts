import path from "node:path";
import { computeWithProgress } from "@/lib/study/cli/compute";
import { publishWaves } from "@/lib/study/cli/publish";
import { loadComputation } from "@/lib/study/computation/store";
import { generateStudy } from "@/lib/study/generate/generate-study";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { createProgress } from "@/lib/study/cli/progress-line";
import { SAMPLE_SEED } from "@/lib/study/sample/sample-study";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";
import { installationAt } from "@/supabase/local/installation";
import { setting } from "@/lib/platform/environment/env.server";

const SAMPLE_HELP = `Publish the invented sample study: generate its interviews, compute them and publish all waves.

  npm run study -- sample

Not needed on a new installation: npm start does it. Interviews and results are stored in DATA_DIR and reused.`;

/** `sample`: makes the interviews of the invented sample study, computes them and publishes all of it. */
export async function publishSample(args: readonly string[]): Promise<number> {
  if (argumentsOrHelp(args, SAMPLE_HELP) === null) return 0;
  const root = setting("SAMPLE_DIR") ?? installationAt().root;
  const folder = path.join(root, "sample-study");
  const progress = createProgress("Generating interviews");
  await generateStudy({ scale: "small", fraction: 1, seed: SAMPLE_SEED, folder, onProgress: progress.update });
  progress.done();
  const request = { paths: [folder], rule: CURRENT_RULE, isSample: true, root: path.join(root, "computations") };
  const computed = await computeWithProgress(request);
  if (computed === null) return 1;
  await publishWaves(computed.computation ?? (await loadComputation(computed.folder)), ["all"]);
  return 0;
}
