import { describe, expect, test } from "vitest";
import { withSelection } from "@/lib/analyses/carried-selection";
import { toCanonicalSearch } from "@/lib/analyses/registry";
import { ANALYSES, ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";

const CHOSEN = "?market=norway&industry=energy&brands=alfa,beta";
const paramsOf = (search: string) => new URLSearchParams(search);

/** The address of a page opened with a selection, as its links to other analyses carry it. */
const passedOn = (id: AnalysisId, search: string) =>
  withSelection(toCanonicalSearch(id, paramsOf(search)), paramsOf(search));

/** The page's default for a selection, as in its own address. */
const chosenBy = (id: AnalysisId, search: string) => toCanonicalSearch(id, paramsOf(search));

describe("the selection goes along", () => {
  for (const from of ANALYSIS_IDS)
    test(`the selection is kept from ${ANALYSES[from].name} to every other analysis`, () => {
      const address = passedOn(from, CHOSEN);
      const params = paramsOf(address);
      expect([params.get("market"), params.get("industry")]).toEqual(["norway", "energy"]);
      // Some pages compare only one brand.
      const kept = `?market=norway&industry=energy&brands=${params.get("brands") ?? ""}`;
      expect(["alfa", "alfa,beta"]).toContain(params.get("brands"));
      for (const to of ANALYSIS_IDS) expect(chosenBy(to, address), to).toBe(chosenBy(to, kept));
    });

  test("a portfolio's own address names the market and brands of the next page", () => {
    const saved = "?brands=alfa.norway,beta.sweden";
    expect(passedOn("portfolio", saved)).toBe("?brands=alfa,beta&market=norway");
  });

  test("the kept selection does not undo what a page chooses itself", () => {
    const before = paramsOf(CHOSEN);
    expect(withSelection("?market=sweden", before)).toBe("?market=sweden&industry=energy&brands=alfa,beta");
    expect(withSelection("?market=sweden", before, ["industry"])).toBe("?market=sweden&industry=energy");
    expect(withSelection("", paramsOf(""))).toBe("");
  });
});
