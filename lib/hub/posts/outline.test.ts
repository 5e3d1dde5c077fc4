import { describe, expect, it } from "vitest";
import { outlineOf, readingMinutes, toBlocks, wordsIn } from "@/lib/hub/posts/outline";

describe("outlineOf", () => {
  it("a text's outline lists second-level headings in order, without markup", () => {
    const html = `<h2 id="one">One <em>word</em></h2><p>x</p><h3 id="no">Not this</h3><h2 id="q-a">Q &#x26; A</h2>`;
    expect(outlineOf(html)).toEqual([
      { id: "one", title: "One word" },
      { id: "q-a", title: "Q & A" },
    ]);
  });
});

describe("toBlocks", () => {
  it("figures are put between runs of prose, without empty runs", () => {
    expect(toBlocks("<p>[figure:first]</p>\n<p>Text</p>\n<p>[figure:rank-range]</p>")).toEqual([
      { kind: "figure", name: "first" },
      { kind: "html", html: "<p>Text</p>" },
      { kind: "figure", name: "rank-range" },
    ]);
  });
  it("a figure mentioned inside a sentence stays text", () => {
    expect(toBlocks("<p>See [figure:x] here</p>")).toEqual([{ kind: "html", html: "<p>See [figure:x] here</p>" }]);
  });
});

describe("reading time", () => {
  it("reading time counts words, not tags, figures or punctuation", () => {
    expect(wordsIn(`<p class="a b">One two – <em>three</em></p><p>[figure:x-y]</p><td>4</td>`)).toBe(4);
  });
  it.each([
    [1, 1],
    [329, 1],
    [331, 2],
    [660, 3],
  ])("%i words take %i min to read", (words, minutes) => expect(readingMinutes(words)).toBe(minutes));
});
