import { chooseMapping } from "@/lib/study/mapping/choose-mapping";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { tablesOf } from "@/lib/study/drafts/file-kind";
import type { FileKind } from "@/lib/study/drafts/draft";
import type { JobFile } from "@/lib/study/jobs/file-job";
import { contentOf } from "@/lib/study/drafts/uploads/upload-store";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { readBrandLines } from "@/lib/study/mapping/brand-lines";
import type { DeliveredFile } from "@/lib/study/mapping/delivered";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

type Sorted = {
  /** Files that a mapping is for, with it. */
  delivered: (DeliveredFile & { mapping: Mapping })[];
  /** Tables that are study files as they are. */
  study: JobFile[];
};

/** What each file of a draft is for: those that fit a mapping's names are mapped, other tables are study files. */
export function sortFiles(files: readonly JobFile[], definition: StudyDefinition): Sorted {
  const beside = files.map(({ uploadId, name }) => ({ path: contentOf(uploadId), name }));
  const lists = definition.mappings.flatMap(({ brands }) => (brands.from === "file" ? [brands.file] : []));
  const sorted: Sorted = { delivered: [], study: [] };
  for (const file of tablesOf(files as (JobFile & { kind: FileKind })[])) {
    const mapping = chooseMapping(definition, file.name);
    if (mapping) sorted.delivered.push({ path: contentOf(file.uploadId), name: file.name, beside, mapping });
    else if (!lists.includes(file.name)) sorted.study.push(file);
  }
  return sorted;
}

/** Reads the brand list that a mapping names, among the files of the draft. */
export function brandLinesIn(files: readonly JobFile[]) {
  return async (name: string) => {
    const file = files.find((own) => own.name === name);
    if (!file) throw new FileRefused(`the list of brands, ${name}, is not among the files`, "add it to the files");
    return readBrandLines(contentOf(file.uploadId), name);
  };
}
