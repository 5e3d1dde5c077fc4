import { createHash } from "node:crypto";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { definitionHash } from "@/lib/catalogue/definition/definition-hash";
import type { QualityRecord } from "@/lib/study/computation/quality-record";
import type { Study } from "@/lib/study/study";

/**
 * Version of the methods that compute results from interviews. Increase it whenever the same input would give other
 * results, so that a stored computation is never mistaken for a current one.
 */
export const ENGINE_VERSION = "engine/4";

/** An input file of a computation. */
export type InputFile = { name: string; kind: string; rows: number; sha256: string };

/** Results computed from input files with one engine version and one scoring rule. */
export type Computation = {
  /** Derived from engine, rule and input contents: identical computations have the same id. */
  id: string;
  engine: string;
  ruleVersion: string;
  inputs: readonly InputFile[];
  /** The study's definition and the mapping of its answers. */
  definition: StudyDefinition;
  /** Findings of the quality checks and excluded interviews; omitted if no checks were configured. */
  quality?: QualityRecord;
  study: Study;
};

/**
 * The id of a computation from these inputs: twelve hexadecimal digits of a hash of their contents, in any order. It
 * includes the hash of the definition; the default one is left out, so that computations from before definitions keep
 * their id.
 */
export function computationId(
  inputs: readonly Pick<InputFile, "kind" | "sha256">[],
  ruleVersion: string,
  isSample: boolean,
  definition: StudyDefinition = DEFAULT_DEFINITION,
): string {
  const contents = inputs.map(({ kind, sha256 }) => `${kind} ${sha256}`).sort();
  const hash = definitionHash(definition);
  const own = hash === definitionHash(DEFAULT_DEFINITION) ? [] : [`definition ${hash}`];
  const text = [ENGINE_VERSION, ruleVersion, isSample ? "sample" : "study", ...own, ...contents].join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
