import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { siteUnderTest } from "../support/data-api";
import {
  findEarlierYears,
  findExactRanges,
  findGuardedFields,
  findTrueFigures,
  type Payload,
  type TrueResult,
} from "../support/leaks";
import { expect, test } from "./fixtures";

// What is sold, or withheld from visitors, is in nothing that the site sends to an anonymous one.

const MARKETS = SAMPLE_MARKETS.map(({ slug }) => slug);
const LATEST = 2025;
const DESCRIPTION = "/api/v1/openapi.json";

/** How each route handler of the app is asked by a visitor. A handler that is not listed here fails the test. */
const HANDLERS: Record<string, string[]> = {
  "/.well-known/security.txt": ["/.well-known/security.txt"],
  "/admin/hub-posts/[id]/cover": ["/admin/hub-posts/nobodys/cover"],
  "/admin/hub-posts/preview": ["/admin/hub-posts/preview"],
  "/admin/log/export": ["/admin/log/export"],
  "/admin/subscriptions/export": ["/admin/subscriptions/export", "/admin/subscriptions/export?state=ended"],
  "/admin/waitlist/export": ["/admin/waitlist/export", "/admin/waitlist/export?state=all"],
  "/api/account": ["/api/account"],
  "/api/account/data": ["/api/account/data"],
  "/api/account/unsubscribe": ["/api/account/unsubscribe"],
  "/api/brands/search": ["a", "e", "br", "an"].map((text) => `/api/brands/search?market=sweden&q=${text}`),
  "/api/charts/[id]/thumbnail": ["/api/charts/00000000-0000-4000-8000-000000000000/thumbnail"],
  "/api/charts/desk": ["/api/charts/desk", "/api/charts/desk?chart=00000000-0000-4000-8000-000000000000"],
  "/api/exports/[format]": [...Object.keys(EXPORT_FORMATS), "exe"].map(
    (format) => `/api/exports/${format}?figure=single-country&market=sweden&industry=energy`,
  ),
  "/api/follows": ["/api/follows"],
  "/api/follows/[slug]": ["/api/follows/vindrosa"],
  "/api/insights/ages": ["/api/insights/ages?market=sweden&brands=vindrosa&year=2025"],
  "/api/insights/brands": ["/api/insights/brands?brands=vindrosa"],
  "/api/insights/consumer-populations": [
    "/api/insights/consumer-populations?market=sweden&section=awareness&year=2025",
  ],
  "/api/insights/consumers": ["/api/insights/consumers?section=awareness"],
  "/api/insights/csv/[figure]": [
    "single-country",
    "portfolio",
    "snapshot",
    "consumers",
    "trajectory",
    "momentum",
    "risks",
  ].map((figure) => `/api/insights/csv/${figure}?market=sweden&industry=energy&brands=vindrosa`),
  "/api/insights/forecasts": ["/api/insights/forecasts?market=sweden&industry=energy"],
  "/api/insights/industry": ["/api/insights/industry?market=sweden&industry=energy"],
  "/api/insights/market": ["/api/insights/market?market=sweden&years=2024,2025"],
  "/api/insights/snapshot": ["/api/insights/snapshot?market=sweden&industry=food-grocery&brand=vindrosa&year=2025"],
  "/api/internal/revalidate": ["/api/internal/revalidate"],
  "/api/internal/maintenance": ["/api/internal/maintenance"],
  "/api/internal/upkeep": ["/api/internal/upkeep"],
  "/api/markets": ["/api/markets"],
  "/api/me": ["/api/me"],
  "/api/palette": ["/api/palette"],
  "/api/positions": [
    "/api/positions?market=sweden&year=2025",
    "/api/positions?market=sweden&year=2025&industry=energy",
  ],
  "/api/posts/addresses": ["/api/posts/addresses"],
  "/api/publication": ["/api/publication"],
  "/api/session/active": ["/api/session/active"],
  "/api/session/end": ["/api/session/end"],
  "/api/session/refresh": ["/api/session/refresh?to=/pricing"],
  "/api/shares/[id]/open": ["/api/shares/AAAAAAAAAAAAAAAAAAAAAA/open"],
  "/api/shares/qr": ["/api/shares/qr?to=/share/AAAAAAAAAAAAAAAAAAAAAA"],
  "/share/[id]/[file]": ["/share/AAAAAAAAAAAAAAAAAAAAAA/chart.csv", "/share/AAAAAAAAAAAAAAAAAAAAAA/chart.png"],
  "/api/v1/brands": ["/api/v1/brands"],
  "/api/v1/charts/[file]": [
    "/api/v1/charts/single-country.csv?market=sweden&industry=energy",
    "/api/v1/charts/single-country.metadata.json",
  ],
  "/api/v1/consumers": ["/api/v1/consumers?section=awareness"],
  [DESCRIPTION]: [DESCRIPTION],
  "/api/v1/rankings": ["/api/v1/rankings?market=sweden"],
  "/api/v1/scores": ["/api/v1/scores?market=sweden"],
  "/api/webhooks/clerk": ["/api/webhooks/clerk"],
  "/api/webhooks/stripe": ["/api/webhooks/stripe"],
  "/checkout/done": ["/checkout/done?session=nobody"],
  "/cite/[id]/tables.json": ["/cite/AAAAAAAAAAAAAAAAAAAAAA/tables.json"],
  "/embed/[id]": ["/embed/AAAAAAAAAAAAAAAAAAAAAA"],
  "/healthz": ["/healthz"],
  "/metrics": ["/metrics"],
  "/readyz": ["/readyz"],
  "/media/[...path]": [
    "/media/covers/00000000-0000-4000-8000-000000000000/640x360.jpg",
    "/media/covers/..%2f..%2fsecrets.json",
  ],
  "/sitemap.xml": ["/sitemap.xml"],
  "/sitemaps/[file]": ["pages", "rankings", "brands", "articles", "glossary", "people"].map(
    (kind) => `/sitemaps/${kind}.xml`,
  ),
  "/sustainability-branding-hub/insights/atom.xml": ["/sustainability-branding-hub/insights/atom.xml"],
  "/sustainability-branding-hub/insights/rss.xml": ["/sustainability-branding-hub/insights/rss.xml"],
  "/rankings/go": [
    "/rankings/go?market=sweden",
    "/rankings/go?market=sweden&industry=energy",
    "/rankings/go?market=sweden&q=a",
  ],
};

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
  const truth: TrueResult[] = [];
  for (const market of MARKETS) {
    for (const year of [LATEST, LATEST - 1, LATEST - 5]) {
      const { body } = await api.call("service", "list_ranked_brands", { p_market: market, p_year: year });
      for (const row of rows.parse(JSON.parse(body))) {
        truth.push({
          brand: row.brand_name,
          slug: row.brand_slug,
          year: row.year,
          score: row.score,
          standardError: row.standard_error,
        });
      }
    }
  }
  return truth;
}

function findLeaks(payload: Payload, truth: readonly TrueResult[]): string[] {
  return [
    ...findGuardedFields(payload),
    ...findEarlierYears(payload, LATEST),
    ...findExactRanges(payload),
    ...findTrueFigures(payload, truth),
  ];
}

/** Every kind of page is read; of the brand pages, which are all made alike, so many. */
const BRAND_PAGES = process.env.DEEP ? 400 : 30;

test("the search finds what the server's own key is given", async () => {
  const truth = await readTruth();
  expect(truth.filter(({ score }) => score !== null).length).toBeGreaterThan(3_000);
  const { body } = await siteUnderTest().call("service", "list_ranked_brands", {
    p_market: "sweden",
    p_year: LATEST - 1,
  });
  const payload = { address: "service", body };
  expect(findGuardedFields(payload).length).toBeGreaterThan(500);
  expect(findEarlierYears(payload, LATEST).length).toBeGreaterThan(200);
  expect(findExactRanges(payload).length).toBeGreaterThan(100);
  expect(findTrueFigures(payload, truth).length).toBeGreaterThan(200);
});

test("no public page, in any form it is served in, holds a withheld figure", async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const truth = await readTruth();
  const byBrand = Map.groupBy(truth, ({ slug }) => slug);
  const origin = new URL(baseURL ?? "").origin;
  const seen = new Set(["/", "/rankings", ...MARKETS.map((market) => `/rankings/${market}`)]);
  const leaks: string[] = [];
  let brandPages = 0;

  for (const address of seen) {
    const mark = address.includes("?") ? "&" : "?";
    const forms = [
      { name: "HTML", ask: () => request.get(address) },
      { name: "RSC", ask: () => request.get(`${address}${mark}_rsc=1`, { headers: { RSC: "1" } }) },
    ];
    for (const { name, ask } of forms) {
      const answer = await ask();
      const body = await answer.text();
      const named = [...byBrand].filter(
        ([slug, [first]]) => body.includes(slug) || body.includes(first?.brand ?? slug),
      );
      leaks.push(
        ...findLeaks(
          { address: `${name} of ${address}`, body },
          named.flatMap(([, results]) => results),
        ),
      );
      for (const [, href = ""] of name === "HTML" ? body.matchAll(/href="([^"#]+)"/g) : []) {
        const link = new URL(href.replaceAll("&amp;", "&"), `${origin}${address}`);
        if (link.origin !== origin || /^\/(?:_next|api)\//.test(link.pathname)) continue;
        if (link.pathname.startsWith("/brands/") && !seen.has(link.pathname) && ++brandPages > BRAND_PAGES) continue;
        seen.add(link.pathname + link.search);
      }
    }
  }
  expect(seen.size, "pages that were read").toBeGreaterThan(120);
  expect(leaks).toEqual([]);
});

test("no route handler answers a withheld figure", async ({ request }) => {
  const app = path.resolve(import.meta.dirname, "../../app");
  const handlers = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
    .map((file) => `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, ""));
  expect(handlers.toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
  const truth = await readTruth();
  const leaks: string[] = [];
  for (const address of Object.values(HANDLERS).flat()) {
    const body = await (await request.get(address)).text();
    // A description of the API names its fields and gives invented examples: there only a true figure is a leak.
    leaks.push(
      ...(address === DESCRIPTION ? findTrueFigures({ address, body }, truth) : findLeaks({ address, body }, truth)),
    );
  }
  expect(leaks).toEqual([]);
});

test("the data API, called directly with the key every visitor could find, answers no more", async () => {
  const api = siteUnderTest();
  const truth = await readTruth();
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
    leaks.push(...findLeaks({ address: `call ${index}`, body }, truth));
  }
  expect(leaks).toEqual([]);

  const top = z.array(z.unknown());
  const listed = async (args: Record<string, unknown>) =>
    top.parse(JSON.parse((await api.call("anonymous", "list_ranked_brands", args)).body)).length;
  expect(await listed({ p_market: "sweden" })).toBe(10);
  expect(await listed({ p_market: "sweden", p_year: LATEST - 1 })).toBe(0);
  expect(await listed({ p_market: "sweden", p_industry: "energy" })).toBe(0);
});
