import { expect, it } from "vitest";
import { toNames } from "@/lib/palette/names";

const row = (name: string, industry: string) => ({
  brand_slug: name.toLowerCase(), brand_name: name, industry_slug: industry.toLowerCase(), industry_name: industry,
});

it("names of all markets are each told once, alphabetically, an industry by the first market that has it", () => {
  const markets = [
    { slug: "sweden", rows: [row("Zeta", "Energy"), row("Alfa", "Energy")] },
    { slug: "norway", rows: [row("Alfa", "Telecom"), row("Mu", "Banking")] },
  ];
  expect(toNames(markets)).toEqual({
    brands: [
      { slug: "alfa", name: "Alfa", industry: "Energy" },
      { slug: "mu", name: "Mu", industry: "Banking" },
      { slug: "zeta", name: "Zeta", industry: "Energy" },
    ],
    industries: [
      { href: "/rankings/norway/banking", name: "Banking" },
      { href: "/rankings/sweden/energy", name: "Energy" },
      { href: "/rankings/norway/telecom", name: "Telecom" },
    ],
  });
});
