import { describe, expect, it } from "vitest";
import { forbiddenIn, longSentencesIn, typographyIn } from "@/tests/support/words/faults";
import { PREVIEW_KINDS, writePreview } from "./previews";

/** The visible text of an email's HTML, in its order. */
const toVisible = (html: string): string =>
  html
    .replaceAll(/<(style|title|head)[^>]*>[\s\S]*?<\/\1>/g, " ")
    // The line beside the subject is hidden in the email itself.
    .replaceAll(/<div[^>]*display:none[^>]*>[\s\S]*?<\/div>/g, " ")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ");

describe.each(PREVIEW_KINDS)("the email %s", (kind) => {
  it("the email keeps to the style guide", async () => {
    const { text, html } = await writePreview(kind);
    expect([...forbiddenIn(text), ...typographyIn(text), ...longSentencesIn(text)]).toEqual([]);
    expect(html).not.toBe("");
  });

  it("the email loads nothing, has at most one button and is ready for dark programs", async () => {
    const { html } = await writePreview(kind);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
    expect(html.match(/<a [^>]*display:inline-block/g) ?? []).toHaveLength(
      /\n[^\n]+:\nhttp/.test((await writePreview(kind)).text) ? 1 : 0,
    );
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme:dark");
    // Each light colour has a class that swaps it.
    for (const [element] of html.matchAll(
      /<(?!meta|style|title)\w+ [^>]*style="[^"]*(?:[^-]color|background-color):#[^>]*>/g,
    ))
      expect(element).toMatch(/class="[^"]*(?:ink|on)-/);
  });

  it("the plain text says the same as the HTML in the same order, with each address on its own line", async () => {
    const { text, html } = await writePreview(kind);
    expect(text).not.toMatch(/<\/?\w+|&\w+;|\]\(/);
    for (const line of text.split("\n").filter((each) => each.includes("http")))
      expect(line).toMatch(/^https?:\/\/\S+$/);
    const visible = toVisible(html);
    const lines = text
      .split("\n")
      .map((line) => line.split(": "))
      .flat()
      .filter((line) => line !== "" && line !== "--" && !line.startsWith("http"))
      .map((line) => line.replace(/:$/, "").replaceAll(/\s+/g, " "));
    // A code stands first in text and below its heading in HTML.
    const ordered = /^Your code/.test(text) ? lines.slice(2) : lines;
    let from = 0;
    for (const line of ordered) {
      const found = visible.indexOf(line, from);
      expect(found, `“${line}” after what stands before it`).toBeGreaterThanOrEqual(from);
      from = found;
    }
  });
});
