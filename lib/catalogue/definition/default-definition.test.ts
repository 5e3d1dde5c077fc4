import { describe, expect, it } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { foldSpelling } from "@/lib/catalogue/definition/spelling";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { MARKETS, peopleOf, spellingsOf } from "@/lib/catalogue/markets/market";

describe("the default definition", () => {
  it("the default definition has the markets of the catalogue, with every spelling", () => {
    const { markets } = DEFAULT_DEFINITION;
    expect(markets.map(({ code, slug, name }) => ({ code, slug, name }))).toEqual(MARKETS);
    for (const [at, { slug }] of MARKETS.entries()) {
      const own = markets[at];
      const names = [own?.slug, own?.code, own?.name, ...(own?.spellings ?? [])].map((name) =>
        foldSpelling(typeof name === "string" ? name : ""),
      );
      expect(new Set(names)).toEqual(new Set(spellingsOf(slug)));
      expect(own?.people).toEqual(peopleOf(slug));
    }
  });

  it("the default definition has the industries of the catalogue", () => {
    expect(DEFAULT_DEFINITION.industries.list).toEqual(INDUSTRIES);
  });
});
