import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { definitionHash } from "@/lib/catalogue/definition/definition-hash";
import { publishedSchema } from "@/lib/catalogue/definition/published-schema";
import { type DefinitionProblem, parseDefinition, readMappings } from "@/lib/catalogue/definition/read-definition";
import { say } from "@/lib/catalogue/definition/wording";
import { print, printError } from "@/lib/platform/terminal/terminal";
import { UsageError } from "@/lib/study/cli/error";
import { writeNew } from "@/lib/study/cli/write-new";
import { explainUnreadable } from "@/lib/study/interviews/find-files";

const DEFINITION_HELP = `Check the definition of a study: its markets, questions, scale, weighting and everything else it decides.

  npm run study -- definition study.json
  npm run study -- definition --default --out study.json
  npm run study -- definition --schema --out study.schema.json

Options:
  --default    the built-in definition, as a starting point
  --schema     the JSON Schema, with which editors complete and check a definition
  --out FILE   write it to a file instead of the terminal; an existing file is never overwritten

Exit codes: 0 no problems; 1 problems found, each with its place and fix; 2 invalid arguments.`;

/** `definition`: checks a definition, or prints the default one or the schema. Returns the exit code. */
export async function checkDefinitionFile(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      default: { type: "boolean", default: false },
      schema: { type: "boolean", default: false },
      out: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(DEFINITION_HELP);
    return 0;
  }
  if (values.default) return handOver(DEFAULT_DEFINITION, values.out);
  if (values.schema) return handOver(publishedSchema(), values.out);
  return describe(positionals);
}

async function handOver(content: object, out: string | undefined): Promise<number> {
  const text = JSON.stringify(content, null, 2);
  if (out === undefined) {
    print(text);
    return 0;
  }
  if (!(await writeNew(out, `${text}\n`))) return 1;
  print(`Written to ${out}.`);
  return 0;
}

async function describe([file, ...others]: readonly string[]): Promise<number> {
  if (file === undefined || others.length > 0) throw new UsageError("Give the definition to check: one study.json.");
  const definition = await readDefinitionFile(file);
  if (definition === null) return 1;
  const { study, version, markets, industries, scale, weighting } = definition;
  print(
    `${say(definition, study.name)}, version ${version}: ${markets.length} markets, ${industries.list.length} industries, ` +
      `ratings from ${scale.min} to ${scale.max}, weighting: ${weighting.method}.`,
  );
  print(`No problems. SHA-256: ${definitionHash(definition)}`);
  return 0;
}

/** The definition in a file, or the default one. Prints its problems and returns null if it is invalid. */
export async function readDefinitionFile(file: string | undefined): Promise<StudyDefinition | null> {
  if (file === undefined) return DEFAULT_DEFINITION;
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    const [message, remedy] = explainUnreadable(error);
    printDefinitionProblems(file, [{ path: "", message, remedy }]);
    return null;
  }
  const { definition, problems } = parseDefinition(text);
  if (problems) printDefinitionProblems(file, problems);
  return definition;
}

/**
 * A definition with the mapping of a file in place of its own: one mapping or a list of them. Prints what is wrong and
 * answers null where it cannot be used.
 */
export async function readMappingFile(file: string, definition: StudyDefinition): Promise<StudyDefinition | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    const [message, remedy] = explainUnreadable(error);
    printDefinitionProblems(file, [{ path: "", message, remedy }]);
    return null;
  });
  if (text === null) return null;
  const read = readMappings(text, definition);
  if (read.problems) printDefinitionProblems(file, read.problems);
  return read.definition;
}

function printDefinitionProblems(file: string, problems: readonly DefinitionProblem[]): void {
  for (const { path, message, remedy } of problems)
    printError(`  ${file}${path === "" ? "" : `, ${path}`}: ${message}. Fix: ${remedy}.`);
  const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
  printError(`\n${file}: ${count}. Nothing was changed.`);
}
