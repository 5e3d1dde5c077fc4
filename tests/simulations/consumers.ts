import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { createRandom, type Random } from "@/lib/statistics/random";
import { type Expecting, expectationFigures } from "@/lib/study/compute/expectations";
import type { ItemFigure } from "@/lib/study/compute/populations";
import { NO_GROUP } from "@/lib/study/compute/populations";
import { priorityScores } from "@/lib/study/compute/priorities";
import { sayDoFigures } from "@/lib/study/compute/say-do";
import { sharesOf } from "@/lib/study/compute/shares";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import { PRIORITY_ITEMS, PRIORITY_SETS, PRIORITY_SHOWN, SAY_DO_ITEMS } from "@/lib/study/questionnaire";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { type Effort, toRow } from "./row";

/** A cell of people of a wave, as all figures about consumers are put together from. */
export const CELL = { waveId: 0, ageId: 0, sexId: 0, groupId: NO_GROUP };
export const SIZES = [50, 200, 1_000];

/** How often the interval of a figure of one population of people with unequal weights holds the truth. */
export function consumerRows({ effort }: Effort): CoverageRow[] {
  const draws = Math.round(8_000 * effort);
  return SIZES.flatMap((n) => [
    ...lowest("Share of a population, weighted", n, [0.03, 0.1, 0.3, 0.5, 0.9], draws, (truth, random) =>
      drawShare(truth, n, random),
    ),
    ...lowest("Saying and doing: gap", n, [0.02, 0.05, 0.2, 0.5], draws, (truth, random) => drawGap(truth, n, random)),
    ...lowest("Priority: importance", n, [0.01, 0.05, 0.2, 0.6], draws, (truth, random) =>
      drawImportance(truth, n, random),
    ),
    ...lowest("Expectations: mean of industries", n, [0.05, 0.3, 0.7], draws / 4, (truth, random) =>
      drawExpectations(truth, n, random),
    ),
  ]);
}

type Drawn = { low: number; high: number; truth: number };

function lowest(
  what: string,
  n: number,
  truths: readonly number[],
  draws: number,
  draw: (truth: number, random: Random) => Drawn,
): CoverageRow[] {
  const found = truths.map((truth) => {
    const random = createRandom(`coverage/consumers/${what}/${n}/${truth}`);
    let covered = 0;
    for (let i = 0; i < draws; i += 1) {
      const { low, high, truth: held } = draw(truth, random);
      if (low - 1e-9 <= held && held <= high + 1e-9) covered += 1;
    }
    return covered / draws;
  });
  return [
    toRow({
      page: "consumer-groups",
      what: `${what}, lowest`,
      stratum: `${n} people`,
      promised: 0.95,
      simulated: Math.min(...found),
      low: 0.9,
      high: 1,
    }),
  ];
}

export const drawWeight = (random: Random) => Math.exp(0.3 * random.normal());

/** Answers of `n` people to one question, tallied by answer. */
function tally(question: string, n: number, random: Random, answer: () => number): Tally[] {
  const byValue = new Map<number, Tally>();
  for (let i = 0; i < n; i += 1) {
    const value = answer();
    const weight = drawWeight(random);
    const own = byValue.get(value) ?? { ...CELL, question, value, n: 0, sum: 0, sumOfSquares: 0 };
    byValue.set(value, { ...own, n: own.n + 1, sum: own.sum + weight, sumOfSquares: own.sumOfSquares + weight ** 2 });
  }
  return [...byValue.values()];
}

const ends = ({ low, high }: ItemFigure, truth: number): Drawn => ({ low: low ?? NaN, high: high ?? NaN, truth });

function drawShare(truth: number, n: number, random: Random): Drawn {
  const people = tally("q", n, random, () => (random.uniform() < truth ? 1 : 0));
  const [figure] = sharesOf(people, [{ item: "q", question: "q", counts: (value) => value === 1 }]);
  return ends(figure as ItemFigure, truth);
}

/** `apart` of the people say one thing and do another, three in four of them saying more than they do. */
function drawGap(apart: number, n: number, random: Random): Drawn {
  const item = SAY_DO_ITEMS[0]?.key ?? "";
  const people = tally(`gap/${item}`, n, random, () => {
    const draw = random.uniform();
    return draw < 0.75 * apart ? 1 : draw < apart ? -1 : 0;
  });
  const figure = sayDoFigures(people, { items: SAY_DO_ITEMS.map(({ key }) => key), positive: [4, 5] }).find(
    (each) => each.item === `${item}/gap`,
  );
  return ends(figure as ItemFigure, 0.5 * apart);
}

/** A concern that is chosen as most or least important in `chosen` of the times it is shown, as most in two of three. */
function drawImportance(chosen: number, n: number, random: Random): Drawn {
  const item = PRIORITY_ITEMS[0]?.key ?? "";
  const once = () => {
    const draw = random.uniform();
    return draw < (2 / 3) * chosen ? 1 : draw < chosen ? -1 : 0;
  };
  const [figure] = priorityScores(
    tally(item, n, random, () => once() + once()),
    {
      items: PRIORITY_ITEMS.map(({ key }) => key),
      design: { kind: "best-worst", sets: PRIORITY_SETS, shown: PRIORITY_SHOWN },
    },
  );
  return ends(figure as ItemFigure, chosen / 3);
}

const ASKED = 6;
/** People who expect much, or little, of all the industries they are asked about. */
function drawExpectations(share: number, n: number, random: Random): Drawn {
  const people = Array.from({ length: n }, (_, person): Expecting => {
    const kind = random.uniform() < 0.5 ? 1.4 : 0.6;
    const industries = Array.from({ length: ASKED }, (__, i) => (person * ASKED + i) % INDUSTRIES.length);
    const own = Math.min(1, share * kind);
    return {
      ...CELL,
      weight: drawWeight(random),
      industries,
      expects: industries.map(() => (random.uniform() < own ? 1 : 0)),
    };
  });
  const figure = expectationFigures(
    people,
    INDUSTRIES.map(({ slug }) => slug),
  ).find(({ item }) => item === "mean");
  return ends(figure as ItemFigure, (Math.min(1, 1.4 * share) + 0.6 * share) / 2);
}
