import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { fitsFileName } from "@/lib/study/mapping/pattern";

/** The first mapping of a definition that matches a file name, ignoring case. */
export function chooseMapping({ mappings }: StudyDefinition, fileName: string): Mapping | null {
  const name = fileName.toLowerCase();
  return mappings.find(({ files }) => files.some((pattern) => fitsFileName(name, pattern.toLowerCase()))) ?? null;
}
