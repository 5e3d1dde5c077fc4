import { errorOfScore } from "@/lib/rankings/examples/still-market";
import { createRandom } from "@/lib/statistics/random";

/** One brand of the treeline. Points of a score; `slot` is its position from the left, including gaps between trees. */
export interface TreelineBrand {
  slot: number;
  score: number;
  low: number;
  high: number;
}

export interface Treeline {
  brands: TreelineBrand[];
  trees: number;
  /** Positions from the first brand to the last, with a gap after each tree. */
  slots: number;
}

const GAP = 2;
const MARGIN = 1.96;
const ASKED = { asked: 1000, correlation: 0.5 };

/**
 * Invented industries as trees: each brand is a line as high as its score, the highest of each industry in the middle.
 * Fixed by its seed; no ranking contains these brands.
 */
export function growTreeline(trees: number, seed: string): Treeline {
  const random = createRandom(seed);
  const brands: TreelineBrand[] = [];
  let slot = 0;
  for (let tree = 0; tree < trees; tree += 1) {
    const centre = random.normal(60, 7);
    const scores = Array.from({ length: random.integer(9, 19) }, () => clamp(random.normal(centre, 19)));
    for (const score of highestInTheMiddle(scores)) {
      const margin = MARGIN * errorOfScore(score, ASKED);
      brands.push({ slot, score, low: score - margin, high: score + margin });
      slot += 1;
    }
    slot += GAP;
  }
  return { brands, trees, slots: slot - GAP };
}

const clamp = (score: number): number => Math.min(140, Math.max(18, score));

function highestInTheMiddle(scores: readonly number[]): number[] {
  const rising: number[] = [];
  const falling: number[] = [];
  [...scores].sort((a, b) => a - b).forEach((score, i) => (i % 2 === 0 ? rising.push(score) : falling.unshift(score)));
  return [...rising, ...falling];
}
