import fc from "fast-check";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";

describe("inline scripts of a page", () => {
  it.each([
    ["the text between the tags, to the byte", "<script>\n a < b && c </script >", ["\n a < b && c "]],
    ["in their order, whatever their letters", "<SCRIPT>1</sCript><p><script async>2</script>", ["1", "2"]],
    [
      "behind an attribute with a bracket in quotes",
      `<p title="a > <script>b</script>"><script data-x='>"' data-y=">">c</script>`,
      ["c"],
    ],
    ["behind an attribute without quotes", "<p title=a<script>b</p><script>c</script>", ["c"]],
    [
      "not what a comment holds",
      "<!-- <script>a</script> --><script>b</script><!--><script>c</script><!-- --!><script>d</script>",
      ["b", "c", "d"],
    ],
    [
      "not what is text",
      "<title><script>a</script></title><textarea><script>b</script></textarea><style><script>c</script></style><script>d</script>",
      ["d"],
    ],
    [
      "not what a template holds",
      "<template><script>a</script><template></template><script>b</script></template><script>c</script>",
      ["c"],
    ],
    [
      "not what a drawing holds",
      "<svg><title>t</title><style/><script>a</script></svg><svg/><script>b</script>",
      ["b"],
    ],
    ["not files", "<script src>a</script><script SRC='x'>b</script><script data-src=x>c</script>", ["c"]],
    [
      "not data",
      `<script type="application/ld+json">{}</script><script type=application/json>{}</script><script type="text/plain">a</script><script type="">b</script><script type=" module ">c</script><script type="TEXT/JavaScript">d</script><script type="importmap">{}</script>`,
      ["b", "c", "d", "{}"],
    ],
    [
      "of two attributes of one name the first",
      `<script type="text/plain" type="">a</script><script type="" type="text/plain">b</script>`,
      ["b"],
    ],
    [
      "an end tag inside a hidden script is none",
      "<script><!-- <script>a</script> --></script><script>b</script>",
      ["<!-- <script>a</script> -->", "b"],
    ],
    [
      "dashes that open and close at once hide nothing",
      "<script><!--><script>a</script><script>b</script>",
      ["<!--><script>a", "b"],
    ],
    ["lines end as browsers read them", "<script>a\r\nb\rc</script>", ["a\nb\nc"]],
    ["nothing of a script that never ends", "<script>a</script><script>b</scrip", ["a"]],
    ["nothing behind the end of markup", "<plaintext><script>a</script>", []],
    ["nothing empty", "<script></script>", []],
  ])("inline scripts are found as browsers find them: %s", (_, html, scripts) => {
    expect(inlineScripts(html)).toEqual(scripts);
  });

  const pieces = [
    "<",
    ">",
    "</",
    "/>",
    "!",
    "--",
    "-->",
    "<!--",
    "<!-->",
    "--!>",
    "<?",
    "'",
    '"',
    "=",
    " ",
    "\n",
    "a",
    "&amp;",
    "é",
    "😀",
    "\0",
    "\r\n",
  ];
  const tags = [
    "<script>",
    "</script>",
    "<script ",
    "<script src=x>",
    '<script type="application/json">',
    "<textarea>",
    "</textarea>",
    "<title>",
    "</title>",
    "<style>",
    "</style>",
    "<template>",
    "</template>",
    '<p title="',
    "<p>",
    "</p>",
    "<SCRIPT>",
    "</script\t>",
  ];
  const soup = fc
    .array(fc.constantFrom(...pieces, ...tags), { maxLength: 30 })
    .map((parts) => `<!doctype html><body>${parts.join("")}`);

  it("inline scripts are those that a full parser finds, in any markup", () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(inlineScripts(html)).toEqual(parsedScripts(html));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ["unfinished tags", "<a ".repeat(1_000_000)],
    ["brackets", "<".repeat(3_000_000)],
    ["unfinished comments", "<!--".repeat(750_000)],
    ["scripts that hide scripts", "<script><!--<script>".repeat(150_000)],
    ["attributes without end", `<p ${"a ".repeat(1_500_000)}`],
    ["equals signs", `<p ${"=".repeat(3_000_000)}`],
    ["text without end", "<title>".repeat(400_000)],
    ["dashes", `<!--${"-".repeat(3_000_000)}`],
    ["a page of three megabytes", `<p class="a">text</p><script>self.x(1)</script>`.repeat(65_000)],
  ])("inline scripts are found in time proportional to the page's length: %s", (_, html) => {
    const begun = performance.now();
    inlineScripts(html);
    // Fast even on a busy machine; anything superlinear would take minutes.
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});

const parser = unified().use(rehypeParse);

/** Scripts without a source and of a kind that runs, outside drawings and templates, as parse5 builds the tree. */
function parsedScripts(html: string): string[] {
  const found: string[] = [];
  const tree = parser.parse(html);
  const walk = (nodes: readonly (typeof tree)["children"][number][]) => {
    for (const node of nodes) {
      if (node.type !== "element" || node.tagName === "svg" || node.tagName === "template") continue;
      if (node.tagName !== "script") walk(node.children);
      else if (node.properties.src === undefined && (node.properties.type ?? "") === "") {
        const text = node.children.map((child) => (child.type === "text" ? child.value : "")).join("");
        if (text && endsIn(html, node.position?.end.offset ?? 0)) found.push(text);
      }
    }
  };
  walk(tree.children);
  return found;
}

/** At the end of the page, a parser closes elements that a browser never runs. */
const endsIn = (html: string, end: number) => /<\/script[\t\n\f\r /][^>]*>$|<\/script>$/i.test(html.slice(0, end));
