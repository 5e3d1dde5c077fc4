import { expect, test } from "vitest";
import { toBrandGraph, toBrandTrail } from "@/lib/brands/structured-data";

const named = (name: string) => ({ slug: name.toLowerCase(), name });

test("a brand's page says what it is about and the way to it, and no figure", () => {
  const trail = toBrandTrail(named("Tuvmark"), named("Sweden"), named("Food"));
  expect(trail.map(({ href }) => href)).toEqual(["/rankings", "/rankings/sweden", "/rankings/sweden/food", "/brands/tuvmark"]);
  const graph = toBrandGraph({ brand: named("Tuvmark"), trail, description: "Where it stands.", publishedAt: null, publisher: "Granskog", origin: "https://granskog.example" });
  expect(graph["@graph"]).toMatchObject([
    { "@type": "WebPage", url: "https://granskog.example/brands/tuvmark", about: { "@type": "Brand", name: "Tuvmark" } },
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4, item: "https://granskog.example/brands/tuvmark" }] },
  ]);
  expect(JSON.stringify(graph)).not.toMatch(/rating|review|score/i);
});
