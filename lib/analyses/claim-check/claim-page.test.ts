import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { fillWords } from "@/lib/catalogue/shown-study/study-words";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLAIM_KINDS } from "@/lib/analyses/claim-check/claim";
import { toCsvTable } from "@/lib/analyses/claim-check/csv-table";
import { toClaimDocument } from "@/lib/analyses/claim-check/document";
import { wordReasons, wordVerdict } from "@/lib/analyses/claim-check/explain";
import { parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import {
  NO_CLAIM,
  parseClaimQuery,
  toClaimSearch,
  toText,
  type ClaimQuery,
} from "@/lib/analyses/claim-check/search-params";
import { brand, DATASET, INDUSTRIES, WAVES, year } from "@/lib/analyses/claim-check/claims.fixture";
import { settle } from "@/lib/analyses/claim-check/settle";
import { checkClaim } from "@/lib/analyses/claim-check/view";
import { PARTS_OF_SCORE } from "@/lib/rankings/histories/analysis-query";
import { MARKETS } from "@/lib/catalogue/markets/market";

const NAMES = { brands: toNameIndex(DATASET.brands), industries: INDUSTRIES };
const CLAIM_NAMES = { markets: [{ slug: "sweden", name: "Sweden" }], industries: INDUSTRIES };

const settled = (text: string, over: Partial<ClaimQuery> = {}) =>
  settle({ ...NO_CLAIM, text, ...over }, parseClaim(text, { ...NAMES, study: STUDY_OF_TODAY }), WAVES);
const check = (text: string, over: Partial<ClaimQuery> = {}) => {
  const { claim, gaps } = settled(text, over);
  if (!claim) throw new Error(gaps.join());
  return checkClaim(claim, DATASET, WAVES, CLAIM_NAMES);
};
const pageOf = (text: string, over: Partial<ClaimQuery> = {}) => {
  const { judgement, frame, wording } = check(text, over);
  if (!judgement.isJudged || !wording) throw new Error("no verdict");
  return {
    status: judgement.status,
    head: wordVerdict(judgement, frame),
    reasons: wordReasons(judgement, frame),
    ...fillWords(wording, STUDY_OF_TODAY),
  };
};

describe("a claim in files", () => {
  it("a file says which claim was checked, whatever its kind", () => {
    const subtitleOf = (text: string) => toClaimDocument(check(text), "page")?.subtitle ?? "";
    for (const [claim, said] of [
      ["Beta is the most sustainable grocery brand in Sweden", "Beta is first of the 3 food & grocery brands rated in"],
      ["Beta is more sustainable than Gamma in Sweden", "Beta is ahead of Gamma in Sweden in 2025."],
      ["Beta has improved in sustainability in Sweden", "Beta has improved in Sweden from 2024 to 2025."],
      [
        "Gamma is the most improved grocery brand for sustainability in Sweden",
        "Gamma has improved the most since 2024 of",
      ],
    ] as const)
      expect(subtitleOf(claim)).toContain(`Claim: ${said}`);
  });
});

describe("a verdict in files", () => {
  it("what is supported instead of the claim is said to be that, and a pair of brands is named", () => {
    const open = (text: string) => toClaimDocument(check(text), "page");
    const ahead = open("Beta is more sustainable than Gamma in Sweden");
    expect(ahead?.subtitle).toContain("Points by which it is ahead of Gamma, with");
    expect(ahead?.pictures[0]?.title).toBe("Beta compared with Gamma");
    const claims = [
      "Beta is the most sustainable grocery brand in Sweden",
      "Alpha is the most sustainable grocery brand in Sweden",
      "Beta is more sustainable than Gamma in Sweden",
      "Gamma is more sustainable than Beta in Sweden",
    ];
    const told = claims.map((claim) => {
      const { judgement } = check(claim);
      const status = judgement.isJudged ? judgement.status : null;
      return [status === "supported", open(claim)?.summary[0]?.startsWith("Supported: ") !== true];
    });
    for (const [isSupported, isPlain] of told) expect(isPlain).toBe(isSupported);
    expect(new Set(told.map(([isSupported]) => isSupported))).toEqual(new Set([true, false]));
  });
});

describe("the address", () => {
  const slug = fc.constantFrom(null, "alpha", "beta-9");
  const years = fc.constantFrom(null, 2011, 2025);
  const query: fc.Arbitrary<ClaimQuery> = fc.record({
    text: fc.string({ maxLength: 320, unit: "binary" }).map(toText),
    kind: fc.constantFrom(null, ...CLAIM_KINDS),
    count: fc.constantFrom(null, 1, 10, 200),
    brand: slug,
    rival: slug,
    market: fc.constantFrom(null, ...MARKETS.map((market) => market.slug)),
    industry: fc.constantFrom(null, "all", "banking"),
    part: fc.constantFrom(null, ...PARTS_OF_SCORE),
    year: years,
    since: years,
    anyway: fc.boolean(),
  });
  it("the address of a claim check is read and written unchanged", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(parseClaimQuery(new URLSearchParams(toClaimSearch(asked)))).toEqual(asked);
      }),
    );
    expect(toClaimSearch(NO_CLAIM)).toBe("");
  });
  it("the address of a claim check ignores invalid values", () => {
    expect(
      parseClaimQuery({
        kind: "worst",
        count: "0",
        brand: "No slug!",
        market: "No market!",
        year: "20255",
        anyway: "yes",
      }),
    ).toEqual(NO_CLAIM);
  });
});

describe("missing parts", () => {
  it("missing parts of a claim are named and can be chosen", () => {
    expect(settled("The most sustainable brand").gaps).toEqual(["brand", "market"]);
    expect(settled("Alpha is best in Sweden").gaps).toEqual(["part"]);
    expect(settled("Alpha is the most sustainable unicycle brand in Sweden").gaps).toEqual(["words"]);
    expect(settled("Alpha is among the most sustainable in Sweden").gaps).toEqual(["count"]);
    expect(settled("Alpha was the most sustainable in Sweden in 2019").gaps).toEqual(["wave"]);
    expect(settled("Alpha has improved its sustainability in Sweden since 2015").gaps).toEqual(["since"]);
    expect(settled("The most sustainable brand", { brand: "alpha", market: "sweden" }).claim).toMatchObject({
      kind: "best",
      industry: null,
      year: 2025,
    });
    expect(settled("Alpha is the most sustainable unicycle brand in Sweden", { anyway: true }).claim).not.toBeNull();
  });
  it("a text without a claim has no result, only missing parts", () =>
    expect(settled("").gaps).toEqual(["kind", "brand", "market", "part"]));
});

describe("results in words", () => {
  it("a supported claim gets its own wording, with the people asked and the sample label", () => {
    const { status, head, sentence, source } = pageOf("Alpha is the most sustainable grocery brand in Sweden");
    expect([status, head]).toEqual(["supported", "The data support this claim"]);
    expect(sentence).toBe(
      "Alpha has the highest rating of the 3 food & grocery brands rated in Sweden in 2025, for what the public thinks of its environmental and social work. Its lead over each of the others is statistically significant.",
    );
    expect(source).toBe(
      "Granskog, Sweden 2025, Food & grocery; n = 912 people asked about Alpha. 1 brand without results is left out. Based on public opinion; not a test of products. Sample data: all brands and figures are invented.",
    );
  });
  it("an unsupported claim gets the strongest wording that is supported, never its own", () => {
    expect(pageOf("Beta is the most sustainable grocery brand in Sweden")).toMatchObject({
      status: "not-supported",
      head: "The data do not support this claim",
    });
    expect(pageOf("Beta is more sustainable than Gamma in Sweden")).toMatchObject({
      status: "tied",
      head: "Too close to call: Beta and Gamma are tied",
      sentence:
        "In Sweden in 2025, there was no statistically significant difference between Beta and Gamma in what the public thinks of their environmental and social work.",
    });
    expect(pageOf("Gamma is the most improved grocery brand for sustainability in Sweden")).toMatchObject({
      status: "tied",
      head: "Too close to call: Gamma is tied with Alpha",
    });
    expect(pageOf("Beta has improved in sustainability in Sweden").sentence).toBe(
      "Between 2024 and 2025, the rating of Beta in Sweden for environmental and social work changed by +2.0 points (95% interval −0.8 to +4.8). The change is not statistically significant.",
    );
  });
  it("a claim about an industry states the position in the market before the rank range", () => {
    const range = "with 95% confidence 1st to 9th";
    expect(pageOf("Gamma is the most sustainable grocery brand in Sweden").sentence).toContain(
      `; among all brands in Sweden it is 1st, and ${range}.`,
    );
    expect(pageOf("Gamma is the most sustainable brand in Sweden").sentence).toContain(`social work; ${range}.`);
  });
  it("too few people asked give no result and no number", () => {
    const { judgement } = check("Small is the most sustainable grocery brand in Sweden");
    expect(judgement).toEqual({ isJudged: false, reason: "no-brand" });
  });
  it("a claim's export has the comparisons shown and no more", () => {
    const table = toCsvTable(check("Alpha is the most sustainable grocery brand in Sweden"));
    expect(table?.rows.map((row) => [row[1], row[4], row.at(-1)])).toEqual([
      ["Beta", 8, "Ahead"],
      ["Gamma", 9, "Ahead"],
    ]);
    expect(table?.rows.every((row) => row.length === table.columns.length)).toBe(true);
    expect(table?.notes?.join(" ")).toMatch(
      /Deciding comparison: difference \+8\.0 points, z \+\d+\.\d\d, limit \d\.\d\d\./,
    );
  });
  it("other people see only the brand's own figure where the claim names no other", () => {
    const table = toCsvTable(check("Alpha is the most sustainable grocery brand in Sweden"), "selection");
    expect(table?.columns.map(({ label }) => label)).toEqual(["Brand", "Value", "Low (95%)", "High (95%)", "n"]);
    expect(table?.rows.map(([name]) => name)).toEqual(["Alpha"]);
    expect(table?.rows[0]?.every((cell) => cell !== null)).toBe(true);
    expect(JSON.stringify(table)).not.toMatch(/Beta|Gamma|Deciding comparison/);
  });
  it("a name of 300 letters is complete in the wording and shortened in the heading", () => {
    const long = "Ä".repeat(300);
    const dataset = {
      market: "sweden",
      brands: [
        { ...DATASET.brands[0], slug: "long", name: long, years: [year({ score: 120 })] },
        brand("Beta", 80, 82),
      ],
    };
    const names = { ...NAMES, brands: toNameIndex([{ slug: "long", name: long.slice(0, 240) }]) };
    const reading = parseClaim(`${long.slice(0, 240)} is best`, { ...names, study: STUDY_OF_TODAY });
    const { claim } = settle({ ...NO_CLAIM, part: "score", market: "sweden" }, reading, WAVES);
    const checked = claim && checkClaim(claim, dataset, WAVES, CLAIM_NAMES);
    expect(checked?.wording?.sentence).toContain(long);
    expect(checked?.judgement.isJudged && wordReasons(checked.judgement, checked.frame)).not.toContain(long);
  });
});
