import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

// Apart from the example itself: these come to browsers with articles that show it.

/** All answers, in percent: 1 to 5, then don't know. */
const ANSWERS = {
  environment: [6.1, 13.2, 24.8, 28.9, 12.3, 14.7],
  social: [5.4, 12, 23.6, 25.1, 11.7, 22.2],
} as const;

/** The marks that count in the example. */
const OF_EXAMPLE = [4, 5];

/** An answer with its share in percent; don't know has no mark. */
export type ExampleAnswer = { mark: number | null; share: number; isCounted: boolean };

/** The answers on a scale, rescaled so that those that count are the `counted` share (0–1) together. */
export function exampleAnswers(
  question: keyof typeof ANSWERS,
  counted: number,
  { min, max, good }: Pick<ShownStudy["scale"], "min" | "max" | "good">,
): ExampleAnswer[] {
  const positive = new Set((good.match(/\d+/g) ?? []).map(Number));
  const marks = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const [, , , , , dontKnow] = ANSWERS[question];
  const isOwn =
    min === 1 && marks.length === ANSWERS[question].length - 1 && [...positive].join() === OF_EXAMPLE.join();
  const answers = [...marks, null].map((mark, at) => ({
    mark,
    // On other scales most people are in the middle.
    share: isOwn ? (ANSWERS[question][at] ?? 0) : mark === null ? dontKnow : 1 + Math.min(mark - min, max - mark),
    isCounted: mark !== null && positive.has(mark),
  }));
  const sum = (isCounted: boolean) =>
    answers.reduce((all, each) => all + (each.isCounted === isCounted ? each.share : 0), 0);
  const [yes, no] = [sum(true), sum(false)];
  return answers.map(({ share, ...each }) => ({
    ...each,
    share: each.isCounted ? (share * 100 * counted) / yes : (share * 100 * (1 - counted)) / no,
  }));
}
