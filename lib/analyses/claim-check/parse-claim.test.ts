import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { parseClaim, type ClaimReading } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";

const BRANDS = [
  { slug: "angsala", name: "Ängsala" },
  { slug: "ljusvarv", name: "Ljusvarv" },
  { slug: "green", name: "Green" },
  { slug: "fjord-bank", name: "Fjord Bank" },
  { slug: "fjord", name: "Fjord" },
  { slug: "twin-a", name: "Tvilling" },
  { slug: "twin-b", name: "Tvilling" },
  { slug: "long", name: "Ä".repeat(300) },
];
const names = { brands: toNameIndex(BRANDS), industries: INDUSTRIES };
const read = (text: string) => parseClaim(text, { ...names, study: STUDY_OF_TODAY });
const plain = (reading: ClaimReading) =>
  Object.fromEntries(
    (["kind", "count", "brand", "rival", "market", "industry", "part", "year", "since"] as const).flatMap(
      (name): [string, unknown][] => {
        const field = reading[name];
        return field.status === "said"
          ? [[name, field.value]]
          : field.status === "choose"
            ? [[name, [...field.options]]]
            : [];
      },
    ),
  );

describe("claims as people write them", () => {
  it.each([
    [
      "Ängsala is the most sustainable grocery brand in Sweden",
      { kind: "best", brand: "angsala", part: "score", industry: "food-grocery", market: "sweden" },
    ],
    [
      "The greenest bank in Denmark is Fjord Bank",
      { kind: "best", brand: "fjord-bank", part: "environment", industry: "banking", market: "denmark" },
    ],
    [
      "Sweden's no. 1 supermarket for sustainability",
      { kind: "best", part: "score", industry: "food-grocery", market: "sweden" },
    ],
    [
      "ANGSALA: rated the best Norwegian airline for the environment",
      { kind: "best", brand: "angsala", part: "environment", industry: "travel-transport", market: "norway" },
    ],
    [
      "Ljusvarv is among the 5 most sustainable brands in Finland",
      { kind: "top", count: 5, brand: "ljusvarv", part: "score", market: "finland" },
    ],
    [
      "One of the ten most sustainable insurers in the Netherlands",
      { kind: "top", count: 10, part: "score", industry: "insurance", market: "netherlands" },
    ],
    [
      "Top 3 in sustainability, Dutch energy",
      { kind: "top", count: 3, part: "score", industry: "energy", market: "netherlands" },
    ],
    [
      "One of the most sustainable hotels in Norway",
      { kind: "top", part: "score", industry: "hotels-leisure", market: "norway" },
    ],
    [
      "Ljusvarv is more sustainable than Ängsala in Sweden",
      { kind: "ahead", brand: "ljusvarv", rival: "angsala", part: "score", market: "sweden" },
    ],
    ["We are greener than Ljusvarv", { kind: "ahead", rival: "ljusvarv", part: "environment" }],
    [
      "Fjord is ahead of Fjord Bank on social responsibility in Sweden",
      { kind: "ahead", brand: "fjord", rival: "fjord-bank", part: "social", market: "sweden" },
    ],
    [
      "Ljusvarv is more sustainable than any other telecom brand in Sweden",
      { kind: "best", brand: "ljusvarv", part: "score", industry: "telecom", market: "sweden" },
    ],
    [
      "Ljusvarv scores above the average on sustainability in Finland",
      { kind: "above-average", brand: "ljusvarv", part: "score", market: "finland" },
    ],
    [
      "Ljusvarv is more sustainable than average in Sweden",
      { kind: "above-average", brand: "ljusvarv", part: "score", market: "sweden" },
    ],
    [
      "Ljusvarv is the most improved brand for sustainability in Sweden",
      { kind: "most-improved", brand: "ljusvarv", part: "score", market: "sweden" },
    ],
    [
      "Ljusvarv has improved its sustainability in Sweden since 2023",
      { kind: "improved", brand: "ljusvarv", part: "score", market: "sweden", since: 2023 },
    ],
    [
      "Ljusvarv is more sustainable than last year in Sweden",
      { kind: "improved", brand: "ljusvarv", part: "score", market: "sweden", since: "last" },
    ],
    [
      "The most sustainable of all brands in Sweden in 2025",
      { kind: "best", part: "score", market: "sweden", industry: "all", year: 2025 },
    ],
  ])("a claim as people write it is read: %s", (text, expected) => {
    const reading = read(text);
    expect(plain(reading)).toEqual(expected);
    expect([reading.unread, reading.limits]).toEqual([[], []]);
  });
});

describe("ambiguous parts stay a choice or are reported", () => {
  it.each([
    ["Top sustainable brand in Sweden", { kind: ["best", "top"], part: "score", market: "sweden" }],
    [
      "The most sustainable coffee brand in Sweden and Norway",
      { kind: "best", part: "score", market: ["sweden", "norway"], industry: ["beverages", "restaurants-cafes"] },
    ],
    [
      "Tvilling is the most responsible brand in Sweden",
      { kind: "best", brand: ["twin-a", "twin-b"], part: ["score", "social"], market: "sweden" },
    ],
    ["The best bank in Sweden", { kind: "best", industry: "banking", market: "sweden" }],
    ["Ljusvarv is more sustainable", { kind: "ahead", brand: "ljusvarv", part: "score" }],
    ["Green is the greenest green brand", { kind: "best", brand: "green", part: "environment" }],
    ["The environmental and social leader in Sweden", { kind: "best", part: "score", market: "sweden" }],
  ])("ambiguous parts of a claim stay a choice: %s", (text, expected) => expect(plain(read(text))).toEqual(expected));

  it("unknown words and similar names in a claim are reported", () => {
    const reading = read("Ljusvarf is the most sustainable skateboard brand in Sweden");
    expect(reading.unread).toEqual(["Ljusvarf", "skateboard"]);
    expect(reading.alike.map(({ slug }) => slug)).toEqual(["ljusvarv"]);
    expect(reading.brand.status).toBe("unsaid");
  });

  it.each([
    ["Ljusvarv is not the most sustainable brand in Sweden", "denial"],
    ["Ljusvarv isn’t the most sustainable brand in Sweden", "denial"],
    ["Ljusvarv is the least sustainable brand in Sweden", "downwards"],
    ["Ljusvarv is the most sustainable brand in the Nordics", "area"],
    ["Ljusvarv will be the most sustainable brand in Sweden", "future"],
    ["Ljusvarv, the most sustainable brand in Sweden, is carbon neutral", "absolute"],
    ["Ljusvarv has always been the most sustainable brand in Sweden", "scope"],
    ["Most people think that Ljusvarv is sustainable", "people"],
  ])("a claim that the study cannot check names its limit: %s", (text, limit) =>
    expect(read(text).limits.map((each) => each.limit)).toContain(limit),
  );

  it("any text is read without an error, and no word is dropped", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) => {
        const reading = read(text);
        expect(reading.unread.every((words) => words !== "")).toBe(true);
      }),
    );
    expect(plain(read(""))).toEqual({});
    expect(plain(read(`${"Ä".repeat(300)} is best`)).brand).toBe("long");
  });
});
