import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { allNamed, hrefOf, named, says, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// What the rankings say to everyone, in the server's own HTML.

const ranked = z.array(
  z.object({ position: z.number(), brand_name: z.string(), industry_name: z.string(), industry_slug: z.string() }),
);
const results = z.array(z.object({ brand_slug: z.string(), industry_slug: z.string(), overall_position: z.number() }));

async function topTen(market: string) {
  const { body } = await siteUnderTest().call("anonymous", "list_ranked_brands", { p_market: market });
  return ranked.parse(JSON.parse(body));
}

test("a public ranking is the top 10 from the public data API, in order", async ({ request }) => {
  const rows = await topTen("finland");
  expect(rows).toHaveLength(10);
  const { main } = await servedPage(request, "/rankings/finland");
  const table = main.querySelector("table");
  // The rows below stand for brands that no visitor is told of.
  const shown = table?.querySelectorAll("tbody tr").filter((row) => row.querySelector("td a[href^='/brands/']")) ?? [];
  expect(shown.length).toBe(10);
  for (const [index, row] of rows.entries()) {
    expect(textOf(shown[index]?.querySelector("td"))).toBe(String(row.position));
    expect(shown[index]?.querySelectorAll("a").map(textOf)).toEqual([row.brand_name]);
    expect(textOf(shown[index])).toContain(row.industry_name);
  }
  expect(textOf(table)).toContain("Score locked");
});

test("a ranking shows the specification's cards and the study in numbers", async ({ request }) => {
  const { main, body } = await servedPage(request, "/rankings");
  expect(textOf(main.querySelector("h1"))).toBe("Official Rankings 2025");
  const headings = main.querySelectorAll("h2, h3").map(textOf);
  expect(headings).toEqual(expect.arrayContaining(["Sustainability Scores", "Consumer Insights", "About The Study"]));
  const figures = named(main, "section", "The study in numbers");
  for (const words of ["1600+", "brands", "650,000+", "interviews", "50,000,000+", "brand assessments"])
    expect(says(figures, words), words).toBe(true);
  expect(hrefOf(main, "Sign Up Free")).toMatch(/^\/auth\?mode=signup/);
  expect(says(body, "Sample data")).toBe(true);
});

test("choosing a country clears an industry it does not have", async ({ request }) => {
  const answer = await request.get("/rankings/go?market=norway&industry=no-such-industry", { maxRedirects: 0 });
  expect(new URL(answer.headers().location ?? "", "http://site.test").pathname).toBe("/rankings/norway");
});

test("an industry's page lists its top-10 brands with overall positions, and all its brands", async ({ request }) => {
  const [first, ...others] = await topTen("sweden");
  if (!first) throw new Error("Nobody leads");
  const own = [first, ...others].filter((row) => row.industry_slug === first.industry_slug);
  const { main } = await servedPage(request, `/rankings/sweden/${first.industry_slug}`);
  expect(textOf(main.querySelector("h1"))).toBe(`${first.industry_name} brands in Sweden`);
  const rows = named(main, "section", "In Sweden’s top 10").querySelectorAll("tbody tr");
  expect(rows.map((row) => [textOf(row.querySelector("td")), row.querySelectorAll("a").map(textOf)])).toEqual(
    own.map(({ position, brand_name }) => [String(position), [brand_name]]),
  );
  const { body } = await siteUnderTest().call("anonymous", "list_industry_brands", {
    p_market: "sweden",
    p_industry: first.industry_slug,
  });
  const brands = z.array(z.object({ brand_slug: z.string() })).parse(JSON.parse(body));
  expect(named(main, "section", /A to Z$/).querySelectorAll("a")).toHaveLength(brands.length);
});

test("an industry's page answers what people ask", async ({ request }) => {
  const { main } = await servedPage(request, "/rankings/sweden/food-grocery");
  const questions = named(main, "section", "Questions about food & grocery brands in Sweden");
  expect(textOf(questions)).toContain("Which food & grocery brands are in Sweden’s top 10?");
  expect(textOf(questions)).toContain("How many people in Sweden were asked?");
  expect(textOf(questions)).toMatch(/is based on [\d,]+ interviews/);
});

test("an industry's page links to the same industry in other markets and to every other industry", async ({
  request,
}) => {
  const { main } = await servedPage(request, "/rankings/sweden/food-grocery");
  const elsewhere = named(main, "table", "Food & grocery brands in other markets");
  expect(elsewhere.querySelectorAll("a")).toHaveLength(4);
  expect(named(main, "section", "The industries of Sweden").querySelectorAll("a").length).toBeGreaterThan(10);
  const to = hrefOf(elsewhere, "The Netherlands");
  expect(to).toBe("/rankings/netherlands/food-grocery");
  const there = await servedPage(request, to ?? "");
  expect(textOf(there.main.querySelector("h1"))).toBe("Food & grocery brands in the Netherlands");
});

test("an industry's page shows no position beyond the top 10 and none within the industry", async ({ request }) => {
  const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "sweden" });
  const html = await (await request.get("/rankings/sweden/energy")).text();
  for (const row of results.parse(JSON.parse(body)).filter(({ industry_slug }) => industry_slug === "energy")) {
    const near = [...html.matchAll(new RegExp(`${row.brand_slug}.{0,200}`, "gs"))].map(([text]) => text).join(" ");
    if (row.overall_position > 10)
      expect(near).not.toMatch(new RegExp(`[^\\d]${row.overall_position}(?:st|nd|rd|th|[^\\d.,]position)`));
  }
  expect(html).not.toMatch(/industry_?position/i);
});

test("a market's page links to each of its industries", async ({ request }) => {
  const { main } = await servedPage(request, "/rankings/finland");
  const industries = allNamed(main, "section", "Industries in Finland, A to Z").flatMap((list) =>
    list.querySelectorAll("a").map((link) => link.getAttribute("href") ?? ""),
  );
  expect(industries.length).toBeGreaterThan(10);
  expect(industries.filter((address) => !/^\/rankings\/finland\/[a-z-]+$/.test(address))).toEqual([]);
});
