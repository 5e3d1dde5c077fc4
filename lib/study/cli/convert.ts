import path from "node:path";
import { parseArgs } from "node:util";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { print, printError } from "@/lib/platform/terminal/terminal";
import { UsageError } from "@/lib/study/cli/error";
import { Steps } from "@/lib/study/cli/steps";
import { readDefinitionFile, readMappingFile } from "@/lib/study/cli/definition";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { countProblems, printProblems } from "@/lib/study/interviews/print-problems";
import { chooseMapping } from "@/lib/study/mapping/choose-mapping";
import { mapDelivery, type MappedDelivery } from "@/lib/study/mapping/map-delivery";
import { readBrandLines } from "@/lib/study/mapping/brand-lines";
import { writeLong } from "@/lib/study/mapping/write-long";

/** Enough for 100,000 interviews of 400 columns. */
const MEMORY = "1GB";

const CONVERT_HELP = `Convert delivered files into study files, by the mappings of a study definition. Publishes nothing.

  npm run study -- convert FILES --definition study.json --out FOLDER [options]

FILES are what a research company delivers: SPSS (.sav, .zsav), Triple-S (.xml or .sss beside its data), CSV, Excel
(.xlsx) or Parquet. Each file is read with the mapping whose file names match it.
Several files become one study. FOLDER receives respondents, assessments, answers and brands, for check and compute.

Options:
  --mapping FILE        mapping.json, as proposed by describe and corrected by you; replaces the definition's mappings
  --csv                 write CSV instead of Parquet
  --memory ${MEMORY}          memory limit before using disk

Exit codes: 0 written; 1 problems found, nothing written; 2 invalid arguments.`;

/** `convert`: turns delivered files into the files that check and compute read. Returns the exit code. */
export async function convert(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      definition: { type: "string" },
      mapping: { type: "string" },
      out: { type: "string" },
      csv: { type: "boolean", default: false },
      memory: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(CONVERT_HELP);
    return 0;
  }
  const { definition: study, out, memory } = values;
  if (positionals.length === 0) throw new UsageError("Missing argument: give the delivered files.");
  if (study === undefined)
    throw new UsageError("Missing --definition: give the study definition. Example: --definition study.json.");
  if (out === undefined)
    throw new UsageError("Missing --out: give a folder for the study files. Example: --out my-study.");
  if (memory !== undefined && !/^[1-9]\d{0,5}[MG]B$/.test(memory))
    throw new UsageError(`--memory must be an amount such as 2GB; got "${memory}".`);
  const read = await readDefinitionFile(study);
  const definition = read && values.mapping !== undefined ? await readMappingFile(values.mapping, read) : read;
  if (definition === null) return 1;
  const holder = values.mapping ?? study;
  const files = positionals.map((given) => {
    const mapping = chooseMapping(definition, path.basename(given));
    if (mapping !== null) return { path: path.resolve(given), name: given, mapping };
    const names = definition.mappings.flatMap((own) => own.files).join(", ");
    throw new UsageError(
      `No mapping in ${holder} is for ${given}. ${names === "" ? "It has no mappings." : `Its mappings are for ${names}.`}`,
    );
  });
  return convertFiles(files, definition, {
    out,
    format: values.csv ? "csv" : "parquet",
    memory,
    beside: path.dirname(holder),
    study,
  });
}

type Target = { out: string; format: "csv" | "parquet"; memory: string | undefined; beside: string; study: string };

async function convertFiles(
  files: Parameters<typeof mapDelivery>[1]["files"],
  definition: StudyDefinition,
  { out, format, memory, beside, study }: Target,
): Promise<number> {
  const startedAt = performance.now();
  return withDuckDb({ memory: memory ?? MEMORY }, async (session) => {
    const steps = new Steps();
    const mapped = await mapDelivery(session, {
      files,
      definition,
      brandLines: (file) => readBrandLines(path.join(beside, file)),
      progress: steps.tell,
    }).finally(steps.end);
    printProblems(mapped.problems);
    const problems = countProblems(mapped.problems);
    if (problems > 0) {
      printError(`\n${problems === 1 ? "One problem" : `${count(problems)} problems`}. Nothing was written.`);
      return 1;
    }
    const written = await writeLong(session, definition, out, format);
    print(`\n${describe(mapped)} in ${written.map((name) => path.basename(name)).join(", ")}.`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const peak = (process.resourceUsage().maxRSS / 1024 ** 2).toFixed(2);
    print(`Converted in ${seconds} s, peak memory ${peak} GiB.`);
    print(`Check them with: npm run study -- check ${out} --definition ${study}`);
    return 0;
  });
}

function describe({ interviews, assessments, answers, brands }: MappedDelivery): string {
  return `${count(interviews)} interviews, ${count(assessments)} assessments of ${count(brands)} brands and ${count(answers)} answers`;
}

const count = (value: number) => value.toLocaleString("en-GB");
