import { createHash } from "node:crypto";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";

/** A definition as it is hashed and stored: keys sorted, no spaces, defaults filled in, without its `$schema`. */
export function canonicalDefinition(definition: StudyDefinition): string {
  const { $schema: _, ...rest } = definition;
  return canonicalJson(rest);
}

/** A value as JSON that does not depend on the order of its keys. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

/** The SHA-256 of a definition's canonical form, in hexadecimal, which identifies it. */
export function definitionHash(definition: StudyDefinition): string {
  return createHash("sha256").update(canonicalDefinition(definition)).digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, sorted(own)]));
}
