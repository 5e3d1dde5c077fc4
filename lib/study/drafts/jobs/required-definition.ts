import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import type { JobInput } from "@/lib/study/jobs/file-job";
import { FileRefused } from "@/lib/study/interviews/file-refused";

/** The definition of a request. @throws {FileRefused} if it is not complete */
export function requireDefinition({ definition }: Pick<JobInput, "definition">): StudyDefinition {
  const read = readDefinition(definition);
  if (read.definition) return read.definition;
  const [{ path = "", message = "", remedy = "" } = {}] = read.problems;
  throw new FileRefused(`the definition is not complete: ${path}: ${message}`, remedy);
}
