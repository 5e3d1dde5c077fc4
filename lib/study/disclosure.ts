import { jointMultiplier } from "@/lib/statistics/rank-range";

/**
 * The attack that published rank ranges invite: from the order of the brands, how far each can be up or down the
 * list, and how the ranges are made, work the scores out again. Run against what is public, it has to fail.
 */

/** What is public of one brand: how many stand surely above and surely below it, each known up to a span. */
export type RangeClue = { place: number; above: Span; below: Span };
type Span = { least: number; most: number };

export type AttackerKnowledge = {
  brandCount: number;
  /** Places are 0-based in the order of the ranking. */
  clues: readonly RangeClue[];
  level: number;
  /** What the methodology page says of the interviews. */
  interviews: number;
  designEffect: number;
  answerCorrelation: number;
  /** The market's mean score, where it is known. */
  mean: number | null;
};

/** Where the attack puts a brand: every score that fits lies between `low` and `high`. */
export type Placement = { low: number; high: number; guess: number };

/**
 * The scores that agree with everything known, brand by brand. On a scale on which every score has the same standard
 * error (the arcsine of shares), each clue says that two brands are at least, or at most, one fixed step apart. Such a
 * system of differences is solved exactly by shortest paths (Bellman), and a known mean fixes where it lies.
 */
export function placeScores(knowledge: AttackerKnowledge): Placement[] {
  const scale = evenScale(knowledge);
  const apart = smallestConsistentDistances(knowledge, scale.length);
  const { brandCount: count, mean } = knowledge;
  return Array.from({ length: count }, (_, i) => {
    let low = -(apart.at(count, i));
    let high = apart.at(i, count);
    if (mean !== null) {
      // Pushing one brand down drags the others no further than their distances demand, and likewise up.
      high = bisect(low, high, (x) => meanOf(count, (j) => scale.score(x - apart.at(i, j))) <= mean);
      low = bisect(high, low, (x) => meanOf(count, (j) => scale.score(x + apart.at(j, i))) >= mean);
    }
    return { low: scale.score(low), high: scale.score(high), guess: scale.score((low + high) / 2) };
  });
}

/** Steps from score 0 to 200, one step being the distance from which intervals are apart, and the way back. */
function evenScale({ brandCount, level, interviews, designEffect, answerCorrelation }: AttackerKnowledge) {
  const z = jointMultiplier(brandCount, level);
  const errorAtHalf = 100 * Math.sqrt((0.5 * (1 + answerCorrelation) * designEffect) / interviews);
  const length = (Math.PI * 50) / (z * errorAtHalf);
  const score = (x: number) => 200 * Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, x / length))) ** 2;
  return { length, score };
}

class Distances {
  readonly #cells: Float64Array;

  constructor(readonly size: number) {
    this.#cells = new Float64Array(size * size).fill(Infinity);
    for (let i = 0; i < size; i += 1) this.#cells[i * size + i] = 0;
  }

  /** The most by which `i` can exceed `j`. */
  at(i: number, j: number): number {
    return this.#cells[i * this.size + j] as number;
  }

  limit(i: number, j: number, most: number): void {
    if (most < this.at(i, j)) this.#cells[i * this.size + j] = most;
  }

  /** Draws all conclusions (Floyd–Warshall); false when the limits contradict each other. */
  close(): boolean {
    const { size } = this;
    const cells = this.#cells;
    for (let k = 0; k < size; k += 1) {
      for (let i = 0; i < size; i += 1) {
        const toK = cells[i * size + k] as number;
        if (toK === Infinity) continue;
        for (let j = 0; j < size; j += 1) {
          const through = toK + (cells[k * size + j] as number);
          if (through < (cells[i * size + j] as number)) cells[i * size + j] = through;
        }
      }
      if ((cells[k * size + k] as number) < -1e-9) return false;
    }
    return true;
  }
}

/** Standard errors differ a little from the rule of thumb; the attacker trusts it as far as nothing contradicts. */
function smallestConsistentDistances(knowledge: AttackerKnowledge, length: number): Distances {
  for (let slack = 0.002; slack < 1; slack *= 1.5) {
    const distances = limitsOf(knowledge, length, slack);
    if (distances.close()) return distances;
  }
  throw new Error("what is known contradicts itself");
}

function limitsOf({ brandCount: count, clues }: AttackerKnowledge, length: number, slack: number): Distances {
  const distances = new Distances(count + 1);
  const origin = count;
  for (let i = 0; i < count; i += 1) {
    distances.limit(i, origin, length);
    distances.limit(origin, i, 0);
    if (i > 0) distances.limit(i, i - 1, 0);
  }
  for (const { place, above, below } of clues) {
    if (above.least > 0) distances.limit(place, above.least - 1, -(1 - slack));
    if (above.most < place) distances.limit(above.most, place, 1 + slack);
    if (below.least > 0) distances.limit(count - below.least, place, -(1 - slack));
    if (count - 1 - below.most > place) distances.limit(place, count - 1 - below.most, 1 + slack);
  }
  return distances;
}

function meanOf(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += value(i);
  return sum / count;
}

/** The last x on the way from `inside` to `outside` that still holds. */
function bisect(inside: number, outside: number, holds: (x: number) => boolean): number {
  if (holds(outside)) return outside;
  let [good, bad] = [inside, outside];
  for (let round = 0; round < 40; round += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
