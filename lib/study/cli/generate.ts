import path from "node:path";
import { parseArgs } from "node:util";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { UsageError } from "@/lib/study/cli/error";
import { FolderTaken, generateStudy } from "@/lib/study/generate/generate-study";
import type { StudyScale } from "@/lib/study/generate/study-plan";
import { createProgress } from "@/lib/study/cli/progress-line";
import { SAMPLE_SEED } from "@/lib/study/sample/sample-study";
import { installationAt } from "@/supabase/local/installation";
import { print, printError } from "@/lib/platform/terminal/terminal";

const GENERATE_HELP = `Generate the interviews of an invented study for testing the other commands. Publishes nothing.

  npm run study -- generate [options]

Writes respondents, answers, assessments (one file per wave), brands and margins, with the columns that check and
compute read, and study.json with the options used. At the small scale also finished results of earlier years.
The same options always give the same study. Existing folders are never overwritten.

Options:
  --scale small|full     small (default): 2024 and 2025, about 98,000 interviews and 3.3 million assessments; plus
                         45,000 consumer-only interviews and finished results for 2018 to 2023
                         full: 2011 to 2025, 650,000 interviews and 50 million assessments
  --fraction 0.1         only this share of the interviews
  --seed TEXT            a different text gives a different study (default "${SAMPLE_SEED}")
  --to FOLDER            output folder (default DATA_DIR/sample-study or DATA_DIR/full-study)`;

/** Folders in the data directory, by scale. */
const FOLDERS: Record<StudyScale, string> = { small: "sample-study", full: "full-study" };

/** `generate`: writes an invented study's interviews to a folder. Returns the exit code. */
export async function generate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      scale: { type: "string", default: "small" },
      fraction: { type: "string", default: "1" },
      seed: { type: "string", default: SAMPLE_SEED },
      to: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(GENERATE_HELP);
    return 0;
  }
  const scale = parseScale(values.scale);
  const folder = values.to === undefined ? path.join(installationAt().root, FOLDERS[scale]) : path.resolve(values.to);
  const request = { scale, fraction: parseFraction(values.fraction), seed: values.seed, folder };
  const startedAt = performance.now();
  const progress = createProgress("Generating interviews");
  const generated = await generateStudy({ ...request, onProgress: progress.update }).catch((error: unknown) => {
    progress.done("stopped");
    if (!(error instanceof FolderTaken)) throw error;
    printError(`${error.message} Remove it, or choose another folder with --to.`);
    return null;
  });
  if (generated === null) return 1;
  const { manifest, isNew } = generated;
  progress.done(isNew ? "done" : "nothing to do");
  const { waves, interviews, assessments, answers, brands, results, bytes } = manifest;
  print(
    `${folder}${isNew ? "" : " already contains this study"}: ${manifest.title}, ${values.scale}, seed "${manifest.seed}"`,
  );
  print(
    `  ${waves} waves, ${formatNumber(interviews)} interviews, ${formatNumber(assessments)} assessments of ${formatNumber(brands)} brands`,
  );
  print(
    `  ${formatNumber(answers)} answers to other questions${results > 0 ? `, ${formatNumber(results)} finished results of earlier years` : ""}`,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  print(
    `  ${formatNumber(bytes / 1e6, DECIMALS.amount)} MB${isNew ? `, written in ${formatNumber(seconds, DECIMALS.amount)} s` : ""}`,
  );
  return 0;
}

function parseScale(text: string): StudyScale {
  if (text === "small" || text === "full") return text;
  throw new UsageError(`--scale must be small or full; got "${text}".`);
}

function parseFraction(text: string): number {
  const fraction = /^(?:0?\.\d+|1)$/.test(text) ? Number(text) : 0;
  if (fraction > 0) return fraction;
  throw new UsageError(`--fraction must be above 0 and at most 1; got "${text}".`);
}
