import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { ProseBlock } from "@/lib/hub/posts/outline";
import type { ProseNode } from "@/lib/hub/posts/prose";

/** Elements that all feed readers support: text, lists, tables, links and pictures, without the site's design. */
const schema: Options = {
  tagNames: [
    "a",
    "blockquote",
    "br",
    "code",
    "del",
    "em",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "img",
    "li",
    "ol",
    "p",
    "pre",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
  ],
  attributes: { a: ["href"], img: ["src", "alt", "width", "height"], td: ["colSpan"], th: ["colSpan"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  strip: ["script", "style", "template", "noscript", "iframe", "object", "annotation"],
};

const ADDRESSES = ["href", "src"] as const;

/** An absolute address, or none if it is not an address. */
function toAbsolute(address: unknown, page: string): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address, page)) return undefined;
  return new URL(address, page).href;
}

/** Rehype plugin: makes addresses absolute, and side notes quotations. */
function readElsewhere({ page }: { page: string }) {
  return function visit(node: ProseNode): void {
    if (node.tagName === "aside") node.tagName = "blockquote";
    for (const name of ADDRESSES) {
      if (node.properties?.[name] !== undefined) node.properties[name] = toAbsolute(node.properties[name], page);
    }
    node.children?.forEach(visit);
  };
}

/** Text that XML can contain: whole characters, without control characters. */
export const toXmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, "");

/** The whole text of a post for feeds. A figure, which needs the page, becomes a link to it. */
export function toFeedHtml(blocks: readonly ProseBlock[], page: string): string {
  const html = blocks
    .map((block) =>
      block.kind === "html" ? block.html : `<p><a href="${encodeURI(page)}">See the figure on the website</a></p>`,
    )
    .join("\n");
  const file = unified()
    .use(rehypeParse, { fragment: true })
    .use(readElsewhere, { page })
    .use(rehypeSanitize, schema)
    .use(rehypeStringify)
    .processSync(html);
  return toXmlText(String(file));
}
