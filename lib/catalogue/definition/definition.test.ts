import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import defaultStudy from "@/lib/catalogue/definition/default.json";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { canonicalDefinition, definitionHash } from "@/lib/catalogue/definition/definition-hash";
import { publishedSchema } from "@/lib/catalogue/definition/published-schema";
import { parseDefinition, readDefinition } from "@/lib/catalogue/definition/read-definition";

type Draft = typeof defaultStudy;

/** The problems of the default definition with one change. */
function problemsWith(change: (draft: Draft) => unknown) {
  const draft = structuredClone(defaultStudy);
  change(draft);
  return readDefinition(draft).problems ?? [];
}

describe("the default definition", () => {
  it("the default definition keeps its hash, so its stored computations are found", () => {
    expect(definitionHash(DEFAULT_DEFINITION)).toMatchInlineSnapshot(
      `"924cc7a7d3d21c6372e019fdb7e24406a83df29e5103798b971994c40d1a0627"`,
    );
  });

  it("a definition's hash does not depend on order, schema address or written defaults", () => {
    const reversed = Object.fromEntries(Object.entries(defaultStudy).toReversed());
    const { definition } = readDefinition({
      ...reversed,
      $schema: "https://example.com/study.schema.json",
      mappings: [],
    });
    expect(definition && definitionHash(definition)).toBe(definitionHash(DEFAULT_DEFINITION));
  });

  it("a definition is read back from its canonical form unchanged", () => {
    const { definition } = parseDefinition(canonicalDefinition(DEFAULT_DEFINITION));
    expect(definition && canonicalDefinition(definition)).toBe(canonicalDefinition(DEFAULT_DEFINITION));
  });
});

describe("the published schema", () => {
  it("the published schema is the one definitions are read by (npm run study -- definition --schema)", () => {
    const published: unknown = JSON.parse(readFileSync("public/study.schema.json", "utf8"));
    expect(published).toEqual(JSON.parse(JSON.stringify(publishedSchema())));
  });
});

describe("a definition with a mistake", () => {
  const mistakes: [name: string, change: (draft: Draft) => unknown, path: string][] = [
    [
      "a market at an address of the site",
      (d) => ((d.markets[0] as Draft["markets"][0]).slug = "full"),
      "markets[0].slug",
    ],
    ["a spelling of two markets", (d) => d.markets[1]?.spellings.push("Sverige"), "markets[1].spellings"],
    ["a market twice", (d) => d.markets.push(structuredClone(d.markets[0] as Draft["markets"][0])), "markets[5].slug"],
    ["a default that is no market", (d) => (d.defaultMarket = "iceland"), "defaultMarket"],
    [
      "an industry twice",
      (d) => d.industries.list.push({ slug: "energy", name: "Energy" }),
      "industries.list[22].slug",
    ],
    [
      "overlapping ages",
      (d) => (d.people.age.groups[1] = { key: "25-44", from: 25, to: 44 }),
      "people.age.groups[1].from",
    ],
    ["a mark outside the scale", (d) => d.scale.positive.push(6), "scale.positive"],
    ["marks that all count", (d) => (d.scale.positive = [1, 2, 3, 4, 5]), "scale.positive"],
    ["a base below 50", (d) => (d.smallestBase = 49), "smallestBase"],
    ["an unknown field", (d) => Object.assign(d, { market: [] }), ""],
    ["a missing field", (d) => Reflect.deleteProperty(d, "waves"), "waves"],
    ["a rating of text", (d) => Object.assign(d.scale, { max: "five" }), "scale.max"],
    ["a method that does not exist", (d) => (d.weighting.method = "guess"), "weighting.method"],
    ["raking by what was not asked", (d) => Object.assign(d.people, { sex: null }), "weighting.rake.by"],
    [
      "an item of no module",
      (d) => Object.assign(d.questionnaire.behaviours.groups.engaged, { swims: 1 }),
      "questionnaire.behaviours.groups.engaged.swims",
    ],
    [
      "an item twice",
      (d) => d.questionnaire.topics.items.push({ key: "climate", text: "Climate" }),
      "questionnaire.topics.items[12].key",
    ],
    ["sets that do not fit", (d) => (d.questionnaire.priorities.design.sets = 6), "questionnaire.priorities.design"],
    [
      "more industries asked than there are",
      (d) => (d.questionnaire.expectations.asked = 40),
      "questionnaire.expectations.asked",
    ],
    [
      "a text without the first language",
      (d) => Object.assign(d.study, { headline: { is: "Rannsókn" } }),
      "study.headline",
    ],
    [
      "a dimension called score",
      (d) => ((d.dimensions[0] as Draft["dimensions"][0]).key = "score"),
      "dimensions[0].key",
    ],
  ];

  it.each(mistakes)("a definition with %s gets a message with its place and fix", (_, change, path) => {
    const problems = problemsWith(change);
    expect(problems.map((problem) => problem.path)).toContain(path);
    for (const { message, remedy } of problems) {
      expect(message).not.toBe("");
      expect(remedy).not.toBe("");
    }
  });

  it("a mistake inside one of several forms of a mapping is named", () => {
    const mapping = { files: ["a.sav"], format: "sav", respondent: "ID", market: { value: 1, colum: "x" } };
    const problems = problemsWith((draft) => Object.assign(draft, { mappings: [mapping] }));
    expect(problems.map(({ path }) => path)).toContain("mappings[0].market");
  });

  it("a definition that is too large or not JSON is refused", () => {
    expect(parseDefinition("{").problems?.[0]?.message).toMatch(/not JSON/);
    expect(parseDefinition(" ".repeat(6_000_000)).problems?.[0]?.message).toMatch(/too large/);
  });
});

describe("other studies", () => {
  it("a study can have another market and a scale from 1 to 7", () => {
    const iceland = {
      slug: "iceland",
      code: "Is",
      name: "Iceland",
      population: { note: "People of 16 years and older who live in Iceland", from: 16, to: 120 },
    };
    const rule = { version: "top-two-of-seven/1", since: "2026-11-24", note: "Answers 6 and 7 count." };
    const scale = { min: 1, max: 7, positive: [6, 7], base: "asked", rule };
    const { definition } = readDefinition({ ...defaultStudy, markets: [...defaultStudy.markets, iceland], scale });
    expect(definition?.markets.at(-1)?.spellings).toEqual([]);
    expect(definition && definitionHash(definition)).not.toBe(definitionHash(DEFAULT_DEFINITION));
  });

  it("the example study of another shape is read", () => {
    const { definition, problems } = parseDefinition(readFileSync("content/second-study/study.json", "utf8"));
    expect(problems).toBeNull();
    expect(definition?.weighting.method).toBe("given");
    expect(definition?.people.region).toBeNull();
  });
});
