import { describe, expect, it } from "vitest";
import { DATASET, INDUSTRIES, WAVES } from "@/lib/analyses/claim-check/claims.fixture";
import { parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { NO_CLAIM, type ClaimQuery } from "@/lib/analyses/claim-check/search-params";
import { settle } from "@/lib/analyses/claim-check/settle";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/shown-study";

describe("two brands and a word of comparing", () => {
  const withMarkets = (markets: Record<string, string[]>) => ({
    brands: toNameIndex(DATASET.brands.map((each) => ({ ...each, markets: markets[each.slug] ?? [] }))),
    industries: INDUSTRIES,
    study: STUDY_OF_TODAY,
  });
  const pair = (text: string, markets: Record<string, string[]>, over: Partial<ClaimQuery> = {}, waves = WAVES) =>
    settle({ ...NO_CLAIM, text, ...over }, parseClaim(text, withMarkets(markets)), waves);
  const ofTwoMarkets = [...WAVES, ...WAVES.map((wave) => ({ ...wave, market: "norway" }))];
  const both = { alpha: ["sweden", "norway"], beta: ["norway", "sweden"], gamma: ["norway"] };

  it.each(["Alpha is more sustainable than Beta", "Alpha beats Beta", "Alpha vs Beta", "Is Alpha ahead of Beta?"])(
    "a sentence that compares two brands is checked in a market that has both: %s",
    (text) => {
      const { claim, gaps, assumed } = pair(text, both);
      expect(gaps).toEqual([]);
      expect(claim).toMatchObject({ kind: "ahead", brand: "alpha", rival: "beta", market: "sweden", part: "score" });
      expect(assumed).toContain("market");
    },
  );

  it("a market or a part that is named or chosen goes before the one filled in", () => {
    expect(pair("Alpha is greener than Beta in Sweden", both)).toMatchObject({
      market: "sweden",
      part: "environment",
      assumed: [],
    });
    expect(pair("Alpha beats Beta", both, { market: "norway", part: "social" }, ofTwoMarkets)).toMatchObject({
      market: "norway",
      part: "social",
      assumed: [],
    });
  });

  it("two brands without a common market of the reader's years leave the market open", () => {
    expect(pair("Alpha beats Gamma", both).gaps).toEqual(["market"]);
    expect(pair("Alpha beats Beta", both, { rival: "gamma" }).gaps).toEqual(["market"]);
  });

  it("a brand compared with no named brand leaves the market open", () => {
    expect(pair("We are more sustainable than Beta", both).gaps).toContain("market");
  });
});
