import { describe, expect, it } from "vitest";
import { toBrandView } from "@/lib/rankings/brands/view";
import { toLockedView, toRankingView, type MarketSummary } from "@/lib/rankings/view";

const market: MarketSummary = {
  slug: "sweden",
  name: "Sweden",
  year: 2025,
  brandCount: 412,
  industryCount: 22,
  interviews: 40_000,
  fieldwork: { from: "2025-01-08", to: "2025-03-28" },
  publishedAt: "2026-11-20T08:00:00.000Z",
  isSample: true,
  hasScores: true,
};
const industry = { slug: "food", name: "Food", brandCount: 31 };

const row = (position: number) => ({
  position,
  brand_slug: `brand-${position}`,
  brand_name: `Brand ${position}`,
  industry_slug: "food",
  industry_name: "Food",
  rank_low: 1,
  rank_high: 20,
  range_exact: false,
  score: 118.7,
  standard_error: 1.2,
  n: 1_003,
});
const rows = Array.from({ length: 12 }, (_, index) => row(index + 1));

const visitor = { kind: "open", limit: 10, scores: false, movement: false, exactRanges: false } as const;
const subscriber = { kind: "open", limit: null, scores: true, movement: true, exactRanges: true } as const;

describe("a ranking for visitors", () => {
  const view = toRankingView({ market, industry: null, rows }, visitor);

  it("a ranking shows visitors ten brands and counts the rest", () => {
    expect(view).toMatchObject({ status: "ready", total: 412, beyond: 402, year: 2025, isSample: true });
    expect(view.status === "ready" && view.rows.map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("a visitor's ranking contains no score, even if its rows did", () => {
    expect(JSON.stringify(view)).not.toContain("118.7");
    expect(view.status === "ready" && view.rows[0]).toEqual({
      position: 1,
      brand: { slug: "brand-1", name: "Brand 1" },
      industry: { slug: "food", name: "Food" },
      range: { low: 1, high: 20, exact: false },
      score: { status: "locked" },
      movement: { status: "locked" },
    });
  });
});

describe("a ranking for subscribers", () => {
  it("a ranking shows subscribers all rows with scores", () => {
    const view = toRankingView({ market: { ...market, brandCount: 12 }, industry: null, rows }, subscriber);
    expect(view).toMatchObject({ status: "ready", beyond: 0, total: 12 });
    expect(view.status === "ready" && view.rows[11]?.score).toEqual({
      status: "known",
      value: 118.7,
      standardError: 1.2,
      n: 1_003,
    });
  });

  it("a subscriber's ranking says if the study has positions only", () => {
    const bare = { ...row(1), rank_low: null, rank_high: null, score: null, standard_error: null, n: null };
    const view = toRankingView({ market, industry, rows: [bare] }, subscriber);
    expect(view.status === "ready" && view.rows[0]).toMatchObject({ range: null, score: { status: "unpublished" } });
    expect(view).toMatchObject({ total: 31, beyond: 30 });
  });
});

describe("positions only", () => {
  it("a study of positions only shows no lock, as there is nothing to unlock", () => {
    const bare = { ...row(1), rank_low: null, rank_high: null, score: null, standard_error: null, n: null };
    const view = toRankingView({ market: { ...market, hasScores: false }, industry: null, rows: [bare] }, visitor);
    expect(view.status === "ready" && view.rows[0]).toMatchObject({ range: null, score: { status: "unpublished" } });
  });
});

describe("no rows", () => {
  it("a ranking without rows is a separate state", () => {
    expect(toRankingView({ market, industry, rows: [] }, visitor)).toEqual({ status: "empty", market, industry });
  });
});

describe("a locked ranking", () => {
  it("a locked ranking names brands but no positions", () => {
    const brands = [{ slug: "a", name: "A" }];
    const view = toLockedView(market, industry, "industry-needs-sign-up", brands);
    expect(view).toMatchObject({ status: "locked", reason: "industry-needs-sign-up", brands, total: 31 });
    expect(view).not.toHaveProperty("rows");
  });
});

describe("a brand", () => {
  const locked = { isOpen: false, hasScores: true, exactRanges: false };
  const result = {
    ...row(1),
    market_slug: "sweden",
    market_name: "Sweden",
    year: 2025,
    brand_count: 412,
    overall_position: 4,
    industry_position: null,
  };

  it("a brand shows a visitor its position only in a top 10", () => {
    const view = toBrandView(
      [
        result,
        {
          ...result,
          market_slug: "norway",
          market_name: "Norway",
          overall_position: null,
          rank_low: null,
          rank_high: null,
        },
      ],
      () => locked,
    );
    expect(view).toMatchObject({ isIndexable: true, brand: { slug: "brand-1" } });
    expect(view?.standings.map(({ position }) => position)).toEqual([
      { status: "known", overall: 4, inIndustry: null },
      { status: "locked" },
    ]);
    expect(view?.standings.map(({ score }) => score.status)).toEqual(["locked", "locked"]);
  });

  it("a brand without a visible position is not indexed", () => {
    expect(toBrandView([{ ...result, overall_position: null }], () => locked)).toMatchObject({ isIndexable: false });
  });

  it("an unranked brand is distinguished from one whose position is hidden", () => {
    const row = { ...result, overall_position: null, rank_low: null, rank_high: null };
    const view = toBrandView([row, { ...row, market_slug: "norway" }], () => locked, new Set(["norway"]));
    expect(view?.standings.map(({ position }) => position.status)).toEqual(["locked", "unranked"]);
    expect(view?.isIndexable).toBe(false);
  });

  it("a brand shows scores for the years in the plan", () => {
    const view = toBrandView([result, { ...result, market_slug: "norway", year: 2020 }], (_market, year) => ({
      isOpen: year > 2022,
      hasScores: true,
      exactRanges: year > 2022,
    }));
    expect(view?.standings.map(({ score }) => score.status)).toEqual(["known", "locked"]);
  });

  it("a brand drops an exact rank range that the viewer may not see", () => {
    const exact = { ...result, rank_low: 3, rank_high: 7, range_exact: true };
    const rangeOf = (row: typeof exact, exactRanges: boolean) =>
      toBrandView([row], () => ({ ...locked, exactRanges }))?.standings[0]?.range;
    expect(rangeOf(exact, true)).toEqual({ low: 3, high: 7, exact: true });
    expect(rangeOf(exact, false)).toBeNull();
    expect(rangeOf({ ...exact, range_exact: false }, false)).toEqual({ low: 3, high: 7, exact: false });
  });

  it("a brand without a result is missing", () => {
    expect(toBrandView([], () => locked)).toBeNull();
  });
});
