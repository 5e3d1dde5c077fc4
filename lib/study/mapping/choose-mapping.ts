import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { fitsFileName } from "@/lib/study/mapping/pattern";

/** The mapping of a definition that is for a file of this name, capitals aside; the first that fits. */
export function chooseMapping({ mappings }: StudyDefinition, fileName: string): Mapping | null {
  const name = fileName.toLowerCase();
  return mappings.find(({ files }) => files.some((pattern) => fitsFileName(name, pattern.toLowerCase()))) ?? null;
}
