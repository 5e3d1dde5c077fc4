/** Tokenises HTML as browsers do (HTML standard, 13.2.5), as far as needed to find the text of scripts. */

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  closesItself: boolean;
  /** After its ">". */
  end: number;
}

const SPACE = /[\t\n\f ]*/y;
const GAP = /[\t\n\f /]*/y;
const TAG_NAME = /[a-z][^\t\n\f />]*/iy;
/** An equals sign may start a name. */
const NAME = /[^\t\n\f />][^\t\n\f />=]*/y;
const UNQUOTED = /[^\t\n\f >]*/y;

/** Elements whose content is text up to their end tag, in pages that run scripts. */
const TEXT_ONLY = new Set(["style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript"]);
const FOREIGN = new Set(["svg", "math"]);

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

function read(pattern: RegExp, html: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? "";
}

/** A tag's name and attributes, from after its "<" or "</"; null if the page ends first. */
function readTag(html: string, from: number): Tag | null {
  const name = read(TAG_NAME, html, from);
  const attributes = new Map<string, string>();
  let at = from + name.length;
  for (;;) {
    at += read(GAP, html, at).length;
    if (at >= html.length) return null;
    if (html[at] === ">")
      return { name: name.toLowerCase(), attributes, closesItself: html[at - 1] === "/", end: at + 1 };
    const key = read(NAME, html, at).toLowerCase();
    at += key.length;
    const behind = at + read(SPACE, html, at).length;
    let value = "";
    if (html[behind] === "=") {
      at = behind + 1;
      at += read(SPACE, html, at).length;
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close < 0) return null;
        value = html.slice(at + 1, close);
        at = close + 1;
      } else {
        value = read(UNQUOTED, html, at);
        at += value.length;
      }
    }
    // Of duplicate attributes, the first counts.
    if (!attributes.has(key)) attributes.set(key, value);
  }
}

/** The end of a script's text: its end tag, but not one inside `<!-- <script> … </script>`. -1 if there is none. */
function endOfScript(html: string, from: number): number {
  const marks = /<!--|-->|<\/?script(?=[\t\n\f />])/gi;
  marks.lastIndex = from;
  let depth: "plain" | "escaped" | "twice" = "plain";
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    const found = mark[0].toLowerCase();
    if (found === "-->") depth = "plain";
    else if (found === "<!--") {
      if (depth === "plain") depth = "escaped";
      // The opening dashes may also be the closing ones.
      marks.lastIndex -= 2;
    } else if (found === "<script") {
      if (depth === "escaped") depth = "twice";
    } else if (depth === "twice") depth = "escaped";
    else return mark.index;
  }
  return -1;
}

/** The position after a comment that starts at `at`; -1 if it does not end. */
function endOfComment(html: string, at: number): number {
  const marks = /--!?>/g;
  // `<!-->` and `<!--->` are complete comments.
  const short = /<!---?>/y;
  const whole = read(short, html, at);
  if (whole) return at + whole.length;
  marks.lastIndex = at + 4;
  return marks.exec(html) ? marks.lastIndex : -1;
}

/** The position after anything that starts with "<!" or "<?", or is not a tag; -1 if it does not end. */
function endOfRemark(html: string, at: number, isForeign: boolean): number {
  if (html.startsWith("<!--", at)) return endOfComment(html, at);
  const isData = isForeign && html.startsWith("<![CDATA[", at);
  const end = html.indexOf(isData ? "]]>" : ">", at);
  return end < 0 ? -1 : end + (isData ? 3 : 1);
}

/** The end of the content of an element in `TEXT_ONLY`. */
function endOfText(html: string, name: string, from: number): number {
  const ends = /<\/(style|title|textarea|xmp|iframe|noembed|noframes|noscript)(?=[\t\n\f />])/gi;
  ends.lastIndex = from;
  for (let end = ends.exec(html); end; end = ends.exec(html)) if (end[1]?.toLowerCase() === name) return end.index;
  return -1;
}

const JAVASCRIPT =
  /^(?:(?:application|text)\/(?:x-)?(?:ecma|java)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;
const OTHER_KINDS = /^(?:module|importmap|speculationrules)$/i;

/** Whether a browser would run or process it. Any other type is data, which the policy does not cover. */
function isRun(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has("src")) return false;
  const type = attributes.get("type");
  const language = attributes.get("language");
  if (type === undefined) return !language || JAVASCRIPT.test(`text/${language}`);
  const kind = type.replace(/^[\t\n\f\r ]+/, "").replace(/[\t\n\f\r ]+$/, "");
  return type === "" || JAVASCRIPT.test(kind) || OTHER_KINDS.test(kind);
}

/**
 * The scripts in a page, in order: the exact text between the tags, as a browser would run it, except in comments,
 * texts, templates and drawings. Runs in linear time for any input.
 */
export function inlineScripts(page: string): string[] {
  const html = page.includes("\r") ? page.replace(/\r\n?/g, "\n") : page;
  const found: string[] = [];
  let templates = 0;
  let drawings = 0;
  let at = html.indexOf("<");
  while (at >= 0) {
    const isEnd = html[at + 1] === "/";
    const start = at + (isEnd ? 2 : 1);
    if (!isLetter(html.charCodeAt(start))) {
      const isRemark = isEnd || html[start] === "!" || html[start] === "?";
      const end = isRemark ? (html.startsWith("</>", at) ? at + 3 : endOfRemark(html, at, drawings > 0)) : start;
      if (end < 0) return found;
      at = html.indexOf("<", end);
      continue;
    }
    const tag = readTag(html, start);
    if (!tag || tag.name === "plaintext") return found;
    const step = isEnd ? -1 : 1;
    if (tag.name === "template") templates = Math.max(0, templates + step);
    if (FOREIGN.has(tag.name) && !(tag.closesItself && !isEnd)) drawings = Math.max(0, drawings + step);
    let end = tag.end;
    if (!isEnd && drawings === 0 && tag.name === "script") {
      end = endOfScript(html, tag.end);
      if (end < 0) return found;
      const text = html.slice(tag.end, end);
      if (text && templates === 0 && isRun(tag.attributes)) found.push(text.replaceAll("\0", "\uFFFD"));
    } else if (!isEnd && drawings === 0 && TEXT_ONLY.has(tag.name)) {
      end = endOfText(html, tag.name, tag.end);
      if (end < 0) return found;
    }
    at = html.indexOf("<", end);
  }
  return found;
}
