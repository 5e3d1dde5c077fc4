import { FileRefused } from "@/lib/study/interviews/file-refused";

/** Code pages of SPSS by their number, for files that do not name their encoding. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  2: "windows-1252",
  3: "windows-1252",
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  1250: "windows-1250",
  1251: "windows-1251",
  1252: "windows-1252",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  28591: "windows-1252",
  28592: "iso-8859-2",
  28605: "iso-8859-15",
  65001: "utf-8",
};

/** Bytes 0x80 to 0x9f of Windows-1252; versions of Node differ in how they decode them. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const WESTERN = new Set(["windows-1252", "iso-8859-1", "latin1", "cp1252", "us-ascii", "ascii"]);

/** Decodes bytes in one encoding. */
export type Decode = (bytes: Uint8Array) => string;

export type TextEncoding = { name: string; decode: Decode };

/**
 * The encoding of a file's text: as given, otherwise the file's own, its code page, or Windows-1252.
 * @throws {FileRefused} for an unknown name
 */
export function chooseEncoding(forced: string | null, named: string | null, codePage: number | null): TextEncoding {
  const asked = forced ?? named ?? (codePage === null ? null : CODE_PAGES[codePage]) ?? "windows-1252";
  const name = asked.trim().toLowerCase();
  if (WESTERN.has(name)) return { name: "windows-1252", decode: decodeWestern };
  try {
    const decoder = new TextDecoder(name);
    return { name: decoder.encoding, decode: (bytes) => decoder.decode(bytes) };
  } catch {
    const origin = forced === null ? "the file names the unknown encoding" : "unknown encoding";
    throw new FileRefused(`${origin} "${asked}" for its text`, 'name the encoding, such as "windows-1252" or "utf-8"');
  }
}

function decodeWestern(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return text.replace(/[\u0080-\u009f]/g, (letter) => HIGH.charAt(letter.charCodeAt(0) - 0x80));
}
