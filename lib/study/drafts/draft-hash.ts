import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/catalogue/definition/definition-hash";
import type { Draft, DraftFile } from "@/lib/study/drafts/draft";

const hashOf = (value: unknown): string => createHash("sha256").update(canonicalJson(value)).digest("hex");

/** Identifies a definition as it is stored, complete or not. */
export const hashOfDefinition = (definition: object): string => hashOf(definition);

/** Identifies what a proposal depends on: the definition without its mappings, and the names of files that are read with it. */
export function hashForProposals(definition: object, partners: readonly string[] = []): string {
  const own = { ...definition, mappings: undefined };
  return hashOf(partners.length === 0 ? own : { definition: own, partners: partners.toSorted() });
}

/** Identifies what is mapped, checked and computed: the files by name and hash, and the definition with its mappings. */
export function hashOfDraft(files: readonly DraftFile[], definition: NonNullable<Draft["definition"]>): string {
  const named = files
    .filter(({ kind }) => kind !== "definition")
    .map(({ name, sha256 }) => `${name} ${sha256}`)
    .toSorted();
  return hashOf({ files: named, definition });
}
