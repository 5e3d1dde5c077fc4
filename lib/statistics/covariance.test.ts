import fc from "fast-check";
import { expect, test } from "vitest";
import { WaveCovariance } from "@/lib/statistics/covariance";
import { createRandom } from "@/lib/statistics/random";
import { simulation } from "@/tests/support/simulation";

type Answer = { brand: number; value: number };
type Respondent = { weight: number; answers: Answer[] };

/** Sum of weights and weighted mean of each brand. */
function means(respondents: readonly Respondent[], size: number) {
  return Array.from({ length: size }, (_, brand) => {
    const asked = respondents.flatMap(({ weight, answers }) =>
      answers.filter((answer) => answer.brand === brand).map(({ value }) => ({ weight, value })),
    );
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    return { total, mean: asked.reduce((sum, { weight, value }) => sum + weight * value, 0) / total };
  });
}

function gather(respondents: readonly Respondent[], size: number): Float64Array {
  const brandMeans = means(respondents, size);
  const covariance = new WaveCovariance(size);
  for (const { weight, answers } of respondents) {
    covariance.add(
      Int32Array.from(answers, ({ brand }) => brand),
      Float64Array.from(answers, ({ brand, value }) => {
        const { total, mean } = brandMeans[brand] as { total: number; mean: number };
        return (weight * (value - mean)) / total;
      }),
    );
  }
  return covariance.matrix();
}

test("the covariance of two brands with one respondent in common is right by hand", () => {
  // Brand 0: 0 and 200 of weights 1 and 1, mean 100; brand 1: 200 and 0 of weights 1 and 3, mean 50.
  const matrix = gather(
    [
      { weight: 1, answers: [{ brand: 0, value: 0 }] },
      {
        weight: 1,
        answers: [
          { brand: 1, value: 200 },
          { brand: 0, value: 200 },
        ],
      },
      { weight: 3, answers: [{ brand: 1, value: 0 }] },
    ],
    2,
  );
  // (100² + 100²)/4, (150² + 3²·50²)/16, (200 − 100)·(200 − 50)/(2·4)
  expect([...matrix]).toEqual([5000, 1875, 1875, 2812.5]);
});

test("the covariance equals the sums taken entry by entry", () => {
  const size = 5;
  const respondent = fc.record({
    weight: fc.integer({ min: 1, max: 5 }),
    answers: fc.uniqueArray(fc.record({ brand: fc.nat(size - 1), value: fc.constantFrom(0, 100, 200) }), {
      selector: ({ brand }) => brand,
      minLength: 1,
      maxLength: size,
    }),
  });
  fc.assert(
    fc.property(fc.array(respondent, { minLength: 1, maxLength: 30 }), (respondents) => {
      const brandMeans = means(respondents, size);
      const matrix = gather(respondents, size);
      for (let j = 0; j < size; j += 1) {
        for (let k = 0; k < size; k += 1) {
          let direct = 0;
          for (const { weight, answers } of respondents) {
            const first = answers.find(({ brand }) => brand === j);
            const second = answers.find(({ brand }) => brand === k);
            if (first === undefined || second === undefined) continue;
            const [a, b] = [brandMeans[j], brandMeans[k]] as { total: number; mean: number }[];
            if (a === undefined || b === undefined) continue;
            direct += (weight ** 2 * (first.value - a.mean) * (second.value - b.mean)) / (a.total * b.total);
          }
          expect(matrix[j * size + k]).toBeCloseTo(direct, 6);
        }
      }
    }),
  );
});

test("the covariance reads only as many entries as it is given from a reused array", () => {
  const covariance = new WaveCovariance(3);
  covariance.add(Int32Array.of(2, 0, 1), Float64Array.of(2, 3, 99), 2);
  expect([...covariance.matrix()]).toEqual([9, 0, 6, 0, 0, 0, 6, 0, 4]);
});

simulation("the correlation of brands with common people is what repeated studies show (simulation)", () => {
  const random = createRandom("covariance of overlapping brands");
  const studies = Array.from({ length: 400 }, () => {
    const respondents = Array.from({ length: 150 }, (_, i): Respondent => {
      const mood = random.normal();
      const answer = (brand: number) => ({ brand, value: mood + random.normal() > 0 ? 100 : 0 });
      return { weight: 1 + (i % 2), answers: i % 3 === 0 ? [answer(0), answer(1)] : [answer(i % 3 === 1 ? 0 : 1)] };
    });
    const [first = NaN, second = NaN] = means(respondents, 2).map(({ mean }) => mean);
    return { first, second, estimated: gather(respondents, 2)[1] as number };
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = [mean(studies.map(({ first }) => first)), mean(studies.map(({ second }) => second))] as const;
  const seen = mean(studies.map(({ first, second }) => (first - centre[0]) * (second - centre[1])));
  const estimated = mean(studies.map((study) => study.estimated));
  expect(estimated / seen).toBeGreaterThan(0.7);
  expect(estimated / seen).toBeLessThan(1.4);
  expect(seen).toBeGreaterThan(3);
});
