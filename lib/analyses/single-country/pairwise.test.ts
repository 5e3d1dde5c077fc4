import { expect, test } from "vitest";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import { NO_FIGURES } from "@/lib/rankings/histories/kept-figures";
import { pairWithFocus } from "@/lib/analyses/single-country/pairwise";
import type { Standing } from "@/lib/analyses/single-country/subject";

const at = (score: number): BrandYear => ({
  ...NO_FIGURES,
  market: "sweden",
  year: 2025,
  industry: { slug: "food", name: "Food" },
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 9,
  score,
  error: 3,
  n: 1_000,
  nEff: 900,
});
const standing = (slug: string, score: number): Standing => ({
  brand: { slug, name: slug },
  at: at(score),
  order: null,
  slot: null,
});

test("a difference clear alone may not be clear among many", () => {
  const [focus, far] = [standing("focus", 80), standing("far", 71.2)];
  const near = Array.from({ length: 9 }, (_, index) => standing(`near-${index}`, 80 + index / 10));
  const clearOf = (others: Standing[]) =>
    pairWithFocus(others, focus).find(({ other }) => other.brand.slug === "far")?.clear;
  expect([clearOf([far]), clearOf([far, ...near])]).toEqual([true, false]);
});
