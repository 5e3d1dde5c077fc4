import { parseArgs } from "node:util";
import { DECIMALS } from "@/lib/platform/words/format";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { marketsOf } from "@/lib/catalogue/definition/markets";
import { computationsFolder } from "@/lib/study/cli/computations";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { UsageError } from "@/lib/study/cli/error";
import { loadComputation } from "@/lib/study/computation/store";
import { computeStudy, InputRefused } from "@/lib/study/compute/compute-study";
import { printProblems } from "@/lib/study/interviews/print-problems";
import { createProgress, type Progress } from "@/lib/study/cli/progress-line";
import { CURRENT_RULE, findScoringRule, SCORING_RULES, scoringRuleOf } from "@/lib/study/scoring-rule";
import type { Study, StudyWave } from "@/lib/study/study";
import { print, printError } from "@/lib/platform/terminal/terminal";

const COMPUTE_HELP = `Compute a study from its interviews: weights, scores, rank ranges, changes, forecasts, alerts. Publishes nothing.

  npm run study -- compute FILES [options]

FILES are files and folders of a study, CSV or Parquet (content/examples/interviews shows the columns), and finished
results of earlier waves; a wave may have both if its interviews contain answers but no assessments. Results are stored
in DATA_DIR/computations; unchanged files are not computed twice.

Options:
  --definition FILE      study.json: what the study asks and how it is weighted (default: the built-in study)
  --sample               label the study as sample data
  --rule VERSION         scoring rule (default ${CURRENT_RULE.version})
  --memory 3GB           memory limit before using disk
  --threads 2            processor threads (default: all)`;

/** `compute`: turns files into a stored computation and reports on it. Returns the exit code. */
export async function compute(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      definition: { type: "string" },
      sample: { type: "boolean", default: false },
      rule: { type: "string" },
      memory: { type: "string" },
      threads: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(COMPUTE_HELP);
    return 0;
  }
  if (positionals.length === 0) throw new UsageError("Missing argument: give the study files or folder.");
  if (values.rule !== undefined && values.definition !== undefined)
    throw new UsageError("Leave out --rule: the scoring rule is in the definition.");
  const chosen = values.rule === undefined ? null : findScoringRule(values.rule);
  if (values.rule !== undefined && !chosen)
    throw new UsageError(
      `Unknown scoring rule "${values.rule}". Available: ${SCORING_RULES.map(({ version }) => version).join(", ")}.`,
    );
  if (values.memory !== undefined && !/^[1-9]\d{0,5}[MG]B$/.test(values.memory))
    throw new UsageError(`--memory must be an amount such as 2GB; got "${values.memory}".`);
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  if (threads !== undefined && !(Number.isInteger(threads) && threads > 0))
    throw new UsageError(`--threads must be a whole number such as 2; got "${values.threads}".`);

  const definition = await readDefinitionFile(values.definition);
  if (definition === null) return 1;
  const startedAt = performance.now();
  const computed = await computeWithProgress({
    paths: positionals,
    rule: chosen ?? scoringRuleOf(definition),
    definition,
    isSample: values.sample || definition.study.isSample,
    root: computationsFolder(),
    memory: values.memory,
    threads,
  });
  if (computed === null) return 1;
  const { id, folder, remarks, computation } = computed;
  printProblems(remarks);
  const { study } = computation ?? (await loadComputation(folder));
  reportStudy(study, definition);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const peak = (process.resourceUsage().maxRSS / 1024 ** 2).toFixed(2);
  print(`\n${computation === null ? "Already computed" : `Computed in ${seconds} s, peak memory ${peak} GiB`}: ${id}`);
  print(`Publish it with: npm run study -- publish ${id} --wave all`);
  return 0;
}

/** Computes with a progress line; prints the problems and returns null if the input is refused. */
export async function computeWithProgress(request: Parameters<typeof computeStudy>[0]) {
  let step: Progress | null = null;
  let current = "";
  try {
    const computed = await computeStudy(request, (label, done, total) => {
      if (label !== current) {
        step?.done();
        step = createProgress(label, total);
        current = label;
      }
      if (done !== undefined) step?.update(done, total);
    });
    finish(step);
    return computed;
  } catch (error) {
    finish(step, "stopped");
    if (!(error instanceof InputRefused)) throw error;
    printProblems(error.groups);
    printError("\nNothing was computed. Published results are unchanged.");
    return null;
  }
}

/** Ends the line of the current step, if any. */
function finish(step: Progress | null, note?: string): void {
  step?.done(note);
}

/** The results of a study, market by market. */
function reportStudy(study: Study, definition: StudyDefinition): void {
  for (const { slug, name } of marketsOf(definition)) {
    const waves = study.waves.filter(({ market }) => market === slug);
    const last = waves.reduce<StudyWave | null>(
      (latest, wave) => (wave.year > (latest?.year ?? 0) ? wave : latest),
      null,
    );
    if (!last) continue;
    const results = study.results.filter(({ market, year }) => market === slug && year === last.year);
    const compared = results.filter(({ change }) => change !== null);
    const tested = compared.filter(({ change }) => change?.isTested);
    const notRanked = results.filter(({ score }) => score === null).length;
    const alerts = study.alerts.filter(({ market, year }) => market === slug && year === last.year);
    const record = study.forecastRecords.find(
      ({ market, horizon, isChosen }) => market === slug && horizon === 1 && isChosen,
    );
    const [first] = waves.map(({ year }) => year).sort((a, b) => a - b);
    print(
      `\n${name}, ${waves.length} wave${waves.length === 1 ? "" : "s"}${waves.length > 1 ? ` ${first}–${last.year}` : ` ${last.year}`}`,
    );
    print(
      `  ${last.year}: ${count(last.interviews)} interviews, ${count(last.assessments)} assessments of ${results.length} brands${notRanked > 0 ? ` (${notRanked} not ranked: fewer than ${definition.smallestBase} people asked)` : ""}`,
    );
    if (last.weighting) {
      const { designEffect, effectiveN, iterations, capped, largest } = last.weighting;
      print(
        `  weighting: design effect ${designEffect.toFixed(DECIMALS.designEffect)}, effective n ${count(effectiveN)}, ${iterations} rounds, largest weight ${largest.toFixed(DECIMALS.ratio)}, ${capped} capped`,
      );
    }
    if (last.marketMean !== null)
      print(
        `  market mean ${last.marketMean.toFixed(DECIMALS.score)}, spread ${(last.marketDeviation ?? 0).toFixed(DECIMALS.score)}`,
      );
    if (compared.length > 0) print(`  changes: ${tested.length} of ${compared.length} changes are clear`);
    if (record)
      print(
        `  forecasts: ${record.model}, ${(100 * record.coverage).toFixed(DECIMALS.share)}% of ${count(record.forecasts)} inside their 95% interval, MASE ${record.mase?.toFixed(DECIMALS.ratio) ?? "–"} (no change ${record.maseOfNaive?.toFixed(DECIMALS.ratio) ?? "–"})`,
      );
    if (alerts.length > 0) print(`  alerts: ${alerts.length}`);
  }
  const total = study.waves.reduce((sum, { interviews }) => sum + (interviews ?? 0), 0);
  const figures = study.consumers.reduce((sum, population) => sum + population.figures.length, 0);
  const sections = new Set(study.consumers.map(({ section }) => section)).size;
  print(
    `\n${study.waves.length} waves, ${count(total)} interviews, ${count(study.results.length)} results, ${count(study.ageGroups.length)} by age group, ${count(figures)} consumer results in ${sections} sections, ${count(study.forecasts.length)} forecasts, ${count(study.alerts.length)} alerts.`,
  );
}

function count(value: number | null): string {
  return value === null ? "an unknown number of" : Math.round(value).toLocaleString("en-GB");
}
