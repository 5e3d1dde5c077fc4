import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { QualityAction } from "@/lib/study/quality/quality-report";

type Check = "speeders" | "straightlining" | "duplicates" | "nonResponse" | "quotas" | "weights" | "brandLists";

/** Names of findings → the check of the definition that they are from. */
const CHECKS: Readonly<Record<string, Check>> = {
  speeders: "speeders",
  "straight-lining": "straightlining",
  duplicates: "duplicates",
  fingerprints: "duplicates",
  "non-response": "nonResponse",
  "item non-response": "nonResponse",
  quotas: "quotas",
  "over quota": "quotas",
  weights: "weights",
  "large weights": "weights",
  "brand lists": "brandLists",
};
const IMPOSSIBLE = "impossible: ";

/** Whether what is done with a finding is a choice of the definition. */
export const hasChoice = (finding: string): boolean => finding in CHECKS || finding.startsWith(IMPOSSIBLE);

/** A definition in which interviews that a check finds are reported, excluded or refused; null if it has no such check. */
export function withAction(
  definition: StudyDefinition,
  finding: string,
  action: QualityAction,
): StudyDefinition | null {
  const { quality } = definition;
  if (finding.startsWith(IMPOSSIBLE)) {
    const name = finding.slice(IMPOSSIBLE.length);
    if (!quality.impossible.some((one) => one.name === name)) return null;
    const impossible = quality.impossible.map((one) => (one.name === name ? { ...one, action } : one));
    return { ...definition, quality: { ...quality, impossible } };
  }
  const check = CHECKS[finding];
  const own = check === undefined ? null : quality[check];
  if (check === undefined || own === null) return null;
  return { ...definition, quality: { ...quality, [check]: { ...own, action } } };
}

/** Share of a wave that only an admin may exclude by one check. */
const MOST_OF_RESEARCHERS = 0.05;

/** Whether excluding what a check found takes more of a wave than a researcher may decide on. */
export function needsAdmin(waves: readonly { interviews: number; found: number }[]): boolean {
  return waves.some(({ interviews, found }) => interviews > 0 && found / interviews > MOST_OF_RESEARCHERS);
}
