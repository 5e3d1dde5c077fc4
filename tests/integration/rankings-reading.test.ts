import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadBrand, loadBrandSearch, loadPublicBrandSlugs } from "@/lib/rankings/brands/load";
import { loadPublication } from "@/lib/rankings/publications/load";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import { publishStudy } from "@/lib/study/mutations";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

// Next's cache does not exist outside Next; tests/e2e covers it with a running site.
let backend: TestBackend;

beforeAll(async () => {
  backend = await startOwnBackend();
});

afterAll(async () => {
  await backend?.stop();
});

describe("before the first publication", () => {
  test("before the first publication there are no markets", async () => {
    expect(await loadPublication()).toBeNull();
    expect(await loadMarkets()).toEqual([]);
    expect(await loadRanking("sweden")).toMatchObject({ status: "empty", market: { name: "Sweden" } });
    expect(await loadRanking("atlantis")).toBeNull();
    expect(await loadPublicBrandSlugs()).toEqual([]);
    expect(await loadBrand("brand-01-are")).toBeNull();
  });
});

describe("a published study", () => {
  beforeAll(async () => {
    await publishStudy(smallStudy(), { sha256: "a".repeat(64), actor: "test" });
  });

  test("a published study has a stamp", async () => {
    const publication = await loadPublication();
    expect(publication).toMatchObject({ isSample: false });
    expect(publication?.stamp).toBeGreaterThan(0);
  });

  test("a published study is listed by market, with facts about the latest year", async () => {
    const markets = await loadMarkets();
    expect(markets.map(({ slug, year, brandCount, industryCount }) => [slug, year, brandCount, industryCount])).toEqual(
      [
        ["sweden", 2025, 24, 3],
        ["netherlands", 2025, 8, 3],
      ],
    );
    expect(markets[0]).toMatchObject({
      name: "Sweden",
      interviews: 4_000,
      fieldwork: { from: "2025-01-08", to: "2025-03-28" },
      isSample: false,
      hasScores: true,
    });
  });

  test("a published study shows visitors ten brands in order, and no paid data", async () => {
    const view = await loadRanking("sweden");
    if (view?.status !== "ready") throw new Error(`status ${view?.status}`);
    expect(view.rows.map(({ position, brand }) => [position, brand.slug])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, smallBrand(index + 1).slug]),
    );
    expect(view).toMatchObject({ total: 24, beyond: 14, year: 2025 });
    expect(view.rows[3]).toEqual({
      position: 4,
      brand: { slug: "brand-04-are", name: "Brand 04 Åre" },
      industry: { slug: "energy", name: "Energy" },
      range: { low: 1, high: 20, exact: false },
      score: { status: "locked" },
      movement: { status: "locked" },
    });
    expect(JSON.stringify(view)).not.toMatch(/14\d\.|2\.125|900\.5|2024/);
  });

  test("a market with few brands is shown completely", async () => {
    expect(await loadRanking("netherlands")).toMatchObject({ status: "ready", total: 8, beyond: 0 });
  });

  test("a published study locks its industries, with their brands in alphabetical order", async () => {
    expect((await loadIndustries("sweden")).map(({ slug, brandCount }) => [slug, brandCount])).toEqual([
      ["angfart", 8],
      ["energy", 8],
      ["food-grocery", 8],
    ]);
    const view = await loadRanking("sweden", "energy");
    expect(view).toMatchObject({ status: "locked", reason: "industry-needs-sign-up", total: 8 });
    expect(view?.status === "locked" && view.brands.map(({ name }) => name)).toEqual(
      [1, 4, 7, 10, 13, 16, 19, 22].map((position) => smallBrand(position).name),
    );
    expect(await loadRanking("sweden", "no-such-industry")).toBeNull();
  });

  test("a published study shows a brand its position if it is in a top 10", async () => {
    const view = await loadBrand("brand-04-are");
    expect(view).toMatchObject({ brand: { name: "Brand 04 Åre" }, isIndexable: true });
    expect(
      view?.standings.map(({ market, position, score, total }) => [market.slug, position, score.status, total]),
    ).toEqual([
      ["sweden", { status: "known", overall: 4, inIndustry: null }, "locked", 24],
      ["netherlands", { status: "known", overall: 4, inIndustry: null }, "locked", 8],
    ]);
  });

  test("a published study hides a brand's position outside the top 10", async () => {
    const view = await loadBrand("brand-20-are");
    expect(view).toMatchObject({ isIndexable: false });
    expect(view?.standings).toMatchObject([{ position: { status: "locked" }, range: null }]);
    expect(await loadBrand("no-such-brand")).toBeNull();
    expect(await loadBrand("../../etc/passwd")).toBeNull();
  });

  test("a published study lists the addresses of all brands", async () => {
    expect(await loadPublicBrandSlugs()).toEqual(Array.from({ length: 10 }, (_, index) => smallBrand(index + 1).slug));
  });
});

describe("the search", () => {
  const names = async (q: string, market = "sweden", limit?: number) =>
    (await loadBrandSearch(market, q, limit))?.map(({ slug }) => slug);

  test("the brand search ignores case and accents", async () => {
    expect(await names("BRAND 07 are", "sweden", 1)).toEqual(["brand-07-are"]);
    expect(await names("brand 07 ÅRE", "sweden", 1)).toEqual(["brand-07-are"]);
  });

  test("the brand search lists prefix matches first, alphabetically, up to the limit", async () => {
    expect(await names("brand", "sweden", 5)).toEqual([1, 2, 3, 4, 5].map((position) => smallBrand(position).slug));
    expect(await names("brand")).toHaveLength(20);
  });

  test("the brand search tolerates a typo", async () => {
    expect((await names("brnad 07 are"))?.[0]).toBe("brand-07-are");
  });

  test("the brand search finds brands outside the top 10, only in the selected market", async () => {
    expect(await names("brand 20")).toContain("brand-20-are");
    expect(await names("brand 20", "netherlands")).not.toContain("brand-20-are");
  });

  test("the brand search returns nothing for blanks, patterns and other markets", async () => {
    expect(await names("   ")).toEqual([]);
    expect(await names("%")).toEqual([]);
    expect(await names("_____")).toEqual([]);
    expect(await names("brand", "atlantis")).toBeUndefined();
  });

  test("the brand search returns only names and industries", async () => {
    expect(await loadBrandSearch("sweden", "brand 02", 1)).toEqual([
      { slug: "brand-02-are", name: "Brand 02 Åre", industry: "Food & grocery" },
    ]);
  });
});

describe("an outage", () => {
  beforeEach(() => {
    const address = process.env.SUPABASE_URL;
    process.env.SUPABASE_URL = "http://127.0.0.1:65534";
    return () => {
      process.env.SUPABASE_URL = address;
    };
  });

  test("an outage is an error if nothing was cached, never an empty list", async () => {
    await expect(loadBrandSearch("sweden", "brand")).rejects.toMatchObject({ name: "DataError", kind: "unreachable" });
    await expect(loadIndustries("norway")).rejects.toMatchObject({ name: "DataError" });
  });

  test("an outage serves what was cached", async () => {
    expect(await loadRanking("sweden")).toMatchObject({ status: "ready", total: 24 });
  });
});
