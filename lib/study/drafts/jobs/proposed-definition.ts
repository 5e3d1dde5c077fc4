import { z } from "zod";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { isTripleSData } from "@/lib/study/drafts/file-kind";
import type { UploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import { fitsFileName } from "@/lib/study/mapping/pattern";

/** A definition as a person left it, complete or not. */
export type LooseDefinition = Readonly<Record<string, unknown>>;
/** A mapping as a person left it. */
export type LooseMapping = Readonly<Record<string, unknown>>;

const loose = z.record(z.string(), z.unknown());
const named = z.looseObject({ files: z.array(z.string()) });

/** The mappings of a definition, whatever they look like. */
export function mappingsOf(definition: LooseDefinition): LooseMapping[] {
  const list = z.array(loose).safeParse(definition["mappings"]);
  return list.success ? list.data : [];
}

/** The place of the first mapping that is for a file; -1 for none. */
export function mappingFor(mappings: readonly LooseMapping[], fileName: string): number {
  const name = fileName.toLowerCase();
  return mappings.findIndex((mapping) => {
    const files = named.safeParse(mapping);
    return files.success && files.data.files.some((pattern) => fitsFileName(name, pattern.toLowerCase()));
  });
}

/** A table that was read. */
export type ReadTable = { name: string; description: UploadDescription };

/** A definition with a proposed mapping for each delivered file that none of its own is for. */
export function withProposals(definition: LooseDefinition, tables: readonly ReadTable[]): LooseDefinition {
  const mappings = mappingsOf(definition);
  for (const { name, description } of tables)
    if (description.described && mappingFor(mappings, name) === -1) mappings.push(description.described.proposal);
  return { ...definition, mappings };
}

/** Whether every file of a draft can be read by a definition: it is valid, and each delivered file has a mapping. */
export function isCompleteFor(definition: LooseDefinition, tables: readonly ReadTable[]): boolean {
  const names = tables.map(({ name }) => name);
  const own = tables.filter(({ name }) => !isTripleSData(name, names));
  const { definition: read } = readDefinition(definition);
  if (read === null || own.length === 0) return false;
  const lists = read.mappings.flatMap(({ brands }) => (brands.from === "file" ? [brands.file] : []));
  return own.every(
    ({ name, description }) =>
      description.holds !== null || lists.includes(name) || mappingFor(mappingsOf(definition), name) !== -1,
  );
}
