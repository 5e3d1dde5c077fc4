import { expect, test } from "vitest";
import {
  sayFirstPosition,
  sayIndustriesOfTop,
  sayMarketSize,
  toMarketAnswers,
  toMarketText,
  toWidelyFound,
} from "@/lib/rankings/markets/market-words";
import { marketOf, named, rowOf } from "@/tests/support/public-facts";

const market = marketOf("The Netherlands", { brandCount: 40 });
const rows = [rowOf(1, "Alfa", "Energy"), rowOf(2, "Beta", "Food"), rowOf(3, "Gamma", "Energy", { low: 2, high: 10 })];
const industries = [
  { ...named("Energy"), brandCount: 30 },
  { ...named("Food"), brandCount: 10 },
];
const others = [{ market: marketOf("Sweden", { brandCount: 50 }), rows: [rowOf(7, "Beta", "Food")] }];
const facts = { market, rows, industries, others };

test("a market's top 10 is described by its industries, rank ranges and brands found elsewhere", () => {
  expect(sayIndustriesOfTop(facts)).toBe(
    "The top 3 of 2025 comes from two industries: energy (2) and one with one brand.",
  );
  expect(sayFirstPosition(facts)).toBeNull();
  expect(toWidelyFound(facts)).toEqual([{ name: "Beta", markets: ["Sweden"] }]);
  expect(sayMarketSize(facts)).toBe(
    "The Netherlands has 40 ranked brands in two industries, fewer than in any other market in the study. The largest is energy with 30, the smallest food with 10.",
  );
});

test("whether the lead is settled is said only where public ranges prove it", () => {
  const top = (low: number) =>
    Array.from({ length: 10 }, (_, at) =>
      rowOf(at + 1, `Brand ${at}`, "Energy", { low: at === 0 ? 1 : low, high: 50 }),
    );
  expect(sayFirstPosition({ ...facts, rows: top(1) })).toBe(
    "The rank ranges of these 10 brands overlap: the study cannot show which of them leads.",
  );
  expect(sayFirstPosition({ ...facts, rows: top(2) })).toBe("Only one of them could be first.");
  // Fewer than ten prove nothing about the first ten.
  expect(sayFirstPosition({ ...facts, rows: top(1).slice(0, 9) })).toBeNull();
});

test("without rank ranges, a market's page does not mention them", () => {
  const bare = { ...facts, rows: rows.map((row) => ({ ...row, range: null })) };
  expect(sayFirstPosition(bare)).toBeNull();
  expect(toMarketText(bare) + JSON.stringify(toMarketAnswers(bare))).not.toMatch(/null|range/);
});

test("a market's page names its leader and how certain that is", () => {
  expect(toMarketAnswers(facts)[0]?.answer).toMatch(
    /^Alfa \(1st, safely in the top 20\) is first in 2025, ahead of Beta \(2nd, safely in the top 20\) and Gamma \(3rd, safely 2nd to 10th\)\./,
  );
  expect(toMarketAnswers({ ...facts, rows: [] })).toEqual([]);
});
