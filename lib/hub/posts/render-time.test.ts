import { beforeAll, describe, expect, it } from "vitest";
import { differencesOf } from "@/lib/hub/posts/differences";
import { renderMarkdown } from "@/lib/hub/posts/render";

// Rendering any text (at each preview and publication) blocks the site only for a moment. Processor time is measured,
// so that a busy machine changes nothing.

/** Milliseconds of processor time. Before there were limits, the worst of these took more than half a minute. */
const MOMENT = 2_000;
const LONGEST = 100_000;

const PIECES = [
  ...["~~a", "~a ", "**a", "*a", "_a ", "*a_", "***a", "a*b", "a_b", "**a** ", "_a_ ", "~~a~~ ", "**a* ", "* * "],
  ...[
    "# a",
    "# a\n",
    "## a\n",
    "a\n=\n",
    "- a\n",
    "+ a\n",
    "1. a\n",
    "> a\n\n",
    "a\n\n",
    "- [ ] a\n",
    "***\n",
    "a  \n",
  ],
  ...["[", "![", "[[", "]]", "[a](b) ", "[^1]", "[^1]: a\n\n", "[a]: b\n", "[^a]\n[^a]: b\n\n", "[figure:a]\n\n"],
  ...[
    "`",
    "`a",
    "```\n",
    "~~~\n",
    "\ta\n",
    "| a ",
    "a|b\n-|-\n",
    "<a",
    "<a ",
    "<!--",
    "<?",
    "<b>\n",
    "&a",
    "&amp;",
    "\\a",
  ],
  ...[
    "http://a.b ",
    "www.a.b ",
    "a@b.c ",
    "<http://a>",
    "(http://a",
    "a@",
    "@a.b",
    "$a$ ",
    "--a",
    "a-- ",
    "“",
    "\u00A0*a",
  ],
];

/** Repeated nearly as often as the limits allow: in one paragraph, in many, and as lines. */
const ALLOWED = [
  "*a_".repeat(95),
  `${"*a_".repeat(95)}\n\n`.repeat(15),
  `${"~~a".repeat(190)}\n\n`.repeat(7),
  "> a\n\n".repeat(1_190),
  "# a\n".repeat(1_190),
  "- a\n".repeat(1_190),
  "[a](b) ".repeat(1_490),
  "a@b.c ".repeat(2_990),
  "[^a]\n[^a]: b\n\n".repeat(590),
];

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe("the time that a text takes", () => {
  beforeAll(() => void renderMarkdown("# Warm\n\n- a **b** [c](d)\n"));

  it.each(PIECES)("a text full of %j is rendered quickly", (piece) => {
    expect(processorTime(() => renderMarkdown(piece.repeat(Math.floor(LONGEST / piece.length))))).toBeLessThan(MOMENT);
  });

  it.each(ALLOWED.map((text) => [text.slice(0, 12), text]))(
    "as many of %j as allowed are rendered quickly",
    (_, text) => {
      expect(processorTime(() => renderMarkdown(text))).toBeLessThan(MOMENT);
    },
  );
});

/** Two texts of maximum length with as few words in common as possible. */
const words = (letters: string) =>
  Array.from({ length: LONGEST / 2 }, (_, at) => letters[(at * at * 31 + at * 7) % letters.length]).join(" ");

it("the difference of two texts is found quickly, however different they are", () => {
  for (const [before, after] of [
    ["a ".repeat(LONGEST / 2), "b ".repeat(LONGEST / 2)],
    ["a b ".repeat(LONGEST / 4), "b c a ".repeat(LONGEST / 6)],
    [words("abcdefg"), words("hgfedcba")],
  ] as const)
    expect(processorTime(() => differencesOf(before, after))).toBeLessThan(MOMENT / 2);
});

it("a text beyond the limits of markup is shown as it was typed", () => {
  const [block] = renderMarkdown("~~a".repeat(12_000)).blocks;
  expect(block).toMatchObject({ kind: "html", html: expect.stringContaining("~~a~~a") });
});

it("a long text with ordinary markup is rendered completely", () => {
  const part = `## A part\n\n${"Some *words* and **more** of them, with [a link](https://a.example) and a_b. ".repeat(40)}\n\n`;
  const { blocks } = renderMarkdown(part.repeat(6));
  const html = blocks.map((block) => (block.kind === "html" ? block.html : "")).join("");
  expect(html.match(/<em>words<\/em>/g)).toHaveLength(240);
  expect(html.match(/<h2/g)).toHaveLength(6);
});
