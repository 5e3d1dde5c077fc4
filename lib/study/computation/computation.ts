import { createHash } from "node:crypto";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { definitionHash } from "@/lib/catalogue/definition/definition-hash";
import type { QualityRecord } from "@/lib/study/computation/quality-record";
import type { Study } from "@/lib/study/study";

/**
 * Version of the methods by which figures are computed from interviews. Raised whenever the same input would give
 * other figures, so that a stored computation is never taken for one of today.
 */
export const ENGINE_VERSION = "engine/3";

/** A file that went into a computation. */
export type InputFile = { name: string; kind: string; rows: number; sha256: string };

/** Figures computed from input files by one engine and one scoring rule. */
export type Computation = {
  /** Follows from engine, rule and the contents of the inputs: the same again has the same id. */
  id: string;
  engine: string;
  ruleVersion: string;
  inputs: readonly InputFile[];
  /** What the study asks, and how its answers became these figures. */
  definition: StudyDefinition;
  /** What the checks of quality found and left out; left out where none were asked for. */
  quality?: QualityRecord;
  study: Study;
};

/**
 * The id of what these inputs come to: twelve hexadecimal digits of a hash over their contents, in any order. The hash of
 * the definition is part of it; the default one leaves it out, so that computations from before definitions keep their id.
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
