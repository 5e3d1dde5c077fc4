import type { AlertKind, Sensitivity } from "@/lib/study/risk-alert";

/** Limits at which a rule listens to a kind of alert, or that it does not listen to it. */
export type AlertLimit = Sensitivity | "off";

/** Until a day (ISO date, that day excluded), or for the waves up to a year: "until the next wave". */
export type Mute = { until: string } | { through: number };

/** Which brands a rule watches: all, those each reader follows, or the ones named (slugs). */
export type WatchedBrands = "all" | "followed" | readonly string[];

/** Of which alerts a team wants to be told. */
export interface AlertRule {
  id: string;
  name: string;
  kinds: Record<AlertKind, AlertLimit>;
  /** Smallest size that fires it, for the kinds measured in points and for those in positions; null for any. */
  points: number | null;
  positions: number | null;
  /** Slugs; empty for all of them. */
  markets: readonly string[];
  industries: readonly string[];
  brands: WatchedBrands;
  mute: Mute | null;
}

/** Most rules of a team, most brands of a rule, most characters of a name and of a note. The database holds them as well. */
export const MOST_RULES = 20;
export const MOST_WATCHED = 200;
export const LONGEST_RULE_NAME = 80;
export const LONGEST_NOTE = 500;

/** Largest smallest size that can be asked for. */
export const MOST_POINTS = 200;
export const MOST_POSITIONS = 2_000;

/** What holds for a team that has made no rule. It cannot be changed; making a rule takes its place. */
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

/** The rules that hold: the team's own, else the built-in one. */
export function rulesInForce(own: readonly AlertRule[]): readonly AlertRule[] {
  return own.length > 0 ? own : [DEFAULT_RULE];
}

/** Is a rule silent about a wave's alerts at this moment? */
export function isMuted({ mute }: Pick<AlertRule, "mute">, year: number, now: Date): boolean {
  if (mute === null) return false;
  return "until" in mute ? now.getTime() < Date.parse(mute.until) : year <= mute.through;
}

/** What a name becomes before it is kept: one line, no space around it, not too long. */
export function toRuleName(typed: string): string {
  return typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_RULE_NAME)
    .trim();
}
