import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import { rankingScope } from "@/lib/access/ranking-scope";
import { toViewer, type Viewer } from "@/lib/access/viewer";
import type { Tier } from "@/lib/access/claims";
import { toTrend } from "@/lib/rankings/brand-panel";
import { parseMemberQuery, type MemberQuery } from "@/lib/rankings/member-query";
import { findNamed, toMemberRanking, type ReadyMemberRanking } from "@/lib/rankings/member-view";
import type { MarketSummary } from "@/lib/rankings/view";
import { toWave, type OpenScope, type WaveRow } from "@/lib/rankings/wave";
import { toYearWindow } from "@/lib/rankings/year-window";
import type { UnrankedBrand } from "@/lib/rankings/unranked";

const member = (tier: Tier | null, role: Viewer["role"] = "user") =>
  toViewer({ userId: "u", sessionId: "s", tier, role }, false);
const market: MarketSummary = {
  slug: "sweden",
  name: "Sweden",
  year: 2025,
  brandCount: 30,
  industryCount: 2,
  interviews: 40_000,
  fieldwork: null,
  publishedAt: "2026-11-20T08:00:00.000Z",
  isSample: true,
  hasScores: true,
};
const food = { slug: "food", name: "Food", brandCount: 15 };

/** Brand k at position k; even ones are Food. Every paid number contains .37 or .41; exact ranges are 3100 and more. */
const rowsOf = (year: number, over: Partial<WaveRow> = {}): WaveRow[] =>
  Array.from({ length: 30 }, (_, index) => ({
    brand_slug: `brand-${index + 1}`,
    brand_name: `Brånd ${index + 1}`,
    industry_slug: index % 2 ? "food" : "energy",
    industry_name: index % 2 ? "Food" : "Energy",
    overall_position: index + 1,
    industry_position: Math.floor(index / 2) + 1,
    rank_low: 3100 + index,
    rank_high: 3200 + index,
    range_exact: true,
    score: 150.37 - index - (2025 - year) * 3,
    standard_error: 2.41,
    n: 1037,
    ...over,
  }));

function show(
  viewer: Viewer,
  asked: Partial<MemberQuery> = {},
  rows = rowsOf,
  unranked: UnrankedBrand[] = [],
): ReadyMemberRanking {
  const question = { byIndustry: false, year: 2025, latestYear: 2025, currentYear: 2025 };
  const scope = rankingScope(viewer, question) as OpenScope;
  const view = toMemberRanking({
    query: { ...parseMemberQuery({}, STUDY_OF_TODAY), ...asked },
    market,
    industry: asked.industry === "food" ? food : null,
    wave: toWave(2025, rows(2025), scope),
    earlier: scope.movement ? toWave(2024, rows(2024), scope) : null,
    isOpen: scope.scores,
    trend: [],
    unranked,
  });
  if (view.status !== "ready") throw new Error(view.status);
  return view;
}

describe("a free member", () => {
  it("a free member sees every position and no paid data, even if the rows contain them", () => {
    const view = show(member(null), { brand: "brand-4", show: 45 });
    expect(view.rows).toHaveLength(30);
    expect(view).toMatchObject({ scores: "locked", movements: "locked", summary: null, marketMean: null, reach: null });
    expect(view.rows[3]).toEqual({
      position: 4,
      brand: { slug: "brand-4", name: "Brånd 4" },
      industry: { slug: "food", name: "Food" },
      overall: 4,
      inIndustry: 2,
      range: null,
      score: { status: "locked" },
      movement: { status: "locked" },
    });
    expect(view.panel).toMatchObject({
      positions: [
        { list: "market", position: 4, of: 30, movement: null },
        { list: "industry", position: 2, of: 15, movement: null },
      ],
      score: { status: "locked" },
      analytics: null,
    });
    expect(JSON.stringify(view)).not.toMatch(/\.37|2\.41|1037|3[12]\d\d/);
  });
  it("a free member sees a range that the database widened", () => {
    const widened = (year: number) =>
      rowsOf(year, { rank_low: 1, rank_high: 20, range_exact: false, score: null, standard_error: null, n: null });
    expect(show(member(null), {}, widened).rows[0]?.range).toEqual({ low: 1, high: 20, exact: false });
  });
  it("a free member cannot sort by a locked column", () => {
    expect(show(member(null), { sort: "change" }).query.sort).toBe("position");
  });
});

describe.each(["essential", "professional", "enterprise"] as const)("%s", (tier) => {
  it("a member with full access sees scores, exact rank ranges and clear changes", () => {
    const view = show(member(tier), { brand: "brand-4" });
    expect(view).toMatchObject({ scores: "open", movements: "open", found: 30, total: 30 });
    expect(view.rows).toHaveLength(20);
    expect(view.rows[0]).toMatchObject({
      score: { status: "known", value: 150.37 },
      range: { low: 3100, exact: true },
      movement: { status: "known", change: 0, clear: false },
    });
    expect(view.marketMean).toBeCloseTo(150.37 - 14.5, 9);
    expect(view.panel?.analytics?.closest.map(({ position }) => position)).toEqual([2, 3, 4, 5]);
    expect(view.panel?.analytics?.industry).toHaveLength(15);
  });
});

describe("the ranking", () => {
  const paid = member("professional");
  it("the ranking of an industry shows positions in the industry", () => {
    const view = show(paid, { industry: "food", brand: "brand-4" });
    expect(view.rows.map(({ position, overall }) => [position, overall]).slice(0, 2)).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(view.panel?.analytics?.closest.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(view).toMatchObject({ total: 15, panel: { previous: { slug: "brand-2" }, next: { slug: "brand-6" } } });
  });
  it("the ranking of an industry has no rank ranges, which belong to the market", () => {
    expect(show(paid).rows.every(({ range }) => range !== null)).toBe(true);
    expect(show(paid, { industry: "food", show: 45 }).rows.filter(({ range }) => range !== null)).toEqual([]);
  });
  it("the ranking opens a brand with its position in the selected list first", () => {
    // Brand 4 was third of the market's food brands and sixth of the market; now it is second and fourth.
    const shuffled = (year: number) =>
      rowsOf(year).map((row) =>
        year === 2024 && row.brand_slug === "brand-4" ? { ...row, overall_position: 23, industry_position: 3 } : row,
      );
    const inMarket = {
      list: "market",
      name: "Sweden",
      position: 4,
      of: 30,
      range: { low: 3103, high: 3203, exact: true },
      movement: { since: 2024, cell: { status: "known", change: 19 } },
    };
    const inIndustry = {
      list: "industry",
      name: "Food",
      position: 2,
      of: 15,
      movement: { since: 2024, cell: { status: "known", change: 1 } },
    };
    const open = (asked: Partial<MemberQuery>) => show(paid, { brand: "brand-4", ...asked }, shuffled);
    expect(open({}).panel?.positions).toMatchObject([inMarket, inIndustry]);
    expect(open({ industry: "food" }).panel?.positions).toMatchObject([inIndustry, inMarket]);
    expect(open({ industry: "food" }).panel?.positions[0]).not.toHaveProperty("range");
  });
  it("the ranking is searched without accents and recognises a full name", () => {
    const view = show(paid, { q: "brand 12" });
    expect(view.rows.map(({ brand }) => brand.slug)).toEqual(["brand-12"]);
    expect(findNamed(view)).toMatchObject({ slug: "brand-12" });
    expect(findNamed(show(paid, { q: "brand 1" }))).toMatchObject({ slug: "brand-1" });
    expect(findNamed(show(paid, { q: "brand" }))).toBeNull();
    expect(show(paid, { q: "nothing" })).toMatchObject({ found: 0, rows: [], total: 30 });
  });
  it("the ranking drops a selected brand that it does not contain", () => {
    expect(show(paid, { brand: "no-such-brand" })).toMatchObject({ panel: null, query: { brand: null } });
    expect(show(paid, { brand: "brand-1", industry: "food" }).panel).toBeNull();
  });
  it("a ranking without brands is empty and causes no error", () => {
    const source = {
      query: parseMemberQuery({}, STUDY_OF_TODAY),
      market,
      industry: food,
      wave: { year: 2025, results: [] },
      earlier: null,
      isOpen: true,
      trend: [],
      unranked: [],
    };
    expect(toMemberRanking(source)).toMatchObject({ status: "empty", industry: food });
  });
  it("the ranking lists unranked brands separately, within the industry and search", () => {
    const apart = (name: string, industry: string): UnrankedBrand => ({
      brand: { slug: name.toLowerCase(), name },
      industry: { slug: industry, name: industry },
      n: 37,
    });
    const unranked = [apart("Aska", "food"), apart("Ytterby", "energy")];
    const names = (asked: Partial<MemberQuery>) =>
      show(paid, asked, rowsOf, unranked).unranked.map(({ brand }) => brand.name);
    expect(names({})).toEqual(["Aska", "Ytterby"]);
    expect(names({ industry: "food" })).toEqual(["Aska"]);
    expect(names({ q: "ÝTTER" })).toEqual(["Ytterby"]);
    const view = show(paid, { brand: "aska" }, rowsOf, unranked);
    expect(view).toMatchObject({ panel: null, apart: unranked[0], query: { brand: "aska" }, total: 30 });
    expect(view.rows.map(({ brand }) => brand.name)).not.toContain("Aska");
  });
  it("the ranking marks suppressed scores, and says if the study has none", () => {
    const notShown = (year: number) =>
      rowsOf(year).map((row, index) => (index === 2 ? { ...row, score: null, standard_error: null, n: 37 } : row));
    expect(show(paid, {}, notShown).rows[2]?.score).toEqual({ status: "suppressed", n: 37 });
    const bare = (year: number) =>
      rowsOf(year, { score: null, standard_error: null, n: null, rank_low: null, rank_high: null });
    expect(show(paid, {}, bare).rows[2]).toMatchObject({
      score: { status: "unpublished" },
      movement: { status: "known", clear: null },
    });
  });
});

describe("years", () => {
  it("a brand's years are those received, with a gap for a suppressed score", () => {
    const row = { overall_position: 3, brand_count: 30, standard_error: 2, market_mean: 70 };
    expect(
      toTrend([
        { ...row, year: 2024, score: null, n: 40 },
        { ...row, year: 2025, score: 100, n: 900 },
      ]),
    ).toMatchObject([
      { year: 2024, score: null, n: 40 },
      { year: 2025, score: { value: 100 }, marketMean: 70 },
    ]);
  });
  it("a brand's years mention what the next plan adds", () => {
    expect(toYearWindow(member("essential"))).toEqual({
      own: "Essential includes 3 years.",
      more: "Professional includes 8 years.",
    });
    expect(toYearWindow(member("professional"))).toEqual({
      own: "Professional includes 8 years.",
      more: "Enterprise includes 15 years.",
    });
    for (const viewer of [member("enterprise"), member("enterprise", "admin"), member(null)])
      expect(toYearWindow(viewer)).toBeNull();
  });
});
