import { expect, it } from "vitest";
import { toCitation } from "@/lib/hub/posts/citation";

it("a citation names author, year, title, publication, date and address", () => {
  const cited = {
    author: "Granskog study team",
    title: "Avoiding greenwashing",
    updated: "2026-11-22",
    publishedIn: "Granskog Sustainability Hub, guide 4",
    url: "https://granskog.example/guide",
  };
  expect(toCitation(cited)).toBe(
    "Granskog study team (2026). Avoiding greenwashing. Granskog Sustainability Hub, guide 4. Updated 22 November 2026. https://granskog.example/guide",
  );
});
