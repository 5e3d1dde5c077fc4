/** A text field before and after a toolbar action: its text and selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What the editor's toolbar can insert. */
export const TOOLS = ["heading", "bold", "italic", "link", "list", "numbers", "quote", "table", "note"] as const;
export type Tool = (typeof TOOLS)[number];

const TABLE = "| What | Figure |\n|---|---:|\n| First | 1 |\n| Second | 2 |";

/** The text after a toolbar action; repeating it removes the marks. The words stay selected. */
export function applyTool(tool: Tool, at: Selected): Selected {
  switch (tool) {
    case "heading":
      return prefixed(at, "## ", /^#{1,6} +/);
    case "quote":
      return prefixed(at, "> ", /^> ?/);
    case "list":
      return prefixed(at, "- ", /^(?:[-*]|\d+\.) +/);
    case "numbers":
      return prefixed(at, "1. ", /^(?:[-*]|\d+\.) +/);
    case "bold":
      return wrapped(at, "**", "bold words");
    case "italic":
      return wrapped(at, "_", "words");
    case "link":
      return linked(at);
    case "table":
      return block(at, TABLE, 2, 4);
    case "note":
      return noted(at);
  }
}

/** Inserts a figure as a paragraph of its own. */
export function withFigure(name: string, at: Selected): Selected {
  const call = `[figure:${name}]`;
  return block(at, call, call.length, 0);
}

function replaced(
  { text }: Selected,
  from: number,
  to: number,
  words: string,
  start: number,
  length: number,
): Selected {
  return { text: text.slice(0, from) + words + text.slice(to), start: from + start, end: from + start + length };
}

function wrapped(at: Selected, mark: string, example: string): Selected {
  const { text, start, end } = at;
  const inside = text.slice(start, end);
  const isAround =
    text.slice(start - mark.length, start) === mark &&
    text.slice(end, end + mark.length) === mark &&
    start >= mark.length;
  if (isAround) return replaced(at, start - mark.length, end + mark.length, inside, 0, inside.length);
  // Marks must touch the words: with a space between them they have no effect.
  const words = inside.trim();
  const from = start + inside.indexOf(words);
  const put = words || example;
  return replaced(at, from, from + words.length, mark + put + mark, mark.length, put.length);
}

function linked(at: Selected): Selected {
  const { text, start, end } = at;
  const words = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(words)) return replaced(at, start, end, `[words](${words})`, 1, 5);
  const label = words || "words";
  // The address is typed next.
  return replaced(at, start, end, `[${label}](/address)`, label.length + 3, 8);
}

/** Adds the prefix to each selected line, or removes it if all have it. Lines of another kind are converted. */
function prefixed(at: Selected, prefix: string, kind: RegExp): Selected {
  const { text, start, end } = at;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const until = text.indexOf("\n", Math.max(start, end - 1));
  const to = until === -1 ? text.length : until;
  const lines = text.slice(from, to).split("\n");
  const has = (line: string) => line.startsWith(prefix) || (prefix === "1. " && /^\d+\. /.test(line));
  const isOn = lines.some(Boolean) && lines.every((line) => line === "" || has(line));
  const numbered = (i: number) => (prefix === "1. " ? `${i + 1}. ` : prefix);
  const changed = lines.map((line, i) => {
    const bare = line.replace(kind, "");
    if (isOn || (line === "" && lines.length > 1)) return bare;
    return numbered(i) + bare;
  });
  const put = changed.join("\n");
  return lines.length === 1
    ? {
        text: text.slice(0, from) + put + text.slice(to),
        start: Math.max(from, start + put.length - (to - from)),
        end: Math.max(from, end + put.length - (to - from)),
      }
    : replaced(at, from, to, put, 0, put.length);
}

/** A paragraph of its own after the selection, with one empty line on each side. */
function block(at: Selected, words: string, select: number, length: number): Selected {
  const before = at.text.slice(0, at.end).replace(/\n+$/, "");
  const after = at.text.slice(at.end).replace(/^\n+/, "");
  const head = before === "" ? "" : `${before}\n\n`;
  const tail = after === "" ? "\n" : `\n\n${after}`;
  return { text: head + words + tail, start: head.length + select, end: head.length + select + length };
}

/** Inserts a footnote reference at the cursor and starts its text at the end. */
function noted({ text, end }: Selected): Selected {
  const names = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, name]) => Number(name));
  const name = String(Math.max(0, ...names) + 1);
  const called = `${text.slice(0, end)}[^${name}]${text.slice(end)}`.trimEnd();
  const label = `[^${name}]: `;
  const example = "Words of the note.";
  // Footnotes are consecutive lines.
  const gap = /^\[\^[^\]]+\]:.*$/.test(called.slice(called.lastIndexOf("\n") + 1)) ? "\n" : "\n\n";
  const start = called.length + gap.length + label.length;
  return { text: called + gap + label + example, start, end: start + example.length };
}

const FENCE_OR_CALL = /^(?:```.*|\[figure:[^\]]*\]|[-:| ]{3,})$/gm;

/** The approximate number of words in a Markdown text, to estimate reading time. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(FENCE_OR_CALL, " ")
    .replace(/\]\([^)\s]*\)/g, "] ")
    .replace(/\[\^[^\]]+\]:?/g, " ");
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
