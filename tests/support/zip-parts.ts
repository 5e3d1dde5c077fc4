import { inflateRawSync } from "node:zlib";

const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/**
 * The files of a ZIP archive as text, by name: workbooks and slides are such archives. Reads the archive's directory at
 * its end (APPNOTE 4.3.12), so it does without sizes in the headers of its files.
 */
export function partsOf(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || bytes.readUInt32LE(end) !== END) throw new Error("Not a ZIP archive.");
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === CENTRAL) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const body = bytes.subarray(from, from + packed);
    parts.set(bytes.toString("utf8", at + 46, at + 46 + name), (method === 8 ? inflateRawSync(body) : body).toString());
    at += 46 + name + extra + comment;
  }
  return parts;
}
