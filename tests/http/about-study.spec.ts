import type { APIRequestContext } from "@playwright/test";
import { allNamed, hrefOf, named, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// The pages about the study, and a score that is made again, in the server's own HTML.

const METHODS = ["scores", "weighting", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"];

test("each page about the study names its own canonical address and sets no cookie", async ({ request }) => {
  for (const method of ["", ...METHODS.map((name) => `/${name}`), "/study-files"]) {
    const answer = await request.get(`/about-study${method}`);
    expect(answer.headers()["set-cookie"], method).toBeUndefined();
    const [, address = ""] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(new URL(address).pathname).toBe(`/about-study${method}`);
  }
});

test("the method pages link to each other", async ({ request }) => {
  const { main } = await servedPage(request, "/about-study/scores");
  const methods = named(main, "nav", "Methods");
  expect(methods.querySelectorAll("a").length).toBe(METHODS.length + 1);
  expect(named(methods, "a", "Scores and intervals").getAttribute("aria-current")).toBe("page");
  const next = await servedPage(request, hrefOf(named(main, "section", "Read next"), /Weighting/) ?? "");
  expect(textOf(next.main.querySelector("h1"))).toBe("Weighting, and what it costs");
});

test("staff pages are kept out of search engines", async ({ request }) => {
  const { head } = await servedPage(request, "/about-study/study-files");
  expect(head.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(/noindex/);
});

const RECOMPUTE = "/about-study/recompute?market=sweden";

/** A brand with a score, and the score as the full ranking shows it. */
async function aScore(context: APIRequestContext): Promise<{ slug: string; score: string }> {
  const { main } = await servedPage(context, "/rankings/full?country=sweden");
  const row = named(main, "table", /brands in/i).querySelectorAll("tr")[6];
  const address = new URL(row?.querySelector("a")?.getAttribute("href") ?? "", "http://site.test");
  const score = row
    ?.querySelectorAll("td")
    .map(textOf)
    .flatMap((text) => /\d+\.\d/.exec(text)?.[0] ?? [])[0];
  return { slug: address.searchParams.get("brand") ?? "nobody", score: score ?? "none" };
}

test("the rebuilt score equals the published score", async ({ people }) => {
  const context = await people.as("essential");
  const { slug, score } = await aScore(context);
  const { main } = await servedPage(context, `${RECOMPUTE}&brand=${slug}`);
  const panel = named(main, "figure", /in eight steps/);
  const step = panel.querySelectorAll("li").find((item) => textOf(item).includes("Add the two shares"));
  expect(textOf(step)).toContain(score);
  expect(textOf(panel)).toContain("CSV export is part of the Professional plan.");
  expect(allNamed(panel, "a", "CSV of the inputs").length).toBe(0);
});

test("a year outside the plan, or an unknown brand, cannot be rebuilt, and the page says so", async ({ people }) => {
  const context = await people.as("essential");
  const { slug } = await aScore(context);
  const pageText = async (search: string) => textOf((await servedPage(context, RECOMPUTE + search)).main);
  expect(await pageText(`&brand=${slug}&year=2015`)).toContain("Sweden in 2015 is not in your plan");
  expect(await pageText("&brand=no-such-brand")).toContain("This brand has no results for Sweden");
  expect(await pageText("&q=zzzz")).toContain("No brand matches “zzzz”");
});
