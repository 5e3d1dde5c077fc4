import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "@/lib/hub/posts/render";
import { MARKDOWN_ATTACKS } from "@/tests/support/markdown-attacks";

const htmlOf = (markdown: string) =>
  renderMarkdown(markdown)
    .blocks.map((block) => (block.kind === "html" ? block.html : `[${block.name}]`))
    .join("\n");
const elementsIn = (html: string): HTMLElement[] => parse(html).querySelectorAll("*");

const ELEMENTS = new Set([
  "a",
  "aside",
  "blockquote",
  "br",
  "code",
  "del",
  "div",
  "em",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "img",
  "input",
  "label",
  "li",
  "ol",
  "p",
  "pre",
  "section",
  "span",
  "strong",
  "sup",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "ul",
  "math",
  "mi",
  "mn",
  "mo",
  "mrow",
  "mtext",
  "msub",
  "msup",
  "mfrac",
  "msqrt",
  "mover",
  "msubsup",
]);
const ATTRIBUTES = new Set([
  "href",
  "rel",
  "title",
  "src",
  "alt",
  "width",
  "height",
  "loading",
  "decoding",
  "id",
  "role",
  "aria-label",
  "aria-describedby",
  "tabindex",
  "class",
  "type",
  "checked",
  "disabled",
  "align",
  "start",
  "data-note",
  "data-notes",
  "data-check",
  "data-checklist",
  "data-check-note",
  "data-formula",
  "display",
  "stretchy",
  "accent",
  "data-footnotes",
  "data-footnote-ref",
  "data-footnote-backref",
]);
/** Neither schemes that run something, nor `//host`, nor the name of one site before the address of another. */
const SAFE_HREF = /^(?:https?:\/\/(?![^/?#]*@)|mailto:|#|\/(?![/\\]))/;

/** Everything unsafe in a piece of HTML, as a browser's parser reads it. */
function harmIn(html: string): string[] {
  return elementsIn(html).flatMap(({ rawTagName, attributes }) => {
    const name = rawTagName.toLowerCase();
    const faults = ELEMENTS.has(name) ? [] : [`<${name}>`];
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!ATTRIBUTES.has(attribute.toLowerCase())) faults.push(`${name} ${attribute}`);
      if (attribute === "href" && !SAFE_HREF.test(value)) faults.push(`href ${value}`);
      if (attribute === "src" && !/^\/media\/covers\/[\da-f-]{36}\/\d+x\d+\.(?:avif|webp|jpg)$/.test(value))
        faults.push(`src ${value}`);
      if (attribute === "id" && !/^[a-z0-9-]+$/.test(value)) faults.push(`id ${value}`);
    }
    return faults;
  });
}

describe("attacks", () => {
  it("there are many attacks to test", () => expect(new Set(MARKDOWN_ATTACKS).size).toBeGreaterThanOrEqual(120));

  it.each(MARKDOWN_ATTACKS)("the attack %j is neutralised", (attack) => {
    for (const markdown of [
      attack,
      `Before ${attack} after`,
      `> - ${attack}`,
      `## Heading\n\n${attack}\n\n${attack}`,
      `Note[^n]\n\n[^n]: ${attack}`,
      `[${attack}](/rankings)`,
    ]) {
      expect(harmIn(htmlOf(markdown)), markdown).toEqual([]);
    }
  });

  it("all attacks together are neutralised, even when serialised again by a browser", () => {
    const html = htmlOf(MARKDOWN_ATTACKS.join("\n\n"));
    expect(harmIn(html)).toEqual([]);
    expect(harmIn(parse(html).toString())).toEqual([]);
  });

  it.each([
    ["deep quotations", ">".repeat(100_000)],
    ["deep lists", Array.from({ length: 1_000 }, (_, at) => `${"  ".repeat(at)}- x`).join("\n")],
    ["brackets", "[".repeat(50_000)],
    ["stars", "*a ".repeat(33_000)],
    ["a wide table", `${"|a".repeat(2_000)}|\n${"|-".repeat(2_000)}|\n${`${"|b".repeat(2_000)}|\n`.repeat(8)}`],
    ["code marks", "`a".repeat(50_000)],
    ["links", "[a](".repeat(25_000)],
    ["underscores", "_".repeat(100_000)],
    ["entities", "&#x".repeat(33_000)],
    ["notes", "[^a]".repeat(20_000)],
  ])(
    "attacks of size (%s) take little time",
    (_, markdown) => {
      const startedAt = performance.now();
      expect(harmIn(htmlOf(markdown.slice(0, 100_000)).slice(0, 200_000))).toEqual([]);
      expect(performance.now() - startedAt).toBeLessThan(10_000);
    },
    20_000,
  );
});

describe("prose from the database", () => {
  it("prose from the database is rendered like prose from files", () => {
    const html = htmlOf(
      "## One & two\n\nA score of 40–50.[^1]\n\n[^1]: Of *100*.\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n`$x_i$`",
    );
    expect(html).toContain('<h2 id="one-two">One &#x26; two</h2>');
    expect(html).toContain('<aside id="note-1" role="note"><span>1 </span>Of <em>100</em>.');
    expect(html).toContain('<div role="region" tabindex="0" aria-label="Table 1"><table>');
    expect(html).toMatch(/40\u2060\u200A–\u200A\u206050/);
    expect(html).toContain("<math><mrow><msub><mi>x</mi><mi>i</mi></msub></mrow></math>");
  });

  it("prose from the database has a table of contents, figures and a reading time", () => {
    const { blocks, outline, minutes } = renderMarkdown(
      `## One\n\n${"word ".repeat(660)}\n\n[figure:rank-range]\n\n## Two\n\nEnd.\n\n> [figure:rank-range]`,
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(["html", "figure", "html"]);
    expect(outline).toEqual([
      { id: "one", title: "One" },
      { id: "two", title: "Two" },
    ]);
    expect(minutes).toBe(3);
  });

  it("equal headings get different anchors, and none is a name the page uses", () => {
    const { outline } = renderMarkdown("## Same\n\n## Same\n\n## Content\n\n## Note 1\n\n## ☃\n\n# First");
    expect(outline.map(({ id }) => id)).toEqual(["same", "same-2", "content-2", "part-note-1", "part", "first"]);
  });

  it("missing or invalid parts of prose do not stop the rest", () => {
    expect(htmlOf("Text[^none].")).toContain("Text[^none].");
    expect(htmlOf("`$\\frac{1}$` and `$x$`")).toContain("\\frac{1}");
    expect(htmlOf("```math\n{x\n```\n\n`$y$`")).toContain("<mi>y</mi>");
    expect(htmlOf("")).toBe("");
    expect(htmlOf("A[^1]\n\n[^1]: B[^2]\n\n[^2]: C")).toContain("B<sup>2</sup>");
  });

  it("only external links are marked", () => {
    expect(htmlOf("[a](https://example.org/x)")).toContain(
      '<a href="https://example.org/x" rel="nofollow noopener">a</a>',
    );
    expect(htmlOf("[a](/rankings/sweden#top) [b](#one) [c](mailto:a@b.example)")).toContain(
      '<a href="/rankings/sweden#top">a</a> <a href="#one">b</a> <a href="mailto:a@b.example">c</a>',
    );
  });

  it("prose shows only pictures from the site's own store, with their size", () => {
    const src = "/media/covers/11111111-1111-4111-8111-111111111111/1280x720.webp";
    expect(htmlOf(`![A spruce](${src})`)).toContain(
      `<img src="${src}" alt="A spruce" width="1280" height="720" loading="lazy" decoding="async">`,
    );
    expect(htmlOf("![A spruce](https://example.org/a.jpg)")).toBe("<p>A spruce</p>");
  });

  it("prose keeps lists of tasks", () => {
    expect(htmlOf("- [x] done\n- [ ] open")).toContain(
      '<label><input type="checkbox" checked><span> done</span></label>',
    );
  });
});
