import { describe, expect, it } from "vitest";
import { forbiddenIn, longSentencesIn, typographyIn } from "./faults";
import { isForTerminal, readProse, readSourceTexts, textsIn } from "./source-texts";
import { SPECIFICATION_TEXTS } from "./specification-texts";
import { readForbiddenPhrases } from "./style-guide";

// The style guide (content/handbook/words.md) holds in the source; tests/http/words.spec.ts looks at finished pages.

const texts = readSourceTexts();
const onPages = texts.filter((text) => !isForTerminal(text));
const prose = readProse();

const faultsOf = (read: (text: string) => string[], all = texts) =>
  all.flatMap(({ file, line, text }) => read(text).map((fault) => `${file}:${line} ${fault}`));

it("the style guide forbids phrases", () => expect(readForbiddenPhrases().length).toBeGreaterThan(50));
it("the check finds texts in the source", () => expect(texts.length).toBeGreaterThan(4_000));

describe("texts of the product", () => {
  it("no text of the product has a phrase that the style guide forbids", () =>
    expect(faultsOf(forbiddenIn)).toEqual([]));
  it("quotes in the product are curly and spaces single", () => {
    expect(faultsOf(typographyIn, onPages)).toEqual([]);
  });
  it("no sentence in the product is longer than thirty words", () =>
    expect(faultsOf(longSentencesIn, onPages)).toEqual([]));
});

it("no article, help text or handbook page has a phrase that the style guide forbids", () => {
  expect(faultsOf(forbiddenIn, prose)).toEqual([]);
});

it("each text of the specification is in the product word for word", () => {
  const all = [...texts, ...prose].map(({ text }) => text.replaceAll(/\s+/g, " ")).join("\n");
  // A text of one or two words is looked for in whole pages, by tests/http/words.spec.ts.
  const long = SPECIFICATION_TEXTS.filter((text) => /\p{L}+ \p{L}+ \p{L}+/u.test(text) && !/\d/.test(text));
  expect(long.filter((text) => !all.includes(text))).toEqual([]);
});

describe("the check itself", () => {
  it.each([
    ["a string", `const said = "The change is beyond chance here.";`],
    ["a template", ["const said = `$", "{brand} went beyond chance in $", "{year}.`;"].join("")],
    ["text between tags", "const page = <p>The change is\n  beyond chance in Sweden.</p>;"],
    ["an attribute", `const page = <img alt="A change beyond chance" />;`],
  ])("the check finds a forbidden phrase in %s", (_, source) => {
    const [found, ...others] = textsIn("page.tsx", source).flatMap(({ text }) => forbiddenIn(text));
    expect(found).toContain("beyond chance");
    expect(others).toEqual([]);
  });
  it.each([
    ["classes", `const page = <p className="whoever said nobody">x</p>;`],
    ["an import", `import x from "whoever is nobody";`],
    ["part of a longer word", `const said = "The perception centre is open.";`],
  ])("the check ignores %s", (_, source) => {
    expect(textsIn("page.tsx", source).flatMap(({ text }) => forbiddenIn(text))).toEqual([]);
  });
  it("the check finds a word that is there twice and “The” within a sentence", () => {
    expect(typographyIn("How was the the ranking of people in The Netherlands made?")).toHaveLength(2);
    expect(typographyIn("The ranking of the Netherlands: brand study 2025, The Netherlands.")).toEqual([]);
  });
  it("the check finds typing mistakes", () => {
    expect(typographyIn(`It's a "quoted word" here,  and 5 % more...`)).toHaveLength(5);
    expect(typographyIn("It’s a “quoted word” here, and 5% more…")).toEqual([]);
  });
  it("the check refuses a sentence of thirty-one words and accepts one of thirty", () => {
    const sentence = (words: number) => `${Array.from({ length: words }, () => "Word").join(" ")}.`;
    expect(longSentencesIn(sentence(31))).toHaveLength(1);
    expect(longSentencesIn(`${sentence(30)} ${sentence(30)}`)).toEqual([]);
  });
});
