/** One entry in a page's table of contents. */
export type OutlineEntry = { id: string; title: string };

/** Either HTML or the name of a figure that React renders in its place. */
export type ProseBlock = { kind: "html"; html: string } | { kind: "figure"; name: string };

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/g;
const TAG = /<[^>]+>/g;
const FIGURE = /<p>\[figure:([a-z-]+)\]<\/p>/;
const WORDS_PER_MINUTE = 220;

/** The second-level headings of rendered prose, in order. Entities are not decoded: titles only contain `&amp;`. */
export function outlineOf(html: string): OutlineEntry[] {
  return [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({
    id,
    title: inner.replace(TAG, "").replaceAll("&#x26;", "&").replaceAll("&amp;", "&"),
  }));
}

/** Splits rendered prose at paragraphs with `[figure:name]`. Empty parts are dropped. */
export function toBlocks(html: string): ProseBlock[] {
  return html
    .split(FIGURE)
    .map((part, index): ProseBlock =>
      index % 2 === 1 ? { kind: "figure", name: part } : { kind: "html", html: part.trim() },
    )
    .filter((block) => block.kind === "figure" || block.html !== "");
}

/** The text of rendered prose, side notes included, for counting words. */
export function wordsIn(html: string): number {
  return html
    .replace(FIGURE, " ")
    .replace(TAG, " ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

/** Whole minutes at 220 words a minute, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
