import { toChange } from "@/lib/statistics/change";
import { effectiveN } from "@/lib/statistics/design-effect";
import { createRandom, type Random } from "@/lib/statistics/random";
import { scoreInterval, scoreOfShares } from "@/lib/statistics/score";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { type Effort, toRow } from "./row";
import { type Age, agesOf, type Truth, type Weighting } from "./weightings";

const SCORES = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100].flatMap((score) =>
  score === 100 ? [score] : [score, 200 - score],
);
/** How far the two answers hang together, and by how much their shares differ, both as far as the score allows. */
const KINDS = [
  { correlation: 0, apart: 0 },
  { correlation: 0.4, apart: 0.15 },
  { correlation: 0.8, apart: 0 },
];
/** Answers of one kind from which on the narrower bounds hold. */
const MANY = 10;

function truthOf(score: number, { correlation, apart }: (typeof KINDS)[number]): Truth {
  const mean = score / 200;
  const away = Math.min(apart, 0.9 * mean, 0.9 * (1 - mean));
  const [e, s] = [mean + away, mean - away];
  const spread = Math.sqrt(e * (1 - e) * s * (1 - s));
  const both = e * s + Math.min(correlation * spread, 0.98 * (Math.min(e, s) - e * s));
  return { both, first: e - both, second: s - both };
}

/** A study of one brand: its score and standard error, as published. With age groups, weights vary by 29% within each. */
function askPeople(of: Truth, n: number, random: Random, ages: readonly Age[] | null = null) {
  const sums = { weight: 0, squares: 0, both: 0, first: 0, second: 0 };
  for (let person = 0; person < n; person += 1) {
    let truth = of;
    let weight = 1;
    if (ages) {
      const at = random.uniform();
      const age = (ages.find(({ upTo }) => at < upTo) ?? ages.at(-1)) as Age;
      truth = age.truth;
      weight = age.weight * (0.5 + random.uniform());
    }
    const draw = random.uniform();
    sums.weight += weight;
    sums.squares += weight ** 2;
    if (draw < truth.both) sums.both += weight;
    else if (draw < truth.both + truth.first) sums.first += weight;
    else if (draw < truth.both + truth.first + truth.second) sums.second += weight;
  }
  const shares = {
    environment: (sums.both + sums.first) / sums.weight,
    social: (sums.both + sums.second) / sums.weight,
    both: sums.both / sums.weight,
  };
  return scoreOfShares(shares, effectiveN({ n, sum: sums.weight, sumOfSquares: sums.squares }));
}

/** How often the interval of a score holds the true one: by adding up the chances of every possible outcome. */
function exactCoverage(n: number, score: number, kind: (typeof KINDS)[number], intervals: OutcomeIntervals): number {
  const { both, first, second } = truthOf(score, kind);
  const neither = Math.max(0, 1 - both - first - second);
  const logs = [both, first, second, neither].map((share) => Math.log(share)) as [number, number, number, number];
  const factorials = [0];
  for (let i = 1; i <= n; i += 1) factorials.push((factorials[i - 1] as number) + Math.log(i));
  const at = (i: number) => factorials[i] as number;
  let covered = 0;
  let outcome = 0;
  for (let a = 0; a <= n; a += 1)
    for (let b = 0; a + b <= n; b += 1)
      for (let c = 0; a + b + c <= n; c += 1, outcome += 1) {
        if ((intervals.low[outcome] as number) > score || (intervals.high[outcome] as number) < score) continue;
        const d = n - a - b - c;
        const log = (count: number, of: number) => (count === 0 ? 0 : count * of);
        covered += Math.exp(
          at(n) - at(a) - at(b) - at(c) - at(d) + log(a, logs[0]) + log(b, logs[1]) + log(c, logs[2]) + log(d, logs[3]),
        );
      }
  return covered;
}

type OutcomeIntervals = { low: Float64Array; high: Float64Array };

/** The interval that each outcome among `n` people would be published with, in the order in which they are gone through. */
function outcomeIntervals(n: number): OutcomeIntervals {
  const count = ((n + 1) * (n + 2) * (n + 3)) / 6;
  const intervals = { low: new Float64Array(count), high: new Float64Array(count) };
  let outcome = 0;
  for (let a = 0; a <= n; a += 1)
    for (let b = 0; a + b <= n; b += 1)
      for (let c = 0; a + b + c <= n; c += 1, outcome += 1) {
        const { score, standardError } = scoreOfShares(
          { environment: (a + b) / n, social: (a + c) / n, both: a / n },
          n,
        );
        const { low, high } = scoreInterval(score, standardError);
        intervals.low[outcome] = low - 1e-9;
        intervals.high[outcome] = high + 1e-9;
      }
  return intervals;
}

type Found = { score: number; coverage: number };

/** Rows of a number of people: the mean over scores from 1 to 199, the extremes among many answers, and the least of all. */
function summarise(
  n: number,
  stratum: string,
  byKind: readonly (readonly Found[])[],
  [low, high]: readonly [number, number] = [0.93, 0.97],
): CoverageRow[] {
  const means = byKind.map((found) => meanOverScale(found));
  const all = byKind.flat();
  const many = all.filter(({ score }) => Math.min(score, 200 - score) * (n / 100) >= MANY);
  const lowest = (found: readonly Found[]) => Math.min(...found.map(({ coverage }) => coverage));
  const highest = (found: readonly Found[]) => Math.max(...found.map(({ coverage }) => coverage));
  const row = (what: string, simulated: number, least: number, most: number) =>
    toRow({ page: "scores", what, stratum, promised: 0.95, simulated, low: least, high: most });
  return [
    row("Score, mean over true scores 1 to 199, lowest", Math.min(...means), 0.94, 0.96),
    row("Score, mean over true scores 1 to 199, highest", Math.max(...means), 0.94, 0.96),
    row("Score, 10 answers of each kind or more, lowest", lowest(many), low, high),
    row("Score, 10 answers of each kind or more, highest", highest(many), low, high),
    row("Score, any true score from 1 to 199, lowest", lowest(all), 0.9, 1),
  ];
}

/** Mean over the whole scale, straight between the scores looked at. */
function meanOverScale(found: readonly Found[]): number {
  const sorted = found.toSorted((a, b) => a.score - b.score);
  let sum = 0;
  for (let i = 1; i < sorted.length; i += 1) {
    const [a, b] = [sorted[i - 1] as Found, sorted[i] as Found];
    sum += ((a.coverage + b.coverage) / 2) * (b.score - a.score);
  }
  return sum / 198;
}

/** Coverage of the score's interval among so many people, unweighted: exact. */
export function exactScoreRows(n: number): CoverageRow[] {
  const intervals = outcomeIntervals(n);
  return summarise(
    n,
    `${n} people`,
    KINDS.map((kind) => SCORES.map((score) => ({ score, coverage: exactCoverage(n, score, kind, intervals) }))),
  );
}

/** The same by simulation; weighted, each person has a weight of their own, and age groups that take part unequally rate unequally. */
export function drawnScoreRows(n: number, weighting: Weighting | null, { effort }: Effort): CoverageRow[] {
  const draws = Math.round((weighting ? (n < 100 ? 12_000 : 6_000) : 40_000) * effort);
  const random = createRandom(`coverage/scores/${n}/${weighting?.name ?? ""}`);
  const byKind = KINDS.map((kind) =>
    SCORES.map((score) => {
      const truth = truthOf(score, kind);
      const ages = weighting && agesOf(truth, weighting);
      let covered = 0;
      for (let draw = 0; draw < draws; draw += 1) {
        const { score: value, standardError } = askPeople(truth, n, random, ages);
        const { low, high } = scoreInterval(value, standardError);
        if (low <= score + 1e-9 && score - 1e-9 <= high) covered += 1;
      }
      return { score, coverage: covered / draws };
    }),
  );
  return summarise(n, `${n} people${weighting ? `, weighted: ${weighting.name}` : ""}`, byKind, weighting?.bounds);
}

/** Coverage of the interval of a change, and how often a change is called clear that is none. */
export function changeRows({ effort }: Effort): CoverageRow[] {
  const draws = Math.round(40_000 * effort);
  const pairs = [
    [50, 50],
    [50, 500],
    [500, 500],
  ] as const;
  return pairs.flatMap(([before, after]) => {
    const random = createRandom(`coverage/changes/${before}/${after}`);
    const found = [2, 10, 20, 60, 100, 140, 180, 190, 198].map((score) => {
      const truth = truthOf(score, KINDS[1] as (typeof KINDS)[number]);
      let [covered, clear] = [0, 0];
      for (let draw = 0; draw < draws; draw += 1) {
        const [then, now] = [askPeople(truth, before, random), askPeople(truth, after, random)];
        const { low, high, p } = toChange(
          { value: then.score, standardError: then.standardError },
          { value: now.score, standardError: now.standardError },
        );
        if (low <= 0 && 0 <= high) covered += 1;
        if (p < 0.05) clear += 1;
      }
      return { covered: covered / draws, clear: clear / draws };
    });
    const stratum = `${before} people, then ${after}`;
    return [
      toRow({
        page: "changes",
        what: "Change of a score, lowest of true scores 2 to 198",
        stratum,
        promised: 0.95,
        simulated: Math.min(...found.map(({ covered }) => covered)),
        low: 0.93,
        high: 1,
      }),
      toRow({
        page: "changes",
        what: "p below 0.05 though nothing changed, highest",
        stratum,
        promised: 0.05,
        simulated: Math.max(...found.map(({ clear }) => clear)),
        low: 0,
        high: 0.07,
      }),
    ];
  });
}
