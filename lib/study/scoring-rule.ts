import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { say } from "@/lib/catalogue/definition/wording";

/**
 * How answers become a score. Published rules never change: a change is a new version, and every wave names its
 * version.
 */
export type ScoringRule = {
  version: string;
  /** The first day it was used (ISO). */
  since: string;
  /** Marks that count. */
  counts: readonly number[];
  /**
   * The base: everyone asked about the brand, with "don't know" counting as not positive, or only those who answered
   * both questions.
   */
  base: "asked" | "answered";
  /** One sentence for the version history. */
  note: string;
};

/** All scoring rules, earliest first. */
export const SCORING_RULES: readonly ScoringRule[] = [
  {
    version: "top-two-of-five/1",
    since: "2026-11-20",
    counts: [4, 5],
    base: "asked",
    note: "Answers 4 and 5 count, and everyone asked is in the base.",
  },
];

/** The rule of a study. */
export function scoringRuleOf({ scale, languages }: Pick<StudyDefinition, "scale" | "languages">): ScoringRule {
  const { rule, positive, base } = scale;
  return { version: rule.version, since: rule.since, counts: positive, base, note: say({ languages }, rule.note) };
}

/** The rules under which a study’s results were computed, earliest first: those of today’s study, or its own one. */
export function scoringRulesOf(definition: Pick<StudyDefinition, "scale" | "languages">): readonly ScoringRule[] {
  const own = scoringRuleOf(definition);
  return SCORING_RULES.some(({ version }) => version === own.version) ? SCORING_RULES : [own];
}

/** The current rule. */
export const CURRENT_RULE = SCORING_RULES.at(-1) as ScoringRule;

/** The rule with this version, or null. */
export function findScoringRule(version: string): ScoringRule | null {
  return SCORING_RULES.find((rule) => rule.version === version) ?? null;
}
