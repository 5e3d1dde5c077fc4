import { describe, expect, it } from "vitest";
import { DATASET, INDUSTRIES, WAVES } from "@/lib/analyses/claim-check/claims.fixture";
import { parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { NO_CLAIM, type ClaimQuery } from "@/lib/analyses/claim-check/search-params";
import { settle, toMarketsOf } from "@/lib/analyses/claim-check/settle";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";

describe("two brands and a word of comparing", () => {
  const NAMES = { brands: toNameIndex(DATASET.brands), industries: INDUSTRIES, study: STUDY_OF_TODAY };
  const pair = (text: string, markets: Record<string, string[]>, over: Partial<ClaimQuery> = {}, waves = WAVES) =>
    settle(
      { ...NO_CLAIM, text, ...over },
      parseClaim(text, NAMES),
      waves,
      toMarketsOf(Object.entries(markets).map(([slug, list]) => ({ slug, markets: list }))),
    );
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

  it("a brand changed by hand leaves the market filled in, where both brands are", () => {
    const changed = pair("Alpha beats Beta", both, { rival: "gamma" }, ofTwoMarkets);
    expect(changed.gaps).toEqual([]);
    expect(changed).toMatchObject({ rival: "gamma", market: "norway" });
    expect(changed.assumed).toContain("market");
  });

  it("two brands without a common market of the reader's years leave the market open", () => {
    expect(pair("Alpha beats Gamma", both).gaps).toEqual(["market"]);
    expect(pair("Alpha beats Beta", both, { rival: "gamma" }).gaps).toEqual(["market"]);
  });

  it("a brand compared with no named brand leaves the market open", () => {
    expect(pair("We are more sustainable than Beta", both).gaps).toContain("market");
  });
});
