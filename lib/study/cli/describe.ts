import path from "node:path";
import { parseArgs } from "node:util";
import { print, printError } from "@/lib/platform/terminal/terminal";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { UsageError } from "@/lib/study/cli/error";
import { Steps } from "@/lib/study/cli/steps";
import { writeNew } from "@/lib/study/cli/write-new";
import { describeDelivery } from "@/lib/study/describe/describe-delivery";
import type { DescribedColumn, Description } from "@/lib/study/describe/described";
import { numberOf } from "@/lib/platform/words/sentences";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { FileRefused } from "@/lib/study/interviews/file-refused";

const MEMORY = "1GB";
/** Values of a column that are printed. */
const MOST_VALUES = 6;

const DESCRIBE_HELP = `Show what a delivered file contains and propose a mapping for it. Changes nothing.

  npm run study -- describe FILE --definition study.json [--out mapping.json]

FILE is what a research company delivers: SPSS (.sav, .zsav), Triple-S (.xml or .sss beside its data), CSV, Excel (.xlsx)
or Parquet. Its columns are listed with labels, types, values, missing values and what they seem to be for.
The proposal is a guess: read it, correct it, then give it to convert with --mapping.

Options:
  --definition FILE     study.json: what the study asks (default: the built-in study)
  --out mapping.json    write the proposed mapping; an existing file is never overwritten
  --encoding NAME       encoding of text in older files, such as windows-1252
  --memory ${MEMORY}          memory limit before using disk

Exit codes: 0 described; 1 the file cannot be read; 2 invalid arguments.`;

/** `describe`: what is in a delivered file, and how it might be mapped. Returns the exit code. */
export async function describe(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      definition: { type: "string" },
      out: { type: "string" },
      encoding: { type: "string" },
      memory: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(DESCRIBE_HELP);
    return 0;
  }
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new UsageError("Give the one file to describe.");
  if (values.memory !== undefined && !/^[1-9]\d{0,5}[MG]B$/.test(values.memory))
    throw new UsageError(`--memory must be an amount such as 2GB; got "${values.memory}".`);
  const definition = await readDefinitionFile(values.definition);
  if (definition === null) return 1;
  const steps = new Steps();
  try {
    const description = await withDuckDb({ memory: values.memory ?? MEMORY }, (session) =>
      describeDelivery(session, {
        ...{ file: { path: path.resolve(file), name: path.basename(file) }, definition, progress: steps.tell },
        encoding: values.encoding ?? null,
      }),
    ).finally(steps.end);
    printDescription(description);
    return await handOver(description, file, values.out, values.definition);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    printError(`  ${path.basename(file)}: ${error.message}. Fix: ${error.fix}.`);
    return 1;
  }
}

function printDescription(description: Description): void {
  const { file, rows, columns, encoding, weight, guesses } = description;
  const facts = [
    `${numberOf(rows ?? 0, "row")}, ${numberOf(columns.length, "column")}`,
    ...(encoding === null ? [] : [`text in ${encoding}`]),
    ...(weight === null ? [] : [`weighted by ${weight}`]),
  ];
  print(`${file}: ${facts.join(", ")}\n`);
  const widest = Math.max(...columns.map(({ name }) => name.length));
  for (const column of columns) print(describeColumn(column, widest));
  print("\nProposed mapping:");
  const part = Math.max(...guesses.map((guess) => guess.part.length));
  for (const guess of guesses) print(`  ${guess.part.padEnd(part)}  ${guess.certainty.padEnd(6)}  ${guess.words}`);
}

function describeColumn({ name, label, type, values, missing, role }: DescribedColumn, widest: number): string {
  const shown = values.slice(0, MOST_VALUES).map(({ code, label: text }) => `${code} ${text}`);
  const parts = [
    label ?? "",
    shown.length === 0 ? "" : `[${shown.join(", ")}${values.length > MOST_VALUES ? ", …" : ""}]`,
    missing.length === 0 ? "" : `missing: ${missing.join(", ")}`,
    role === null ? "" : `→ ${role}`,
  ];
  return `  ${name.padEnd(widest)}  ${type.padEnd(6)}  ${parts.filter((text) => text !== "").join("  ")}`.trimEnd();
}

async function handOver(
  { proposal, guesses }: Description,
  file: string,
  out: string | undefined,
  study = "study.json",
): Promise<number> {
  const open = guesses.filter(({ certainty }) => certainty === "open").length;
  if (open > 0) print(`\n${open === 1 ? "One part needs" : `${open} parts need`} your decision (open).`);
  if (out === undefined) {
    print("\nWrite the proposal to a file with: --out mapping.json");
    return 0;
  }
  if (!(await writeNew(out, `${JSON.stringify(proposal, null, 2)}\n`))) return 1;
  print(
    `\nWritten to ${out}. Correct it, then: npm run study -- convert ${file} --definition ${study} --mapping ${out} --out my-study`,
  );
  return 0;
}
