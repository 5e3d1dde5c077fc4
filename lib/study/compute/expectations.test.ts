import { expect, test } from "vitest";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { createRandom } from "@/lib/statistics/random";
import { type Expecting, expectationFigures } from "@/lib/study/compute/expectations";
import { NO_GROUP } from "@/lib/study/compute/populations";

const SLUGS = INDUSTRIES.map(({ slug }) => slug);
const person = (industries: number[], expects: number[], weight = 1): Expecting => ({
  waveId: 0,
  ageId: 0,
  sexId: 0,
  groupId: NO_GROUP,
  weight,
  industries,
  expects,
});
const find = (people: readonly Expecting[], item: string) => {
  const figure = expectationFigures(people, SLUGS).find((one) => one.item === item);
  if (!figure) throw new Error(`no figure for ${item}`);
  return figure;
};

test("each industry is a share of those asked about it, their mean one of shares", () => {
  const people = [person([0, 1], [1, 0]), person([0], [0]), person([0, 2], [1, 1], 2)];
  expect(find(people, INDUSTRIES[0]?.slug ?? "")).toMatchObject({ n: 3, value: 0.75 });
  expect(find(people, INDUSTRIES[2]?.slug ?? "")).toMatchObject({ n: 1, value: 1 });
  expect(find(people, "mean")).toMatchObject({ n: 3, value: (0.75 + 0 + 1) / 3 });
  expect(expectationFigures(people, SLUGS).map(({ item }) => item)).toEqual([
    ...INDUSTRIES.slice(0, 3).map(({ slug }) => slug),
    "mean",
  ]);
});

test("a person who answers the same about all industries counts once in the mean's error", () => {
  const people = Array.from({ length: 100 }, (_, i) => person([0, 1, 2, 3, 4, 5], new Array<number>(6).fill(i % 2)));
  const { low, high } = find(people, "mean");
  expect((high ?? NaN) - (low ?? NaN)).toBeCloseTo(2 * 1.959964 * Math.sqrt(0.25 / 100), 6);
});

test("its interval contains the truth as often as stated, with correlated answers (simulation)", () => {
  const random = createRandom("expectations");
  const chances = INDUSTRIES.map((_, i) => 0.35 + (0.4 * i) / INDUSTRIES.length);
  const truth = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const rounds = 300;
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    const people = Array.from({ length: 220 }, (_, i) => {
      const mood = random.uniform();
      const industries = Array.from({ length: 6 }, (__, k) => (i + k * 3) % INDUSTRIES.length);
      const expects = industries.map((industry) =>
        Number((random.uniform() < 0.6 ? mood : random.uniform()) < (chances[industry] ?? 0)),
      );
      return person(industries, expects, i % 5 === 0 ? 2 : 1);
    });
    const { low, high } = find(people, "mean");
    if ((low ?? NaN) <= truth && truth <= (high ?? NaN)) held += 1;
  }
  expect(held / rounds).toBeGreaterThan(0.91);
  expect(held / rounds).toBeLessThan(0.985);
});
