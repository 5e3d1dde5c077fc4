import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { type TextPart, textChanges } from "@/lib/study/compare/text-changes";

/** A field of the definition that differs; null where it is not there. */
export type DefinitionChange = { path: string; before: string | null; after: string | null; parts: TextPart[] };

/** Fields that are not of the study itself: how files are read is not published. */
const LEFT_OUT = new Set(["mappings", "$schema"]);

/**
 * The fields that differ between two definitions, in the order of the new one. Markets, industries and other lists of
 * named things are matched by their names, so that one more in front does not change all others.
 */
export function definitionChanges(
  before: Partial<StudyDefinition> | null,
  after: Partial<StudyDefinition>,
): DefinitionChange[] {
  const was = flatten(before ?? {});
  const is = flatten(after);
  const paths = [...is.keys(), ...[...was.keys()].filter((path) => !is.has(path))];
  return paths.flatMap((path) => {
    const [old, now] = [was.get(path) ?? null, is.get(path) ?? null];
    return old === now ? [] : [{ path, before: old, after: now, parts: textChanges(old ?? "", now ?? "") }];
  });
}

function flatten(definition: object): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(definition)) if (!LEFT_OUT.has(name)) put(fields, name, value);
  return fields;
}

function put(fields: Map<string, string>, path: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object" || item === null))
      fields.set(path, value.map(String).join(", "));
    else value.forEach((item: unknown, at) => put(fields, `${path}[${nameOf(item) ?? at + 1}]`, item));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, own] of Object.entries(value)) put(fields, `${path}.${name}`, own);
  } else {
    fields.set(path, value === null ? "none" : typeof value === "string" ? value : JSON.stringify(value));
  }
}

/** What tells an item of a list from the others. */
function nameOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  for (const field of ["slug", "key", "code", "id", "name"]) {
    const value: unknown = Object.entries(item).find(([name]) => name === field)?.[1];
    if (typeof value === "string") return value;
  }
  return null;
}
