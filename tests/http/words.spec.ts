import { type HTMLElement, NodeType } from "node-html-parser";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { abreast } from "../support/abreast";
import { FURTHER, PAGES, type Reader } from "../support/policy-pages";
import { servedPage } from "../support/served-page";
import { forbiddenIn, longSentencesIn, typographyIn, unexplainedIn, unfilledIn } from "../support/words/faults";
import { expect, test } from "./fixtures";

// The style guide (content/handbook/words.md) holds on finished pages and in files; tests/support/words checks the source.

/** Where sentences are an author's: articles, methods and legal texts. */
const ARTICLES = /^\/(?:sustainability-branding-hub|about-study|help|(?:privacy|terms|cookie|ranking)-)/;
/** Samples of code, formulas and what people typed themselves. */
const NOT_OURS = "pre, code, math, svg title, textarea, script, style, [data-sample]";

const BLOCKS = new Set([
  "P",
  "LI",
  "TD",
  "TH",
  "DIV",
  "SECTION",
  "H1",
  "H2",
  "H3",
  "H4",
  "FIGCAPTION",
  "CAPTION",
  "DT",
  "DD",
  "LABEL",
  "OPTION",
  "BUTTON",
  "TR",
  "SUMMARY",
  "LEGEND",
  "NAV",
  "ARTICLE",
]);

/** The words of a page, with an empty line after each block, as it is read. */
function wordsOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) return "";
      const child = node as HTMLElement;
      return BLOCKS.has(child.tagName) ? `\n\n${wordsOf(child)}\n\n` : wordsOf(child);
    })
    .join("");
}

/** What search engines, shared links and screen readers get of a page besides its words. */
const unseenWordsOf = ({ head, body }: { head: HTMLElement; body: HTMLElement }): string[] =>
  [
    ...head.querySelectorAll("title").map(({ text }) => text),
    ...head
      .querySelectorAll("meta[name=description], meta[property^='og:']")
      .map((meta) => meta.getAttribute("content")),
    ...["aria-label", "alt", "placeholder", "title"].flatMap((name) =>
      body.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)),
    ),
  ].filter((words) => words !== undefined);

const READERS = Object.keys(PAGES) as Reader[];
/** Pages of the one market whose name changes within a sentence. */
const DUTCH: Partial<Record<Reader, readonly string[]>> = {
  anonymous: [
    ...["", "/food-grocery"].map((path) => `/rankings/netherlands${path}`),
    "/rankings/search?market=netherlands&q=skarmoo",
  ],
  free: ["/rankings/full?country=netherlands", "/rankings/full?country=netherlands&q=skarmoo"],
  enterprise: [
    ...Object.values(ANALYSES).map(({ path }) => `${path}?market=netherlands`),
    "/rankings/full?country=netherlands",
  ],
};
const pagesOf = (reader: Reader) =>
  [
    ...PAGES[reader],
    ...(FURTHER[reader] ?? []),
    ...(DUTCH[reader] ?? []),
    ...(reader === "professional" ? Object.values(ANALYSES).map(({ path }) => path) : []),
  ].filter(
    // Pages that show the texts of others: emails that tests sent, and sheets of every state.
    (address) => !["/outbox", "/design", "/missing/page"].includes(address),
  );

for (const reader of READERS) {
  test(`pages keep to the style guide for a reader who is ${reader}`, async ({ people }) => {
    const context = await people.as(reader);
    const faults: string[] = [];
    await abreast(pagesOf(reader), async (address) => {
      const { head, body } = await servedPage(context, address);
      for (const element of body.querySelectorAll(NOT_OURS)) element.remove();
      // Attributes are read out, so they count as well.
      faults.push(...unfilledIn(body.toString()).map((fault) => `${address}: ${fault}`));
      // Browsers show white space of any length as one space.
      const text = wordsOf(body).replaceAll(/[^\S\n]+/g, " ");
      expect(text.length, address).toBeGreaterThan(200);
      const found = [...forbiddenIn(text), ...typographyIn(text), ...unexplainedIn(text)];
      if (!ARTICLES.test(address)) found.push(...longSentencesIn(text));
      found.push(...unseenWordsOf({ head, body }).flatMap((words) => [...forbiddenIn(words), ...typographyIn(words)]));
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    });
    expect([...new Set(faults)]).toEqual([]);
  });
}
