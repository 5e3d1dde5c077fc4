/** One entry of a page's table of contents. */
export type OutlineEntry = { id: string; title: string };

/** Either a run of HTML or the name of a figure that React draws in its place. */
export type ProseBlock = { kind: "html"; html: string } | { kind: "figure"; name: string };

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/g;
const TAG = /<[^>]+>/g;
const FIGURE = /<p>\[figure:([a-z-]+)\]<\/p>/;
const WORDS_PER_MINUTE = 220;

/** The second-level headings of rendered prose, in order. Entities stay as they are: titles hold none but `&amp;`. */
export function outlineOf(html: string): OutlineEntry[] {
  return [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({
    id,
    title: inner.replace(TAG, "").replaceAll("&#x26;", "&").replaceAll("&amp;", "&"),
  }));
}

/** Splits rendered prose where a paragraph says `[figure:name]`. Empty runs are dropped. */
export function toBlocks(html: string): ProseBlock[] {
  return html
    .split(FIGURE)
    .map((part, index): ProseBlock =>
      index % 2 === 1 ? { kind: "figure", name: part } : { kind: "html", html: part.trim() },
    )
    .filter((block) => block.kind === "figure" || block.html !== "");
}

/** Words a reader reads: the text of rendered prose, side notes included. */
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
