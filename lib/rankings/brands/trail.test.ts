import { expect, test } from "vitest";
import { toBrand } from "@/lib/discovery/structured-data/brand";
import { toGraph, toPage } from "@/lib/discovery/structured-data/page";
import { toBrandTrail, toRankingTrail, toTrailList } from "@/lib/rankings/brands/trail";

const ORIGIN = "https://granskog.example";
const named = (name: string) => ({ slug: name.toLowerCase(), name });

test("a brand's structured data contain its subject and breadcrumb, and no score", () => {
  const trail = toBrandTrail(named("Tuvmark"), named("Sweden"), named("Food"));
  expect(trail.map(({ href }) => href)).toEqual([
    "/rankings",
    "/rankings/sweden",
    "/rankings/sweden/food",
    "/brands/tuvmark",
  ]);
  const about = toBrand(named("Tuvmark"), ORIGIN);
  const graph = toGraph(
    toPage({ path: "/brands/tuvmark", title: "Tuvmark", description: "Where it stands.", trail, about }, ORIGIN),
  );
  expect(graph["@graph"]).toMatchObject([
    {
      "@type": "WebPage",
      url: `${ORIGIN}/brands/tuvmark`,
      about: { "@type": "Brand", name: "Tuvmark" },
      breadcrumb: { "@id": `${ORIGIN}/brands/tuvmark#trail` },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1 },
        { position: 2 },
        { position: 3 },
        { position: 4, item: { "@id": `${ORIGIN}/brands/tuvmark` } },
      ],
    },
  ]);
  expect(JSON.stringify(graph)).not.toMatch(/rating|review|score/i);
});

test("a market's breadcrumb ends at the market, an industry's at the industry", () => {
  expect(toRankingTrail(named("Sweden"), null).map(({ name }) => name)).toEqual(["Rankings", "Sweden"]);
  expect(toRankingTrail(named("Sweden"), named("Food")).at(-1)).toEqual({
    name: "Food",
    href: "/rankings/sweden/food",
  });
});

test("a top-level page has no breadcrumb", () => {
  expect(
    toTrailList(
      [named("Help")].map(({ name }) => ({ name, href: "/help" })),
      ORIGIN,
    ),
  ).toEqual([]);
  expect(toPage({ path: "/help", title: "Help", description: "Help." }, ORIGIN)[0]).not.toHaveProperty("breadcrumb");
});
