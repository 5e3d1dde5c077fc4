import { createHash } from "node:crypto";
import { z } from "zod";
import type { Exclusion } from "@/lib/study/exclusion";
import type { QualityReport } from "@/lib/study/quality/quality-report";

/**
 * The stored findings of the quality checks: rules, counts by wave, and each excluded interview with its reasons.
 * Respondent ids are hashed with the computation's, so that they cannot be linked.
 */
export const qualityRecord = z.object({
  findings: z.array(
    z.object({
      check: z.string(),
      action: z.enum(["report", "exclude", "refuse"]),
      rule: z.string(),
      waves: z.array(z.object({ market: z.string(), year: z.int(), interviews: z.int(), found: z.int() })),
      details: z.array(z.string()),
    }),
  ),
  excluded: z.array(z.object({ respondent: z.string(), checks: z.array(z.string()) })),
});
export type QualityRecord = z.output<typeof qualityRecord>;

/** The record of a report; undefined if no checks were configured. */
export function recordQuality(id: string, { findings, excluded }: QualityReport): QualityRecord | undefined {
  if (findings.length === 0) return undefined;
  const hash = (respondent: string) => createHash("sha256").update(`${id} ${respondent}`).digest("hex").slice(0, 24);
  return {
    findings: findings.map(({ check, action, rule, waves, details }) => ({
      check,
      action,
      rule,
      waves: [...waves],
      details: [...details],
    })),
    excluded: excluded.map(({ respondent, checks }) => ({ respondent: hash(respondent), checks: [...checks] })),
  };
}

/** The exclusions of some waves of a record, as they are published. */
export function exclusionsOf(
  record: QualityRecord | undefined,
  waves: readonly { market: string; year: number }[],
): Exclusion[] {
  const shown = new Set(waves.map(({ market, year }) => `${market}/${year}`));
  return (record?.findings ?? [])
    .filter(({ action }) => action === "exclude")
    .flatMap(({ check, rule, waves: own }) =>
      own
        .filter(({ market, year, found }) => found > 0 && shown.has(`${market}/${year}`))
        .map(({ market, year, interviews, found }) => ({ check, rule, market, year, interviews, excluded: found })),
    );
}
