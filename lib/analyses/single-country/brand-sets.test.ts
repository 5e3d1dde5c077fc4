import { expect, it } from "vitest";
import { toBrandSets } from "@/lib/analyses/single-country/brand-sets";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { toSubject } from "@/lib/analyses/single-country/subject";

const year = (position: number, isClear: boolean): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: { slug: "food", name: "Food" },
  overall: position,
  inIndustry: position,
  rankLow: 1,
  rankHigh: 400,
  score: 100 - position,
  error: 2.9,
  n: 1_000,
  nEff: 880,
  environment: null,
  social: null,
  both: null,
  z: null,
  index: null,
  change: isClear ? { since: 2024, points: 12, error: 3, clear: true, momentum: null } : null,
});

it("suggested sets are the top five, the nearest to the focus, and the clear changes", () => {
  const brands = ["A", "B", "C", "D", "E", "F", "G"].map((name, at): BrandHistory => ({
    slug: name.toLowerCase(),
    name,
    years: [year(at + 1, name === "G")],
  }));
  const subject = toSubject({ market: "sweden", industry: "food", brands }, [], { ...NOTHING_ASKED, brands: ["f"] });
  const view: Pick<SingleCountryView, "subject" | "focus"> = {
    subject,
    focus: subject.standings.find(({ brand }) => brand.slug === "f") ?? null,
  };
  expect(toBrandSets(view).map(({ name, brands: set }) => [name, set.map((brand) => brand.name).join("")])).toEqual([
    ["Top 5", "ABCDE"],
    ["F and its neighbours", "FDEG"],
    ["Clear changes 1", "G"],
  ]);
});
