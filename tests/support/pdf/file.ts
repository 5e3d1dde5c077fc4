import { inflateSync } from "node:zlib";
import { type PdfDictionary, type PdfValue, readValues, toLetters } from "./values";

interface PdfPage {
  /** Number of its object. */
  id: number;
  dictionary: PdfDictionary;
}

/** A PDF file's objects. Written for files with a plain cross-reference table, as pdfkit writes them. */
export interface PdfFile {
  catalog: PdfDictionary;
  /** Of the file's trailer. */
  info: PdfDictionary;
  pages: readonly PdfPage[];
  /** The object that a reference leads to; any other value as it is. */
  follow: (value: PdfValue | undefined) => PdfValue;
  /** An entry of a dictionary, references followed; null if there is none. */
  at: (dictionary: PdfValue | undefined, ...keys: readonly string[]) => PdfValue;
  /** An entry of a dictionary as it is: a reference stays one. */
  entry: (dictionary: PdfValue | undefined, key: string) => PdfValue;
  /** The bytes of an object's stream as Latin-1 letters, uncompressed. */
  streamOf: (value: PdfValue | undefined) => string;
}

const EMPTY: PdfDictionary = { kind: "dictionary", entries: new Map() };

const isKind = <Kind extends string>(value: PdfValue | undefined, kind: Kind): boolean =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => isKind(value, "dictionary");
const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** A list as it is, any other value as the only one of a list, and nothing as none. */
export const listOf = (value: PdfValue | undefined): readonly PdfValue[] => {
  if (value === null || value === undefined) return [];
  return isList(value) ? value : [value];
};
export const numbersOf = (value: PdfValue | undefined): number[] =>
  listOf(value).filter((each) => typeof each === "number");

/** A name's or a text's letters; empty for anything else. */
export function wordsOf(value: PdfValue | undefined): string {
  if (typeof value !== "object" || value === null || !("kind" in value)) return "";
  if (value.kind === "name") return value.name;
  return value.kind === "text" ? toLetters(value.bytes) : "";
}

export const idOf = (value: PdfValue | undefined): number | null =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "reference" ? value.id : null;

/** Where each object begins (ISO 32000-1, 7.5.4). */
function readOffsets(text: string): Map<number, number> {
  const start = Number(/startxref\s+(\d+)/.exec(text.slice(-200))?.[1] ?? Number.NaN);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 60));
  if (!table) throw new Error("The file has no cross-reference table where it says.");
  const from = start + table[0].length;
  return new Map(
    Array.from({ length: Number(table[1]) }, (_, id): [number, number] => {
      const line = text.slice(from + id * 20, from + id * 20 + 20);
      if (!/^\d{10} \d{5} [fn][ \r][\r\n]$/.test(line)) throw new Error(`Wrong line in the table: ${line}`);
      return [id, line.charAt(17) === "n" ? Number(line.slice(0, 10)) : -1];
    }).filter(([, offset]) => offset >= 0),
  );
}

interface Stored {
  value: PdfValue;
  /** Of its stream, as it is in the file; null without one. */
  from: number | null;
}

function readObject(text: string, id: number, offset: number): Stored {
  const head = /^(\d+) \d+ obj\s/.exec(text.slice(offset, offset + 40));
  if (Number(head?.[1]) !== id) throw new Error(`Object ${id} is not where the table says.`);
  const values = readValues(text, offset + (head?.[0].length ?? 0));
  const first = values.next();
  if (first.done) throw new Error(`Object ${id} is empty.`);
  const stream = /^\s*stream\r?\n/.exec(text.slice(first.value.end, first.value.end + 20));
  return {
    value: first.value.value as PdfValue,
    from: stream ? first.value.end + stream[0].length : null,
  };
}

/** Reads a PDF file; throws where it is not what the standard asks for. */
export function readPdf(file: Uint8Array): PdfFile {
  const text = Buffer.from(file).toString("latin1");
  const objects = new Map(
    [...readOffsets(text)].map(([id, offset]): [number, Stored] => [id, readObject(text, id, offset)]),
  );
  const follow = (value: PdfValue | undefined): PdfValue => {
    const id = idOf(value);
    return id === null ? (value ?? null) : follow(objects.get(id)?.value);
  };
  const entry = (dictionary: PdfValue | undefined, key: string): PdfValue => {
    const of = follow(dictionary);
    return isDictionary(of) ? (of.entries.get(key) ?? null) : null;
  };
  const at = (dictionary: PdfValue | undefined, ...keys: readonly string[]): PdfValue =>
    keys.reduce<PdfValue>((value, key) => follow(entry(value, key)), dictionary ?? null);
  const streamOf = (value: PdfValue | undefined): string => {
    const object = objects.get(idOf(value) ?? -1);
    if (!object || object.from === null) return "";
    const bytes = text.slice(object.from, object.from + Number(at(object.value, "Length")));
    const isPacked = listOf(at(object.value, "Filter")).some((each) => wordsOf(each) === "FlateDecode");
    return isPacked ? inflateSync(Buffer.from(bytes, "latin1")).toString("latin1") : bytes;
  };
  const trailer = [...readValues(text, text.lastIndexOf("trailer") + "trailer".length)][0]?.value as PdfValue;
  const catalog = at(trailer, "Root");
  if (!isDictionary(catalog)) throw new Error("The file has no catalogue.");
  const info = at(trailer, "Info");
  const pagesOf = (node: PdfValue | undefined): PdfPage[] => {
    const dictionary = follow(node);
    if (!isDictionary(dictionary)) throw new Error("A page is not where the file says.");
    return wordsOf(at(dictionary, "Type")) === "Pages"
      ? listOf(at(dictionary, "Kids")).flatMap(pagesOf)
      : [{ id: idOf(node) ?? -1, dictionary }];
  };
  const pages = pagesOf(catalog.entries.get("Pages"));
  return { catalog, info: isDictionary(info) ? info : EMPTY, pages, follow, at, entry, streamOf };
}
