import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { toCsvTable } from "@/lib/analyses/single-country/csv-table";
import { toGap } from "@/lib/analyses/single-country/gap";
import { measureOf } from "@/lib/analyses/single-country/measure";
import { pairWithFocus } from "@/lib/analyses/single-country/pairwise";
import { stackDots } from "@/lib/analyses/single-country/strip-layout";
import { toSubject, type Standing } from "@/lib/analyses/single-country/subject";
import { toSingleCountry } from "@/lib/analyses/single-country/view";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

const industry = { slug: "food", name: "Food" };
const market = { slug: "sweden", name: "Sweden" };

function at(year: number, position: number, score: number | null, more: Partial<BrandYear> = {}): BrandYear {
  const known = score === null ? null : score;
  return {
    market: "sweden",
    year,
    industry,
    overall: position * 10,
    inIndustry: position,
    rankLow: 1,
    rankHigh: 400,
    score: known,
    error: known === null ? null : 2.9,
    n: 1_000,
    nEff: 880,
    environment: null,
    social: null,
    both: null,
    z: known === null ? null : (known - 70) / 14,
    index: known === null ? null : (100 * known) / 70,
    change: null,
    ...more,
  };
}

const brand = (slug: string, ...years: BrandYear[]): BrandHistory => ({ slug, name: slug.toUpperCase(), years });
const standing = (slug: string, score: number, position: number): Standing => ({
  brand: { slug, name: slug },
  at: at(2025, position, score),
  order: null,
  slot: null,
});

const view = (brands: BrandHistory[], asked: Partial<typeof NOTHING_ASKED> = {}) =>
  toSingleCountry({
    dataset: { market: "sweden", industry: "food", brands },
    waves: [waveOf(2024), waveOf(2025)],
    query: { ...NOTHING_ASKED, ...asked },
    market,
    industry,
  });

describe("the default selection", () => {
  const brands = ["a", "b", "c", "d", "e", "f"].map((slug, index) =>
    brand(slug, at(2024, index + 1, 100 - index), at(2025, index + 1, 100 - index)),
  );
  const dataset = { market: "sweden", industry: "food", brands };

  test.each([
    [null, ["a", "b", "c"]],
    ["d", ["d", "c", "e"]],
    ["f", ["f", "d", "e"]],
    ["elsewhere", ["a", "b", "c"]],
  ])("three brands are suggested: %s in focus, or the first, with its neighbours", (near, suggested) => {
    const { chosen } = toSubject(dataset, [waveOf(2025)], { ...NOTHING_ASKED, near });
    expect(chosen.map(({ slug }) => slug)).toEqual(suggested);
  });
  test("a brand keeps its colour when another is taken out of the chart", () => {
    const { standings } = toSubject(dataset, [waveOf(2025)], { ...NOTHING_ASKED, brands: ["a", "c"], slots: [0, 2] });
    expect(standings.slice(0, 3).map(({ order, slot }) => [order, slot])).toEqual([
      [0, 0],
      [null, null],
      [1, 2],
    ]);
  });
  test("brands of another industry are reported as absent", () => {
    const { chosen, absent, years } = toSubject(dataset, [waveOf(2025)], {
      brands: ["b", "elsewhere"],
      from: 1990,
      to: 1991,
    });
    expect([chosen.map(({ slug }) => slug), absent, years]).toEqual([["b"], ["elsewhere"], [2024, 2025]]);
  });
});

describe("measures", () => {
  test("z and index have the score's interval in their own unit", () => {
    const z = measureOf(at(2025, 1, 84), waveOf(2025), { scale: "z", part: "score" });
    expect(z?.value).toBeCloseTo(1);
    expect((z?.high ?? 0) - (z?.low ?? 0)).toBeCloseTo((2 * 1.96 * 2.9) / 14, 3);
    expect(measureOf(at(2025, 1, 84), waveOf(2025), { scale: "index", part: "score" })?.value).toBeCloseTo(120);
  });
  test("too few people asked give no value in any measure", () => {
    for (const scale of ["score", "z", "index"] as const)
      expect(measureOf(at(2025, 1, null, { n: 39 }), waveOf(2025), { scale, part: "score" })).toBeNull();
  });
  test("a share has Wilson's interval in percent", () => {
    const share = measureOf(at(2025, 1, 84, { environment: 0.4, nEff: 100 }), null, {
      scale: "score",
      part: "environment",
    });
    expect(share?.value).toBeCloseTo(40);
    expect(share?.low).toBeCloseTo(30.94, 1);
  });
});

describe("the industry compared with one brand", () => {
  test("a difference is tested the same from either brand, and not without an error", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 140, noNaN: true }),
        fc.double({ min: 20, max: 140, noNaN: true }),
        (one, other) => {
          const [a, b] = [standing("a", one, 1), standing("b", other, 2)];
          const [there, back] = [pairWithFocus([a, b], a)[0], pairWithFocus([a, b], b)[0]];
          expect(there?.clear).toBe(back?.clear);
          expect(there?.difference).toBeCloseTo(-(back?.difference ?? NaN));
        },
      ),
    );
  });
  test("5.9 points are not a clear difference, and 14 are needed to be clearly ahead", () => {
    const focus = standing("own", 93.9, 3);
    const gap = toGap([standing("next", 99.8, 2), focus, standing("low", 60, 9)], focus);
    expect(gap).toMatchObject({ direction: "behind", clear: false, sample: 1_857 });
    expect(gap?.toBeTested).toBeCloseTo(5.9 + 1.96 * Math.SQRT2 * 2.9, 2);
  });
  test("the first brand sees its lead over the next", () => {
    const focus = standing("own", 99.8, 1);
    const gap = toGap([focus, standing("low", 60, 9), standing("next", 90, 2)], focus);
    expect(gap).toMatchObject({ direction: "ahead", rival: { brand: { slug: "next" } }, clear: true, toBeTested: 0 });
  });
});

describe("the texts", () => {
  const change = (points: number, clear: boolean) => ({
    since: 2024,
    points,
    error: 4.1,
    clear,
    momentum: null,
  });
  const others = [80, 78, 76, 74].map((score, index) =>
    brand(`other-${index}`, at(2025, index + 2, score, { change: change(0.4, false) })),
  );

  test("the headline states a clear change, and never one that is not clear", () => {
    const claimOf = (clear: boolean) =>
      view([brand("own", at(2025, 1, 82, { change: change(13.2, clear) })), ...others], { brands: ["own"] })?.words;
    expect(claimOf(true)?.claim).toBe("OWN is up 13.2 points since 2024");
    expect(claimOf(true)?.standfirst).toContain("one of 27 clear changes in Sweden");
    expect(claimOf(false)?.claim).toBe("No clear differences for OWN in 2025");
    expect(claimOf(false)?.standfirst).toContain("no clear change since 2024 (+13.2 points)");
  });
  test("two changes that are not clear are told in one sentence", () => {
    const own = brand("own", at(2023, 2, 79), at(2024, 2, 80), at(2025, 1, 82, { change: change(1.4, false) }));
    const words = view([own, ...others], { brands: ["own"] })?.words;
    expect(words?.standfirst).toMatch(
      /^OWN shows no clear change since 2023 \(\+3\.0 points\) or since 2024 \(\+1\.4 points\)\. /,
    );
  });
  test("a change that is the headline is not told again below it", () => {
    const own = brand("own", at(2023, 2, 60), at(2024, 2, 81), at(2025, 1, 82, { change: change(1.4, false) }));
    const words = view([own, ...others], { brands: ["own"] })?.words;
    expect(words?.claim).toBe("OWN is up 22.0 points since 2023");
    expect(words?.standfirst).toMatch(/^OWN shows no clear change since 2024 \(\+1\.4 points\)\. /);
  });
  test("only a brand that rose is said to be closing in", () => {
    const claimOf = (own: [number, number], rival: [number, number]) => {
      const years = ([before, now]: [number, number], position: number) => [
        at(2024, position, before),
        at(2025, position, now),
      ];
      const words = toSingleCountry({
        dataset: {
          market: "sweden",
          industry: "food",
          brands: [
            { ...brand("own"), years: years(own, 2) },
            { ...brand("rival"), years: years(rival, 1) },
          ],
        },
        waves: [waveOf(2024), waveOf(2025)],
        query: { ...NOTHING_ASKED, brands: ["own"] },
        market,
        industry,
      })?.words;
      return words?.claim;
    };
    expect(claimOf([60, 85], [90, 90])).toBe("OWN is closing in on RIVAL");
    expect(claimOf([60, 60], [90, 65])).toBe("The gap between OWN and RIVAL has narrowed");
    expect(claimOf([80, 84], [90, 88])).toBe("No clear differences for OWN in 2025");
  });
  test("texts on too few people asked, or positions only, contain no value", () => {
    expect(
      view([brand("own", at(2025, 4, null, { n: 39 })), ...others], { brands: ["own"] })?.words.standfirst,
    ).toContain("Only 39 people");
    expect(view([brand("own", at(2025, 4, null, { n: null }))], { brands: ["own"] })?.words.standfirst).toContain(
      "published without scores",
    );
  });
  test("a name of 300 letters is shortened in the headline", () => {
    const long = { ...brand("own", at(2025, 1, 82)), name: "Å".repeat(300) };
    expect(Array.from(view([long, ...others], { brands: ["own"] })?.words.claim ?? "").length).toBeLessThan(80);
  });
});

test("dots in the strip chart never touch and stay at their values", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ slug: fc.string({ minLength: 1 }), x: fc.double({ min: 0, max: 700, noNaN: true }) }),
        { selector: ({ slug }) => slug, maxLength: 60 },
      ),
      (dots) => {
        const stacked = stackDots(dots, 13);
        stacked.forEach((dot, index) => {
          expect(dot.x).toBe(dots[index]?.x);
          for (const other of stacked.slice(index + 1))
            if (other.lane === dot.lane) expect(Math.abs(other.x - dot.x)).toBeGreaterThanOrEqual(13);
        });
      },
    ),
  );
});

test("the file has the page's numbers, and is empty if too few people were asked", () => {
  const shown = view(
    [brand("own", at(2024, 1, 80.06), at(2025, 1, 93.94)), brand("few", at(2025, 2, null, { n: 39 }))],
    { brands: ["own"] },
  );
  const table = shown && toCsvTable(shown);
  const score = table?.columns.findIndex(({ label }) => label === "Score") ?? -1;
  expect(table?.rows.map((row) => row[score])).toEqual([80.1, 93.9, null]);
  expect(table?.rows.every((row) => row.length === table.columns.length)).toBe(true);
});
