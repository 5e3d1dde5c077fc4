import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { checklists } from "@/lib/hub/posts/checklist";
import { formulas } from "@/lib/hub/posts/formula";
import { safeAddresses } from "@/lib/hub/posts/safe-addresses";
import { readingMinutes, wordsIn, type OutlineEntry, type ProseBlock } from "@/lib/hub/posts/outline";
import { sideNotes, spacedDashes, tablesInRegions, textOf, toAnchor, type ProseNode } from "@/lib/hub/posts/prose";

/** Markdown from the database as the pages show it. */
export interface RenderedPost {
  blocks: ProseBlock[];
  outline: OutlineEntry[];
  minutes: number;
}

/** The maximum length, which is also the database's limit. */
const LONGEST = 100_000;
/** Maximum nesting of lists and quotations: deeper levels are unreadable, and slow down the parser. */
const DEEPEST = 12;

/**
 * Limits of marks whose parsing time grows with the square of their number (emphasis within a paragraph, lines that
 * start a block). The longest real posts have a tenth as many.
 */
const MARK = /[[\]`|*_~<>&\\@]|www\.|:\/\//g;
const MOST_MARKS = 3_000;
const MOST_LINES = 1_200;
/** Runs of emphasis marks between two blank lines. */
const EMPHASIS = /\*+|_+|~+/g;
const MOST_EMPHASIS = 200;

/**
 * Elements allowed in a post: GitHub's schema without anything that could capture clicks or clash with ids of the page,
 * and only elements that Markdown itself creates. HTML in the Markdown is removed earlier.
 */
const schema: Options = {
  ...defaultSchema,
  tagNames: [
    "a",
    "blockquote",
    "br",
    "code",
    "del",
    "em",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "img",
    "input",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "strong",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
  ],
  protocols: { href: ["http", "https", "mailto"], src: [] },
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, schema);
const writer = unified().use(rehypeStringify);

/**
 * Markdown from the editor → safe prose, with the look of files in `content/`. Never throws: anything invalid (a
 * formula, a note without text, two equal headings) is shown as closely as possible.
 */
export function renderMarkdown(markdown: string): RenderedPost {
  try {
    return toRendered(toTree(withinMeasure(markdown.slice(0, LONGEST))));
  } catch {
    // Text that the parser fails on is still shown.
    const text: ProseNode = { type: "text", value: markdown.slice(0, LONGEST) };
    return toRendered({
      type: "root",
      children: [{ type: "element", tagName: "p", properties: {}, children: [text] }],
    });
  }
}

function toTree(markdown: string): ProseNode {
  const tree = parser.runSync(parser.parse(markdown)) as ProseNode;
  safeAddresses(tree);
  oneTitle(tree);
  attempt(formulas(), tree);
  attempt(sideNotes(), tree);
  checklists()(tree);
  withoutLooseNotes(tree);
  uniqueAnchors(tree);
  tablesInRegions()(tree);
  spacedDashes()(tree);
  return tree;
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Whether the text can be parsed quickly. */
function isReadable(markdown: string): boolean {
  return (
    countOf(MARK, markdown) <= MOST_MARKS &&
    countOf(/\S[^\n\r]*/g, markdown) <= MOST_LINES &&
    markdown.split(/\r?\n[ \t]*\r?\n/).every((part) => countOf(EMPHASIS, part) <= MOST_EMPHASIS)
  );
}

/**
 * Drops list and quotation marks that nest too deeply at the beginning of a line.
 * @throws if the text is not readable prose
 */
function withinMeasure(markdown: string): string {
  if (!isReadable(markdown)) throw new RangeError("More marks or lines than a text has");
  return markdown.replace(/^[ \t]{41,}/gm, " ".repeat(40)).replace(/^[ \t>*+\-\d.)]+/gm, (prefix) => {
    const found = prefix.match(/>|[-*+](?=[ \t])|\d[.)](?=[ \t])/g) ?? [];
    return found.length > DEEPEST ? `${found.slice(0, DEEPEST).join(" ")} ` : prefix;
  });
}

/** Applies it to each block separately, so that a mistake in one leaves the others intact. */
function attempt(plugin: (tree: ProseNode) => void, tree: ProseNode): void {
  const whole = structuredClone(tree);
  try {
    plugin(tree);
  } catch {
    tree.children = (whole.children ?? []).flatMap((block) => {
      const alone: ProseNode = { type: "root", children: [structuredClone(block)] };
      try {
        plugin(alone);
        return alone.children ?? [];
      } catch {
        return [block];
      }
    });
  }
}

/** A note's reference within a note leads nowhere, so only its number is kept. */
function withoutLooseNotes(node: ProseNode): void {
  node.children = node.children
    ?.filter(({ properties, tagName }) => !("dataFootnoteBackref" in (properties ?? {})) && tagName !== "section")
    .map((child) => ("dataFootnoteRef" in (child.properties ?? {}) ? { type: "text", value: textOf(child) } : child));
  node.children?.forEach(withoutLooseNotes);
}

/** The page has its title: a first-level heading in the text is one of its parts. */
function oneTitle(node: ProseNode): void {
  if (node.tagName === "h1") node.tagName = "h2";
  node.children?.forEach(oneTitle);
}

/** Ids that pages use; headings cannot have them. */
const TAKEN = ["content", "main", "top", "footer", "header", "nav", "menu"];

function uniqueAnchors(tree: ProseNode): void {
  const seen = new Set<string>(TAKEN);
  for (const node of tree.children ?? []) {
    if (node.tagName !== "h2") continue;
    const wanted = toAnchor(textOf(node)) || "part";
    const base = /^note-\d+$/.test(wanted) ? `part-${wanted}` : wanted;
    let id = base;
    for (let next = 2; seen.has(id); next += 1) id = `${base}-${next}`;
    seen.add(id);
    node.properties = { ...node.properties, id };
  }
}

const FIGURE = /^\[figure:([a-z-]{1,60})\]$/;

function figureIn(node: ProseNode): string | undefined {
  return node.tagName === "p" ? FIGURE.exec(textOf(node).trim())?.[1] : undefined;
}

function toRendered(tree: ProseNode): RenderedPost {
  const blocks: ProseBlock[] = [];
  let run: ProseNode[] = [];
  const close = () => {
    const html = stringify(run);
    if (html !== "") blocks.push({ kind: "html", html });
    run = [];
  };
  for (const node of tree.children ?? []) {
    const name = figureIn(node);
    if (name === undefined) run.push(node);
    else {
      close();
      blocks.push({ kind: "figure", name });
    }
  }
  close();
  const words = blocks.reduce((sum, block) => sum + (block.kind === "html" ? wordsIn(block.html) : 0), 0);
  const headings = (tree.children ?? []).filter(({ tagName, properties }) => tagName === "h2" && properties?.id);
  const outline = headings.map((node) => ({ id: String(node.properties?.id), title: textOf(node).trim() }));
  return { blocks, outline, minutes: readingMinutes(words) };
}

function stringify(children: ProseNode[]): string {
  const tree: unknown = { type: "root", children };
  return writer.stringify(tree as Parameters<typeof writer.stringify>[0]).trim();
}
