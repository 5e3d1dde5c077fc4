import type { Problems } from "@/lib/study/import/problem";

const SAVE_AS_UTF8 =
  'save the file as UTF-8 (in Excel: Save As, type "CSV UTF-8"), or run: iconv -f WINDOWS-1252 -t UTF-8 old.csv > new.csv';

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * The text of a UTF-8 file, with or without a byte order mark. Null for any other encoding: a wrong guess would publish
 * brands under broken names.
 */
export function decodeText(bytes: Uint8Array, problems: Problems): string | null {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    problems.add({}, "the file is in UTF-16, not UTF-8", 'save it as UTF-8 (in Excel: Save As, type "CSV UTF-8")');
    return null;
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\u0000")) return text;
    problems.add({}, "the file contains zero bytes, so it is not a text file", "export it again as CSV in UTF-8");
  } catch {
    const { line, sample } = firstBadLine(bytes);
    problems.add(
      { line, value: sample },
      "the file is not in UTF-8; it looks like Latin-1 (Windows-1252)",
      SAVE_AS_UTF8,
    );
  }
  return null;
}

/** The first line that is not UTF-8, read as Latin-1, the most likely encoding. */
function firstBadLine(bytes: Uint8Array): { line: number; sample: string } {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const to = lineEnd(bytes, from);
    const part = bytes.subarray(from, to);
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(part);
    } catch {
      return { line, sample: new TextDecoder("windows-1252").decode(part).trim() };
    }
    from = to + (bytes[to] === RETURN && bytes[to + 1] === NEWLINE ? 2 : 1);
  }
  return { line, sample: "" };
}

/** The end of the line that begins at `from`: at \n, at \r\n or at \r alone. */
function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== NEWLINE && bytes[at] !== RETURN) at += 1;
  return at;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}
