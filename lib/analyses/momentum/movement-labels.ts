import { HIGH_MOVEMENT, type MovementSummary, summariseMovements } from "@/lib/rankings/movement";
import type { BrandMove } from "./brand-moves";

/** Brands ranked in both waves, by how far they moved in the list and by whether their change of score is tested. */
export interface MovementLabels {
  summary: MovementSummary;
  /** Brands ranked in both waves. */
  ranked: number;
  far: { clear: number; noise: number };
  near: { clear: number; noise: number };
}

/**
 * The labels of movement beside the tests. Brands without a score in both waves count for the label alone; null where
 * no brand is in both waves.
 */
export function toMovementLabels(moves: readonly BrandMove[]): MovementLabels | null {
  const both = moves.filter((each) => each.gained !== null);
  const summary = summariseMovements(
    both.map(({ gained, change }) => ({ status: "known", change: gained ?? 0, clear: change?.clear ?? null })),
  );
  if (!summary) return null;
  const count = (isFar: boolean, clear: boolean) =>
    both.filter(({ gained, change }) => Math.abs(gained ?? 0) >= HIGH_MOVEMENT === isFar && change?.clear === clear)
      .length;
  const cells = (isFar: boolean) => ({ clear: count(isFar, true), noise: count(isFar, false) });
  return { summary, ranked: both.length, far: cells(true), near: cells(false) };
}

/** The label in words, as the rankings have it. */
export const LABEL_WORDS = {
  "high-movement": "high movement",
  "moderate-movement": "moderate movement",
  "low-movement": "low movement",
} as const;
