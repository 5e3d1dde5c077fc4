import { findFigure } from "@/lib/analyses/consumers/find-figure";
import type { PopulationReading } from "@/lib/analyses/consumers/dataset";

/** Answers from the lowest to the highest. */
const STEPS = ["1", "2", "3", "4", "5"] as const;

/** Shares (0–1) of the five answers to a statement, from 1 to 5. */
export type Answers = readonly [number, number, number, number, number];

/** The five shares of a statement; null if they are not shown or were not asked. */
export function readAnswers(reading: PopulationReading | null, item: string): Answers | null {
  const shares = STEPS.flatMap((step) => findFigure(reading, `${item}/${step}`)?.value ?? []);
  const [a, b, c, d, e] = shares;
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? null
    : [a, b, c, d, e];
}

/** A bar's extent on either side of the middle of its middle answer. */
export function reachOf([a, b, c, d, e]: Answers): { left: number; right: number } {
  return { left: a + b + c / 2, right: c / 2 + d + e };
}

export interface LikertBar {
  /** A bar's start and the widths of its answers, as shares of the drawing's width. */
  start: number;
  widths: number[];
}

export interface LikertLayout {
  /** The common middle of all bars. */
  middle: number;
  bars: (LikertBar | null)[];
}

/** Bars of several statements with their middles aligned, as wide as the widest on either side. */
export function toLikertLayout(answers: readonly (Answers | null)[]): LikertLayout {
  const reaches = answers.flatMap((each) => (each ? [reachOf(each)] : []));
  const [left, right] = [
    Math.max(0, ...reaches.map((reach) => reach.left)),
    Math.max(0, ...reaches.map((reach) => reach.right)),
  ];
  const width = left + right || 1;
  return {
    middle: reaches.length === 0 ? 0.5 : left / width,
    bars: answers.map((each) =>
      each ? { start: (left - reachOf(each).left) / width, widths: each.map((share) => share / width) } : null,
    ),
  };
}
