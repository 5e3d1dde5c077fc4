import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { hrefOf, named, says, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// A brand's page in the server's own HTML, as anyone gets it.

const rows = z.array(z.object({ brand_slug: z.string(), brand_name: z.string(), overall_position: z.number() }));

async function rankingOf(market: string) {
  const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: market });
  return rows.parse(JSON.parse(body));
}

async function leader(request: APIRequestContext) {
  const [first] = await rankingOf("sweden");
  const address = `/brands/${first?.brand_slug}`;
  return { address, name: first?.brand_name ?? "nobody", ...(await servedPage(request, address)) };
}

test("a top-10 brand's page shows a visitor how to see the rest", async ({ request }) => {
  const { main, name } = await leader(request);
  expect(textOf(main.querySelector("h1"))).toBe(name);
  expect(textOf(main)).toContain("Sweden");
  expect(says(main, "Sign Up for Full Access")).toBe(true);
  expect(says(main, "+ 20 more insights")).toBe(true);
  expect(hrefOf(main, "Sign Up Free")).toMatch(/^\/auth\?mode=signup/);
});

test("a top-10 brand's page has the public top 10 with itself marked", async ({ request }) => {
  const { main, name } = await leader(request);
  const top = named(main, "section", "Sweden’s top 10");
  expect(top?.querySelectorAll("li").length).toBe(10);
  expect(top?.querySelectorAll("[aria-current]").map(textOf).join()).toContain(name);
});

test("a brand's page shows a visitor no badge, score or upgrade meant for members", async ({ request }) => {
  const { main } = await leader(request);
  for (const text of [
    /Top 10%/,
    /Top 25%/,
    /\+ 12 more insights/,
    /Upgrade to Professional/,
    /Unlock Advanced Analytics/,
  ]) {
    expect(textOf(main)).not.toMatch(text);
  }
});

test("the page of a brand outside the top 10 shows its name and industry, but not its position", async ({
  request,
}) => {
  const elsewhere = new Set((await rankingOf("sweden")).map(({ brand_slug }) => brand_slug));
  const brand = (await rankingOf("denmark")).find(
    (row) => row.overall_position === 187 || (row.overall_position > 150 && !elsewhere.has(row.brand_slug)),
  );
  expect(brand).toBeDefined();
  const { main, html } = await servedPage(request, `/brands/${brand?.brand_slug}`);
  expect(textOf(main.querySelector("h1"))).toContain(brand?.brand_name);
  expect(says(main, "Sign Up for Full Access")).toBe(true);
  expect(textOf(main)).toMatch(/Position with a free/);
  expect(textOf(main)).not.toContain("Safely");
  expect(textOf(main)).not.toMatch(new RegExp(`(?<!\\d)${brand?.overall_position}(?!\\d)`));
  expect(html).not.toMatch(new RegExp(`position\\W{1,6}${brand?.overall_position}\\b`, "i"));
});

test("a brand's page describes its position in words and answers questions", async ({ request }) => {
  const { main, name } = await leader(request);
  expect(textOf(main)).toContain(`Of all brands in Sweden, ${name} is rated most sustainable.`);
  expect(textOf(main)).toMatch(/Safely (in the top \d+|1st)/);
  const questions = named(main, "section", `Questions about ${name}`);
  expect(textOf(questions)).toContain(`Where does ${name} rank on sustainability?`);
  expect(textOf(questions)).toContain(`Is ${name} clearly first in Sweden?`);
  expect(textOf(questions)).toContain("rank range");
});

test("a brand's page and its industry's page link to each other", async ({ request }) => {
  const { main, name, address } = await leader(request);
  const to = hrefOf(named(main, "section", "Same industry"), /^All \d+ .* brands in Sweden$/);
  expect(to).toMatch(/^\/rankings\/sweden\/[a-z-]+$/);
  expect(hrefOf((await servedPage(request, to ?? "")).main, name)).toBe(address);
});

const graph = z.object({
  "@graph": z.tuple([
    z.looseObject({
      "@type": z.literal("FAQPage"),
      url: z.url(),
      about: z.object({ "@type": z.literal("Brand"), name: z.string() }),
    }),
    z.looseObject({
      "@type": z.literal("BreadcrumbList"),
      itemListElement: z.array(
        z.looseObject({ position: z.int(), name: z.string(), item: z.object({ "@id": z.url() }) }),
      ),
    }),
  ]),
});

test("a brand's structured data contain the brand and its breadcrumb, and no score", async ({ request }) => {
  const { main, html, name } = await leader(request);
  const [, text = ""] = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const [node, trail] = graph.parse(JSON.parse(text))["@graph"];
  expect(node.about.name).toBe(name);
  const way = named(main, "nav", "Breadcrumb").querySelectorAll("a").map(textOf);
  expect(trail.itemListElement.map((step) => step.name)).toEqual([...way, name]);
  expect(text).not.toMatch(/ratingValue|Rating|Review/);
});

test("a visitor who follows a brand is led to sign-in and back to the brand", async ({ request }) => {
  const { main, address } = await leader(request);
  expect(hrefOf(main, /^Follow .* with a free account$/)).toBe(`/auth?mode=signin&from=${encodeURIComponent(address)}`);
});
