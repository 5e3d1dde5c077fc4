/** Values of PDF files (ISO 32000-1, 7.3): numbers, booleans and null are JavaScript's own. */
export type PdfValue = number | boolean | null | PdfName | PdfText | PdfReference | PdfDictionary | readonly PdfValue[];

interface PdfName {
  kind: "name";
  name: string;
}
/** Its bytes as Latin-1 letters. */
interface PdfText {
  kind: "text";
  bytes: string;
}
interface PdfReference {
  kind: "reference";
  id: number;
}
export interface PdfDictionary {
  kind: "dictionary";
  entries: ReadonlyMap<string, PdfValue>;
}

/** What stands between values: an operator of a page, or a keyword of the file. */
interface PdfWord {
  kind: "word";
  word: string;
}

const TOKEN =
  /(?<space>[\0\t\n\f\r ]+|%[^\r\n]*)|(?<id>\d+)\s+\d+\s+R(?![a-z])|(?<number>[+-]?[\d.]+)|\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<mark><<|>>|[[\]])|<(?<hex>[\da-f\s]*)>|(?<paren>\()|(?<word>[^\0\t\n\f\r ()<>[\]{}/%]+)/iy;

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The text that begins after an opening parenthesis, and where it ends. */
function readText(source: string, from: number): [bytes: string, end: number] {
  let depth = 1;
  let bytes = "";
  let at = from;
  for (; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === "\\") {
      const octal = /[0-7]{1,3}/y;
      octal.lastIndex = at + 1;
      const [digits] = octal.exec(source) ?? [];
      if (digits === undefined) {
        at += 1;
        bytes += ESCAPED[source.charAt(at)] ?? source.charAt(at);
      } else {
        at += digits.length;
        bytes += String.fromCodePoint(Number.parseInt(digits, 8));
      }
      continue;
    }
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) break;
    bytes += letter;
  }
  return [bytes, at + 1];
}

const unescapeName = (name: string): string =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const KEYWORDS: Readonly<Record<string, PdfValue>> = { true: true, false: false, null: null };

interface Read {
  value: PdfValue | PdfWord;
  end: number;
}

/** A list or dictionary as far as it has been read. */
interface Open {
  isDictionary: boolean;
  values: PdfValue[];
}

const close = ({ isDictionary, values }: Open): PdfValue =>
  isDictionary
    ? {
        kind: "dictionary",
        entries: new Map(
          Array.from({ length: values.length / 2 }, (_, at): [string, PdfValue] => {
            const key = values[2 * at] as PdfName;
            return [key.name, values[2 * at + 1] ?? null];
          }),
        ),
      }
    : values;

/** The values and words of a file from a position on, each with the position after it. */
export function* readValues(source: string, from = 0): Generator<Read> {
  const token = new RegExp(TOKEN);
  const open: Open[] = [];
  token.lastIndex = from;
  while (token.lastIndex < source.length) {
    const start = token.lastIndex;
    const found = token.exec(source)?.groups;
    if (!found) throw new Error(`No PDF value at ${start}: ${source.slice(start, start + 40)}`);
    let value: PdfValue | PdfWord;
    if (found.space !== undefined) continue;
    if (found.mark === "<<" || found.mark === "[") {
      open.push({ isDictionary: found.mark === "<<", values: [] });
      continue;
    }
    if (found.mark !== undefined) {
      const ended = open.pop();
      if (!ended) throw new Error(`Nothing to close at ${start}.`);
      value = close(ended);
    } else if (found.id !== undefined) value = { kind: "reference", id: Number(found.id) };
    else if (found.number !== undefined) value = Number(found.number);
    else if (found.name !== undefined) value = { kind: "name", name: unescapeName(found.name) };
    else if (found.hex !== undefined)
      value = { kind: "text", bytes: Buffer.from(found.hex.replaceAll(/\s/g, ""), "hex").toString("latin1") };
    else if (found.paren === undefined) {
      const word = found.word ?? "";
      value = word in KEYWORDS ? (KEYWORDS[word] ?? null) : { kind: "word", word };
    } else {
      const [bytes, end] = readText(source, token.lastIndex);
      value = { kind: "text", bytes };
      token.lastIndex = end;
    }
    const inner = open.at(-1);
    if (inner) inner.values.push(value as PdfValue);
    else yield { value, end: token.lastIndex };
  }
}

/** A text string as readers see it (ISO 32000-1, 7.9.2): UTF-16 with its mark, otherwise single bytes. */
export const toLetters = (bytes: string): string =>
  bytes.startsWith("\u00fe\u00ff") ? Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le") : bytes;
