import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearWords } from "@/lib/platform/words/clear-words";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import {
  agree,
  asSentence,
  countInWords,
  numberOf,
  countOf,
  joinNames,
  ordinalRange,
  possessive,
} from "@/lib/platform/words/sentences";

/** Realistic names: commas, “and”, apostrophes, emoji, letters without case, empty text. */
const oddName = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("Rose, Thorn & Sons", "Fish and Chips", "L’Orée", "A/S Nord", "& Other", "東京", "ﬁord", "🌲", "ß"),
);
const count = fc.nat({ max: 100_000 });

describe("counts", () => {
  it.each([
    [0, "no brands"],
    [1, "one brand"],
    [9, "nine brands"],
    [10, "10 brands"],
    [1204, "1,204 brands"],
  ])("%i is written %s in a sentence", (number, words) => {
    expect(countOf(number, "brand")).toBe(words);
  });

  it("a count agrees with its noun and verb, for any words", () => {
    fc.assert(
      fc.property(count, oddName, oddName, (number, one, many) => {
        const form = number === 1 ? one : many;
        expect(agree(number, one, many)).toBe(form);
        for (const text of [numberOf(number, one, many), countOf(number, one, many)])
          expect(text.endsWith(` ${form}`)).toBe(true);
      }),
    );
  });

  it("counts are words from one to nine and digits from ten", () => {
    fc.assert(
      fc.property(count, (number) => {
        expect(/^\p{L}+$/u.test(countInWords(number))).toBe(number < 10);
      }),
    );
  });
});

describe("lists", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("the list %j is written “%s”", (names, words) => {
    expect(joinNames(names)).toBe(words);
  });

  it("a list keeps every name in order, with one “and” before the last", () => {
    fc.assert(
      fc.property(fc.array(oddName, { maxLength: 9 }), (names) => {
        const last = names.at(-1) ?? "";
        expect(joinNames(names)).toBe(names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`);
      }),
    );
  });
});

describe("positions", () => {
  it("a position is written as one ordinal or two", () => {
    expect(ordinalRange(3, 12)).toBe("3rd to 12th");
    fc.assert(
      fc.property(count, count, (low, high) => {
        expect(ordinalRange(low, high).includes(" to ")).toBe(low !== high);
      }),
    );
  });
});

describe("the start of a sentence", () => {
  it("the start of a sentence is a capital, and nothing else changes", () => {
    expect(asSentence("two brands")).toBe("Two brands");
    expect(asSentence("")).toBe("");
    expect(asSentence("𐐨𐐩")).toBe("𐐀𐐩");
    fc.assert(
      fc.property(oddName, (name) => {
        const [first = ""] = name;
        expect(asSentence(name).endsWith(name.slice(first.length))).toBe(true);
      }),
    );
  });

  it("a phrase inside a sentence is lower case, except for abbreviations", () => {
    expect(industryInSentence("Food & grocery")).toBe("food & grocery");
    expect(industryInSentence("IT services")).toBe("IT services");
    fc.assert(
      fc.property(oddName, (name) => {
        expect(industryInSentence(name).toLowerCase()).toBe(name.toLowerCase());
      }),
    );
  });

  it("a market's name adapts to the sentence around it", () => {
    expect(inSentence("The Netherlands")).toBe("the Netherlands");
    expect(inSentence("Theland")).toBe("Theland");
  });
});

describe("possessive names", () => {
  it("a possessive name has one apostrophe, after the name", () => {
    expect(possessive("Sweden")).toBe("Sweden’s");
    expect(possessive("the Netherlands")).toBe("the Netherlands’");
    fc.assert(
      fc.property(oddName, (name) => {
        expect([`${name}’`, `${name}’s`]).toContain(possessive(name));
      }),
    );
  });
});

describe("the result of a test", () => {
  it.each([
    ["change", true, "Clear change"],
    ["difference", false, "No clear difference"],
    ["gap", null, "Not compared"],
  ] as const)("a test result is put into words: %s, %s: %s", (of, isClear, words) => {
    expect(clearWords(of, isClear)).toBe(words);
  });
});
