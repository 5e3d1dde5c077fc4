import { formatProbability, type ScoreContext, type Verdict } from "@/lib/rankings/scores/ledger";
import type { ScoreTexts } from "@/lib/rankings/scores/score-texts";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";
import { DECIMALS } from "@/lib/platform/words/format";

/** The brand that explains scores. It and its market are invented; no ranking contains it. */
export const EXAMPLE = {
  brand: "Provmark",
  description: "an example brand in an invented market",
  year: 2025,
  brandsTested: 405,
};

export const EXAMPLE_TEXTS: ScoreTexts = {
  environment: "41.2",
  social: "36.8",
  both: "27.1",
  asked: "1013",
  deff: "1.21",
};

export const EXAMPLE_CONTEXT: ScoreContext = {
  shareDigits: DECIMALS.share,
  marketMean: 61.4,
  previous: { year: 2024, score: 69.2, standardError: 2.88 },
};

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

/** Brands of the invented market whose true score changed, and by how many standard errors. */
const TRULY_MOVED = { brands: 30, by: 4 };

let others: number[] | null = null;

/** P-values of the changes of the other 404 brands, most of which did not change. Fixed by the seed. */
function pValuesOfOthers(): number[] {
  if (others) return others;
  const random = createRandom("an invented market of 405 brands");
  others = Array.from({ length: EXAMPLE.brandsTested - 1 }, (_, i) => {
    const z = random.normal(i < TRULY_MOVED.brands ? TRULY_MOVED.by : 0);
    return 2 * normalCdf(-Math.abs(z));
  });
  return others;
}

/** The example's change tested together with the changes of all brands of its market (Benjamini–Hochberg, 5%). */
export function testExample(p: number): Verdict {
  const rivals = pValuesOfOthers();
  const rank = 1 + rivals.filter((other) => other < p).length;
  const q = adjustForFalseDiscovery([p, ...rivals])[0] ?? 1;
  return {
    isClear: q <= 0.05,
    how: `${formatProbability("p", p)}, number ${rank} of ${EXAMPLE.brandsTested} tested together; ${formatProbability("q", q)}, ${q <= 0.05 ? "not above" : "above"} 0.05`,
  };
}
