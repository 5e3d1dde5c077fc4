import { findFigure } from "@/lib/analyses/consumers/find-figure";
import type { PopulationReading } from "@/lib/analyses/consumers/dataset";

/** Shares (0–1) of the answers to a statement, from the lowest answer to the highest. */
export type Answers = readonly number[];

/** The share of each answer to a statement; null if they are not shown or were not asked. */
export function readAnswers(reading: PopulationReading | null, item: string, steps: readonly number[]): Answers | null {
  const shares = steps.flatMap((step) => findFigure(reading, `${item}/${step}`)?.value ?? []);
  return shares.length === 0 || shares.length < steps.length ? null : shares;
}

/** A bar's extent on either side of its middle: that of the middle answer, or between the two in the middle. */
export function reachOf(answers: Answers): { left: number; right: number } {
  const half = Math.floor(answers.length / 2);
  const sum = (shares: readonly number[]) => shares.reduce((whole, share) => whole + share, 0);
  const middle = answers.length % 2 === 1 ? (answers[half] ?? 0) / 2 : 0;
  return { left: sum(answers.slice(0, half)) + middle, right: middle + sum(answers.slice(-half)) };
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
