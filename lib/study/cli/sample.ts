import { parseArgs } from "node:util";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { print } from "@/lib/platform/terminal/terminal";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { UsageError } from "@/lib/study/cli/error";
import { inventStudy } from "@/lib/study/generate/invent-study";
import path from "node:path";
import { computeWithProgress } from "@/lib/study/cli/compute";
import { publishWaves } from "@/lib/study/cli/publish";
import { loadComputation } from "@/lib/study/computation/store";
import { generateStudy } from "@/lib/study/generate/generate-study";
import { createProgress } from "@/lib/study/cli/progress-line";
import { SAMPLE_SEED } from "@/lib/study/sample/sample-study";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import { installationAt } from "@/supabase/local/installation";
import { setting } from "@/lib/platform/environment/env.server";
import { joinNames } from "@/lib/platform/words/sentences";
import { findCurrentStudy } from "@/lib/study/queries";
import { withBackend } from "@/supabase/local/connect";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** Other invented studies by name, with the folder of their definition. */
const OTHERS: Readonly<Record<string, string>> = { "second-study": "content/second-study" };

const SAMPLE_HELP = `Publish the invented sample study: generate its interviews, compute them and publish all waves.

  npm run study -- sample
  npm run study -- sample --study ${Object.keys(OTHERS).join("|")}

Not needed on a new installation: npm start does it. Interviews and results are stored in DATA_DIR and reused.

Options:
  --study NAME   an invented study of another shape (default: the setting SAMPLE_STUDY, or else the sample study). An
                 installation shows one study only, so publish it on a new one.`;

/** Waves, interviews in each, and seed of another invented study. */
const INVENTION = { years: [2021, 2023, 2025], interviews: 800, seed: SAMPLE_SEED };

/** `sample`: generates, computes and publishes an invented study. */
export async function publishSample(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { study: { type: "string" }, help: { type: "boolean", default: false, short: "h" } },
  });
  if (values.help) {
    print(SAMPLE_HELP);
    return 0;
  }
  const name = values.study ?? setting("SAMPLE_STUDY") ?? null;
  const definition = name === null ? DEFAULT_DEFINITION : await findOther(name);
  if (definition === null) return 1;
  // One backend for all of it: a study that cannot be published here is refused before it is computed.
  return withBackend(async () => {
    await assertAlone(name, definition);
    return publishInvented(name, definition);
  });
}

/** @throws {PlainFailure} if another study is published, which an invented one cannot replace */
async function assertAlone(name: string | null, { markets }: StudyDefinition): Promise<void> {
  const current = await findCurrentStudy();
  const own = new Set(markets.map(({ slug }) => slug));
  const foreign = current.markets.filter(({ slug }) => !own.has(slug));
  if (current.markets.length === 0 || (current.isSample && foreign.length === 0)) return;
  const shown = current.isSample
    ? `another sample study is published, with results of ${joinNames(foreign.map((market) => market.name))}`
    : "a real study is published";
  const sample = name === null ? "" : `SAMPLE_STUDY=${name} `;
  throw new PlainFailure(
    `Not published: ${shown}. An installation shows one study only.`,
    `Begin a new installation with it: DATA_DIR=.data-${name ?? "sample"} ${sample}npm start`,
  );
}

async function publishInvented(name: string | null, definition: StudyDefinition): Promise<number> {
  const root = setting("SAMPLE_DIR") ?? installationAt().root;
  const folder = path.join(root, name ?? "sample-study");
  const progress = createProgress("Generating interviews");
  await (name === null
    ? generateStudy({ scale: "small", fraction: 1, seed: SAMPLE_SEED, folder, onProgress: progress.update })
    : inventStudy(definition, folder, INVENTION));
  progress.done();
  const computed = await computeWithProgress({
    paths: [folder],
    rule: scoringRuleOf(definition),
    definition,
    isSample: true,
    root: path.join(root, "computations"),
  });
  if (computed === null) return 1;
  await publishWaves(computed.computation ?? (await loadComputation(computed.folder)), ["all"]);
  return 0;
}

async function findOther(name: string): Promise<StudyDefinition | null> {
  const folder = OTHERS[name];
  if (folder === undefined)
    throw new UsageError(`There is no sample study "${name}". Available: ${Object.keys(OTHERS).join(", ")}.`);
  return readDefinitionFile(path.join(folder, "study.json"));
}
