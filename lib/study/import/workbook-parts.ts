import { inflateRawSync } from "node:zlib";

/** Maximum unpacked bytes of a workbook's texts: several times what the largest study needs. */
export const MOST_UNPACKED = 50 * 1024 * 1024;

/** A workbook whose texts unpack to more than MOST_UNPACKED, whatever size it claims. */
export class WorkbookTooLarge extends Error {
  override readonly name = "WorkbookTooLarge";
}

/** Signatures and lengths of ZIP's records (PKWARE APPNOTE 4.3). */
const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
const LOCAL = { length: 30 } as const;
const DEFLATED = 8;

/**
 * The texts of a workbook (an .xlsx file is a ZIP archive of XML) by name. Never unpacks more than the limit, so that a
 * ZIP bomb is harmless.
 * @returns null for an archive that cannot be read in this way; the workbook's reader reports the problem
 * @throws {WorkbookTooLarge}
 */
export function unpackWorkbook(bytes: Uint8Array, limit = MOST_UNPACKED): Map<string, string> | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(file);
  if (!entries) return null;
  const texts = entries.filter(({ name }) => name.endsWith(".xml") || name.endsWith(".xml.rels"));
  if (texts.reduce((sum, { unpacked }) => sum + unpacked, 0) > limit) throw new WorkbookTooLarge();
  const parts = new Map<string, string>();
  let left = limit;
  for (const entry of texts) {
    const part = unpack(file, entry, left);
    if (!part) return null;
    left -= part.length;
    parts.set(entry.name, part.toString("utf8"));
  }
  return parts;
}

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number };

function listEntries(file: Buffer): Entry[] | null {
  const from = Math.max(0, file.length - END.length - END.longestComment);
  let end = file.length - END.length;
  while (end >= from && file.readUInt32LE(end) !== END.signature) end -= 1;
  if (end < from) return null;
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY.length > file.length || file.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameEnd = at + ENTRY.length + file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString("utf8", at + ENTRY.length, nameEnd),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(file: Buffer, { method, packed, at }: Entry, limit: number): Buffer | null {
  if (at + LOCAL.length > file.length) return null;
  const begin = at + LOCAL.length + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const content = file.subarray(begin, begin + packed);
  if (method !== DEFLATED) return content.length > limit ? refuse() : content;
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    if (error instanceof RangeError) return refuse();
    return null;
  }
}

function refuse(): never {
  throw new WorkbookTooLarge();
}
