import type { AlertKind, Sensitivity } from "@/lib/study/risk-alert";

/** A rule's thresholds for a kind of alert, or that it ignores the kind. */
export type AlertLimit = Sensitivity | "off";

/** Until a date (ISO, exclusive), or for the waves up to a year: "until the next wave". */
export type Mute = { until: string } | { through: number };

/** The brands a rule watches: all, those each reader follows, or named ones (slugs). */
export type WatchedBrands = "all" | "followed" | readonly string[];

/** Which alerts a team wants to hear about. */
export interface AlertRule {
  id: string;
  name: string;
  kinds: Record<AlertKind, AlertLimit>;
  /** Minimum size, for the kinds measured in points and for those in positions; null for any. */
  points: number | null;
  positions: number | null;
  /** Slugs; empty for all of them. */
  markets: readonly string[];
  industries: readonly string[];
  brands: WatchedBrands;
  mute: Mute | null;
}

/** Maximum rules per team, brands per rule, and characters of a name and a note. The database enforces them too. */
export const MOST_RULES = 20;
export const MOST_WATCHED = 200;
export const LONGEST_RULE_NAME = 80;
export const LONGEST_NOTE = 500;

/** The largest minimum size that can be set. */
export const MOST_POINTS = 200;
export const MOST_POSITIONS = 2_000;

/** The rule for a team without rules of its own. It cannot be changed; creating a rule replaces it. */
export const DEFAULT_RULE: AlertRule = {
  id: "default",
  name: "Brands you follow",
  kinds: {
    "sustained-decline": "standard",
    "level-shift": "standard",
    "rank-drop": "standard",
    "age-divergence": "standard",
  },
  points: null,
  positions: null,
  markets: [],
  industries: [],
  brands: "followed",
  mute: null,
};

/** The rules that apply: the team's own, otherwise the built-in one. */
export function rulesInForce(own: readonly AlertRule[]): readonly AlertRule[] {
  return own.length > 0 ? own : [DEFAULT_RULE];
}

/** Is a rule muted for a wave's alerts now? */
export function isMuted({ mute }: Pick<AlertRule, "mute">, year: number, now: Date): boolean {
  if (mute === null) return false;
  return "until" in mute ? now.getTime() < Date.parse(mute.until) : year <= mute.through;
}

/** Normalises a name before it is saved: one line, trimmed, not too long. */
export function toRuleName(typed: string): string {
  return typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_RULE_NAME)
    .trim();
}
