import { readFile } from "node:fs/promises";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { parseDefinition } from "@/lib/catalogue/definition/read-definition";
import { UsageError } from "@/lib/study/cli/error";
import { explainUnreadable } from "@/lib/study/interviews/find-files";
import { printError } from "@/lib/platform/terminal/terminal";

/**
 * Reads the definition of a study, and prints what is wrong with it.
 * @returns null where it has problems
 * @throws {UsageError} where there is no such file
 */
export async function readStudyDefinition(file: string): Promise<StudyDefinition | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    const [message, fix] = explainUnreadable(error);
    throw new UsageError(`${file}: ${message}. Fix: ${fix}.`);
  });
  const { definition, problems } = parseDefinition(text);
  for (const { path, message, remedy } of problems ?? []) {
    printError(`${[file, path].filter(Boolean).join(", ")}: ${message}. Fix: ${remedy}.`);
  }
  return definition;
}
