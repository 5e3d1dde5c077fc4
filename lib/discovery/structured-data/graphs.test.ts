import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { expect, test } from "vitest";
import { toScriptJson } from "@/components/discovery/structured-data/script-json";
import type { ReadyRanking } from "@/lib/rankings/view";
import { toArticle } from "@/lib/discovery/structured-data/article";
import { toBrand } from "@/lib/discovery/structured-data/brand";
import { toDefinedTerm, toDefinedTermSet } from "@/lib/discovery/structured-data/glossary";
import { toGraph, toPage } from "@/lib/discovery/structured-data/page";
import { toPlanProduct } from "@/lib/discovery/structured-data/plans";
import { toOrganization, toWebSite } from "@/lib/discovery/structured-data/publisher";
import { toHelpQuestions, toPlainText } from "@/lib/discovery/structured-data/questions";
import { toRankingThings } from "@/lib/discovery/structured-data/ranking";
import { HUB_CRUMB, toRankingTrail } from "@/lib/rankings/brands/trail";
import { findDataFaults } from "@/tests/support/structured-data-checker";

const ORIGIN = "https://granskog.example";
const PAGE = { path: "/help", title: "Help", description: "How to use the rankings." };
const NASTY = "</script ><script>alert(1)</script><!-- & \u2028";

const SWEDEN = {
  slug: "sweden",
  name: "Sweden",
  year: 2025,
  brandCount: 400,
  industryCount: 12,
  interviews: 8_000,
  fieldwork: { from: "2025-02-03", to: "2025-04-27" },
  publishedAt: "2026-11-20T10:00:00.000Z",
  isSample: true,
  hasScores: true,
};

function ranking(market: Partial<typeof SWEDEN> | { interviews: null; fieldwork: null } = {}): ReadyRanking {
  const summary = { ...SWEDEN, ...market };
  return {
    status: "ready",
    market: summary,
    industry: null,
    year: 2025,
    total: 400,
    updatedAt: summary.publishedAt,
    isSample: true,
    beyond: 398,
    rows: [1, 2].map((position) => ({
      position,
      brand: { slug: `brand-${position}`, name: `Brand ${position} ${NASTY}` },
      industry: { slug: "food", name: "Food" },
      range: { low: 1, high: 10, exact: false },
      score: { status: "locked" },
      movement: { status: "locked" },
    })),
  };
}

/** As it is in the page and is read from it. */
const asRead = (things: Parameters<typeof toGraph>[0]): unknown => JSON.parse(toScriptJson(toGraph(things)));

test("the home page describes the publisher and the search", () => {
  const graph = asRead([
    ...toPage({ ...PAGE, path: "/" }, ORIGIN),
    toOrganization(ORIGIN, STUDY_OF_TODAY),
    toWebSite(ORIGIN, STUDY_OF_TODAY),
  ]);
  expect(findDataFaults([graph])).toEqual([]);
  expect(JSON.stringify(graph)).toContain(
    `"urlTemplate":"${ORIGIN}/rankings/search?market=sweden&q={search_term_string}"`,
  );
});

test.each([
  ["a market's", ranking()],
  ["one of positions alone", ranking({ interviews: null, fieldwork: null })],
])("a ranking's structured data have positions and no other number: %s", (_, view) => {
  const trail = toRankingTrail(view.market, null);
  const graph = asRead([
    ...toPage({ ...PAGE, path: "/rankings/sweden", kind: "CollectionPage", trail }, ORIGIN),
    ...toRankingThings(view, "/rankings/sweden", ORIGIN),
  ]);
  expect(findDataFaults([graph])).toEqual([]);
  const json = JSON.stringify(graph);
  expect(json).not.toMatch(/distribution|ratingValue|"score"|"low"|"high"/);
  expect(json).toContain(view.market.fieldwork ? "2025-02-03/2025-04-27" : '"temporalCoverage":"2025"');
});

test("structured data of articles, plans, brands and terms are valid for schema.org and Google", () => {
  const article = {
    title: "A",
    description: "B",
    author: "Granskog study team",
    published: "2026-11-01",
    updated: "2026-11-20",
    minutes: 7,
  };
  const trail = [HUB_CRUMB, { name: "A", href: "/a" }];
  const term = { slug: "wave", name: "Wave", definition: "One market in one year." };
  for (const author of ["Granskog study team", "Somebody Else"]) {
    const things = toArticle(
      {
        article: { ...article, author },
        path: "/a",
        trail,
        kind: "BlogPosting",
        section: "Methods",
        image: "/media/a.jpg",
      },
      ORIGIN,
    );
    expect(findDataFaults([asRead(things)])).toEqual([]);
  }
  const plan = { annualPriceEur: 3_900, seats: 3, historicalYears: 3 };
  const plans = toPlanProduct(
    [
      { tier: "essential", ...plan },
      { tier: "professional", ...plan, annualPriceEur: 8_900 },
    ],
    ORIGIN,
  );
  expect(findDataFaults([asRead([...toPage(PAGE, ORIGIN), ...plans])])).toEqual([]);
  expect(plans).toMatchObject([{ offers: { lowPrice: 3_900, highPrice: 8_900, offerCount: 2 } }]);
  expect(toPlanProduct([], ORIGIN)).toEqual([]);
  expect(
    findDataFaults([asRead(toPage({ ...PAGE, about: toBrand({ slug: "a", name: NASTY }, ORIGIN) }, ORIGIN))]),
  ).toEqual([]);
  expect(findDataFaults([asRead([toDefinedTerm(term, ORIGIN)]), asRead([])])).toEqual([]);
  expect(findDataFaults([asRead([toDefinedTermSet([term], ORIGIN)])])).toEqual([]);
});

test("structured data of the help have the answers as text, without HTML", () => {
  const questions = [{ id: "a", question: "A?", answer: "<p>One &amp; <b>two</b>.</p><ul><li>x &#x3C; y</li></ul>" }];
  const graph = asRead(
    toPage(
      { ...PAGE, kind: "FAQPage", mainEntity: toHelpQuestions([{ slug: "s", title: "S", order: 1, questions }]) },
      ORIGIN,
    ),
  );
  expect(findDataFaults([graph])).toEqual([]);
  expect(JSON.stringify(graph)).toContain("One & two. x < y");
  expect(toPlainText("a<br>b &nbsp; c &unknown;")).toBe("a b c &unknown;");
});
