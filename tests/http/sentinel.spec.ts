import { readdirSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { abreast } from "../support/abreast";
import { previewHref } from "@/lib/study/previews/preview-link";
import { siteUnderTest } from "../support/data-api";
import { endPreview, makePreview } from "../support/previews";
import { kindOf } from "../support/site-crawl";
import {
  type Figures,
  findEarlierYears,
  findExactRanges,
  findGuardedFields,
  findTrueFigures,
  indexFigures,
  readPayload,
  type Payload,
  type TrueResult,
} from "../support/leaks";
import { DESCRIPTION, HANDLERS } from "./asked-by-visitors";
import { expect, test } from "./fixtures";

// What is sold, or withheld from visitors, is in nothing that the site sends to an anonymous one.

const MARKETS = SAMPLE_MARKETS.map(({ slug }) => slug);
const LATEST = 2025;

const rows = z.array(
  z.object({
    brand_name: z.string(),
    brand_slug: z.string(),
    year: z.number(),
    score: z.number().nullable(),
    standard_error: z.number().nullable(),
  }),
);

/** The true results of the latest year and of two earlier ones, as only the server's own key reads them. */
async function readTruth(): Promise<TrueResult[]> {
  const api = siteUnderTest();
  const waves = MARKETS.flatMap((market) => [LATEST, LATEST - 1, LATEST - 5].map((year) => ({ market, year })));
  const truth = await abreast(waves, async ({ market, year }) => {
    const { body } = await api.call("service", "list_ranked_brands", { p_market: market, p_year: year });
    return rows.parse(JSON.parse(body)).map((row): TrueResult => ({
      brand: row.brand_name,
      slug: row.brand_slug,
      year: row.year,
      score: row.score,
      standardError: row.standard_error,
    }));
  });
  return truth.flat();
}

/** The truth is read once in a worker. */
let known: Promise<Figures> | undefined;
const readFigures = (): Promise<Figures> => (known ??= readTruth().then(indexFigures));

function findLeaks(payload: Payload, figures: Figures): string[] {
  return [
    ...findGuardedFields(payload),
    ...findEarlierYears(payload, LATEST),
    ...findExactRanges(payload),
    ...findTrueFigures(payload, figures),
  ];
}

/** Every kind of page is read; of the brand pages, which are all made alike, so many. */
const BRAND_PAGES = process.env.DEEP ? 400 : 30;
/** Addresses of one page that differ in their parameters alone. */
const OF_PARAMETERS = 3;

test("the search for suppressed values finds them in data read with the server's own key", async () => {
  const truth = await readTruth();
  expect(truth.filter(({ score }) => score !== null).length).toBeGreaterThan(3_000);
  const { body } = await siteUnderTest().call("service", "list_ranked_brands", {
    p_market: "sweden",
    p_year: LATEST - 1,
  });
  const payload = readPayload("service", body);
  expect(findGuardedFields(payload).length).toBeGreaterThan(500);
  expect(findEarlierYears(payload, LATEST).length).toBeGreaterThan(200);
  expect(findExactRanges(payload).length).toBeGreaterThan(100);
  expect(findTrueFigures(payload, indexFigures(truth)).length).toBeGreaterThan(200);
});

/** Addresses of this site that a page links, as a visitor may ask for them. */
function linksIn(html: string, page: string, origin: string): string[] {
  return [...html.matchAll(/href="([^"#]+)"/g)].flatMap(([, href = ""]) => {
    const link = new URL(href.replaceAll("&amp;", "&"), origin + page);
    const isPage = link.origin === origin && !/^\/(?:_next|api)\//.test(link.pathname);
    return isPage ? [link.pathname + link.search] : [];
  });
}

interface Part {
  /** Where its links are looked for first. */
  from: readonly string[];
  isOfIt: (address: string) => boolean;
  atMost?: number;
}

/** Reads the pages of a part of the site as HTML and as the payload of the router, and follows their links within it. */
async function readPart(request: APIRequestContext, origin: string, { from, isOfIt, atMost = Infinity }: Part) {
  const figures = await readFigures();
  const leaks: string[] = [];
  const asked = new Map<string, number>();
  const seen = new Set<string>();
  const want = (addresses: readonly string[]) =>
    addresses.filter((address) => {
      const kind = kindOf(address);
      const count = asked.get(kind) ?? 0;
      if (seen.has(address) || !isOfIt(address) || seen.size >= atMost) return false;
      if (address.includes("?") && count >= OF_PARAMETERS) return false;
      asked.set(kind, count + 1);
      seen.add(address);
      return true;
    });
  const read = async (address: string) => {
    const mark = address.includes("?") ? "&" : "?";
    const html = await (await request.get(address)).text();
    const payload = await (await request.get(`${address}${mark}_rsc=1`, { headers: { RSC: "1" } })).text();
    leaks.push(...findLeaks(readPayload(`HTML of ${address}`, html), figures));
    leaks.push(...findLeaks(readPayload(`RSC of ${address}`, payload), figures));
    return linksIn(html, address, origin);
  };
  const starts = await abreast(from, async (page) => linksIn(await (await request.get(page)).text(), page, origin));
  let next = want([...from, ...starts.flat()]);
  while (next.length > 0) next = want((await abreast(next, read)).flat());
  return { leaks, pages: seen.size };
}

const marketPages = MARKETS.map((market) => `/rankings/${market}`);
const isOfMarket = (address: string) => marketPages.some((page) => address === page || address.startsWith(`${page}/`));
const isOfBrand = (address: string) => address.startsWith("/brands/");
const pathOf = (address: string) => address.split("?")[0] ?? "";

for (const page of marketPages) {
  test(`no ranking below ${page} contains a suppressed value`, async ({ request, baseURL }) => {
    const isOfIt = (address: string) => pathOf(address) === page || address.startsWith(`${page}/`);
    const { leaks, pages } = await readPart(request, new URL(baseURL ?? "").origin, { from: [page], isOfIt });
    expect(pages, "pages that were read").toBeGreaterThan(10);
    expect(leaks).toEqual([]);
  });
}

test("no brand page contains a suppressed value", async ({ request, baseURL }) => {
  const industries = marketPages.map((page) => `${page}/energy`);
  const part = { from: [...marketPages, ...industries], isOfIt: isOfBrand, atMost: BRAND_PAGES };
  const { leaks, pages } = await readPart(request, new URL(baseURL ?? "").origin, part);
  expect(pages, "pages that were read").toBe(BRAND_PAGES);
  expect(leaks).toEqual([]);
});

test("no other page contains a suppressed value", async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? "").origin;
  const [first] = linksIn(await (await request.get("/rankings/sweden")).text(), "/rankings/sweden", origin).filter(
    isOfBrand,
  );
  const from = ["/", "/rankings", ...marketPages, "/rankings/sweden/energy", first ?? ""];
  const isOfIt = (address: string) => !isOfMarket(pathOf(address)) && !isOfBrand(address);
  const { leaks, pages } = await readPart(request, origin, { from, isOfIt });
  expect(pages, "pages that were read").toBeGreaterThan(50);
  expect(leaks).toEqual([]);
});

test("a preview of what the public will see contains no suppressed value", async ({ request }) => {
  const figures = await readFigures();
  const { id, token } = await makePreview("public");
  const leaks = await abreast(MARKETS, async (market) => {
    const address = `${previewHref(token)}?market=${market}`;
    const html = await (await request.get(address)).text();
    const payload = await (await request.get(`${address}&_rsc=1`, { headers: { RSC: "1" } })).text();
    expect(html).toContain("Coming rankings");
    return [
      ...findLeaks(readPayload(`HTML of a preview of ${market}`, html), figures),
      ...findLeaks(readPayload(`RSC of a preview of ${market}`, payload), figures),
    ];
  });
  await endPreview(id);
  expect(leaks.flat()).toEqual([]);
});

test("no route handler returns a suppressed value", async ({ request }) => {
  const app = path.resolve(import.meta.dirname, "../../app");
  const handlers = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
    .map((file) => `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, ""));
  expect(handlers.toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
  const figures = await readFigures();
  const leaks = await abreast(Object.values(HANDLERS).flat(), async (address) => {
    const payload = readPayload(address, await (await request.get(address)).text());
    // A description of the API names its fields and gives invented examples: there only a true figure is a leak.
    return address === DESCRIPTION ? findTrueFigures(payload, figures) : findLeaks(payload, figures);
  });
  expect(leaks.flat()).toEqual([]);
});

test("the data API returns no suppressed value for the public key", async () => {
  const api = siteUnderTest();
  const figures = await readFigures();
  const calls = MARKETS.flatMap((market) => [
    api.call("anonymous", "list_ranked_brands", { p_market: market }),
    api.call("anonymous", "list_ranked_brands", { p_market: market, p_year: LATEST - 1 }),
    api.call("anonymous", "list_ranked_brands", { p_market: market, p_industry: "energy" }),
    api.call("anonymous", "get_rankings_for_authenticated_user", {
      p_country: market,
      p_industry: null,
      p_year: LATEST,
    }),
    api.call("anonymous", "search_brands", { p_market: market, p_query: "a", p_limit: 1000 }),
  ]);
  const reads = ["ranking_positions_2025", "ranking_scores", "ranking_scores?order=Score.desc", "results", "waves"].map(
    (view) => api.select("anonymous", view),
  );
  const leaks: string[] = [];
  for (const [index, { body }] of (await Promise.all([...calls, ...reads])).entries()) {
    leaks.push(...findLeaks(readPayload(`call ${index}`, body), figures));
  }
  expect(leaks).toEqual([]);

  const top = z.array(z.unknown());
  const listed = async (args: Record<string, unknown>) =>
    top.parse(JSON.parse((await api.call("anonymous", "list_ranked_brands", args)).body)).length;
  expect(await listed({ p_market: "sweden" })).toBe(10);
  expect(await listed({ p_market: "sweden", p_year: LATEST - 1 })).toBe(0);
  expect(await listed({ p_market: "sweden", p_industry: "energy" })).toBe(0);
});
