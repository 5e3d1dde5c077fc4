import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ADMIN_FIGURES } from "@/lib/hub/posts/admin-figures";
import { EMPTY_POST } from "@/lib/hub/posts/post-form";
import { faultsOf } from "@/lib/hub/posts/readiness";

const whole = {
  ...EMPTY_POST,
  title: "How to read a score",
  description: "A sentence for search results, long enough to say what the page holds and no longer.",
  standfirst: "Two shares of people, added. That is all there is to a score.",
  author: "Granskog study team",
  topic: "Methods",
  body: "A score is a sum.[^why]\n\n## What it says\n\n[figure:rank-range]\n\n[^why]: Of two shares.",
};
const words = (change: Partial<typeof whole>) => faultsOf({ ...whole, ...change }).map((fault) => fault.words);

describe("what prevents publishing", () => {
  it("nothing prevents publishing a complete post", () => expect(faultsOf(whole)).toEqual([]));

  it("every empty field prevents publishing and is named once", () => {
    expect(faultsOf(EMPTY_POST).map(({ field }) => field)).toEqual([
      "title",
      "standfirst",
      "description",
      "author",
      "topic",
      "body",
    ]);
  });

  it.each<[string, Partial<typeof whole>, RegExp]>([
    ["a long title", { title: "x".repeat(81) }, /has 81 characters; the limit is 80/],
    ["a cover without words", { coverId: "b2d7f6f0-0000-4000-8000-000000000000" }, /Add alt text for the cover/],
    ["a first heading", { body: "# Title\n\nText" }, /Start headings in the text with ##/],
    ["an unknown figure", { body: "[figure:unicorn]" }, /No figure is called “unicorn”/],
    ["a doubled heading", { body: "## One\n\n## One" }, /“#one”/],
    ["a note without text", { body: "Text.[^a]" }, /Note “a” has no text/],
    ["a note that is not called", { body: "Text.\n\n[^a]: Words" }, /Note “a” is not used/],
  ])("%s prevents publishing", (_, change, pattern) => expect(words(change)).toEqual([expect.stringMatching(pattern)]));

  it("code blocks never prevent publishing", () =>
    expect(words({ body: "Text\n\n```md\n# Title\n[figure:unicorn]\n```" })).toEqual([]));
});

it("the toolbar offers only drawable figures", () => {
  const drawn = readFileSync(
    path.resolve(import.meta.dirname, "../../../components/hub/explanatory-figure.tsx"),
    "utf8",
  );
  expect(Object.keys(ADMIN_FIGURES).filter((name) => !drawn.includes(`"${name}"`))).toEqual([]);
});
