import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { say } from "@/lib/catalogue/definition/wording";

/**
 * How answers become a score. A rule is never changed once figures computed by it are published: a change is a new
 * version, and every wave names the version it was computed by.
 */
export type ScoringRule = {
  version: string;
  /** First day on which figures were computed by it (ISO). */
  since: string;
  /** Marks that count. */
  counts: readonly number[];
  /**
   * Who is in the base: everyone who was asked about the brand, with "don't know" counting as no good mark, or only
   * who answered both questions.
   */
  base: "asked" | "answered";
  /** One sentence for the version history. */
  note: string;
};

/** Every rule that ever was in force, earliest first. */
export const SCORING_RULES: readonly ScoringRule[] = [
  {
    version: "top-two-of-five/1",
    since: "2026-11-20",
    counts: [4, 5],
    base: "asked",
    note: "Answers 4 and 5 count, and everyone asked is in the base.",
  },
];

/** The rule by which a study turns answers into scores. */
export function scoringRuleOf({ scale, languages }: Pick<StudyDefinition, "scale" | "languages">): ScoringRule {
  const { rule, positive, base } = scale;
  return { version: rule.version, since: rule.since, counts: positive, base, note: say({ languages }, rule.note) };
}

/** The rule in force. */
export const CURRENT_RULE = SCORING_RULES.at(-1) as ScoringRule;

/** The rule of this version, or null. */
export function findScoringRule(version: string): ScoringRule | null {
  return SCORING_RULES.find((rule) => rule.version === version) ?? null;
}
