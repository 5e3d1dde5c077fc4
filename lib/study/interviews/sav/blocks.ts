import { inflateSync } from "node:zlib";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { damaged, type FileBytes } from "@/lib/study/interviews/sav/file-bytes";

const BLOCK = 4 << 20;
const LARGEST_BLOCK = 16 << 20;
const LARGEST_INDEX = 64 << 20;
const FIX = "copy the file again, or export it again from the program that made it";

/**
 * The bytes of the cases, block by block: unchanged, or unpacked if compressed with zlib.
 * @throws {FileRefused}
 */
export function readBlocks(bytes: FileBytes, dataAt: number, isZlib: boolean): Generator<Buffer> {
  return isZlib ? unpackBlocks(bytes, dataAt) : plainBlocks(bytes, dataAt);
}

function* plainBlocks(bytes: FileBytes, dataAt: number): Generator<Buffer> {
  for (let at = dataAt; at < bytes.size; at += BLOCK) {
    const block = Buffer.allocUnsafe(Math.min(BLOCK, bytes.size - at));
    bytes.readInto(block, at);
    yield block;
  }
}

function* unpackBlocks(bytes: FileBytes, dataAt: number): Generator<Buffer> {
  const long = (from: Buffer, at: number) => Number(bytes.isLittle ? from.readBigInt64LE(at) : from.readBigInt64BE(at));
  const int = (from: Buffer, at: number) => (bytes.isLittle ? from.readInt32LE(at) : from.readInt32BE(at));
  if (dataAt + 24 > bytes.size) throw new FileRefused("the file is cut off before its first case", FIX);
  const head = Buffer.alloc(24);
  bytes.readInto(head, dataAt);
  const [indexAt, indexLength] = [long(head, 8), long(head, 16)];
  const isWithin = indexAt > dataAt && indexLength >= 24 && indexAt + indexLength <= bytes.size;
  if (!isWithin) throw new FileRefused("the file is cut off: the index at its end is missing", FIX);
  if (indexLength > LARGEST_INDEX) throw damaged("its index is too long", dataAt);
  const index = Buffer.alloc(indexLength);
  bytes.readInto(index, indexAt);
  const count = int(index, 20);
  if (count < 0 || 24 + 24 * count > indexLength) throw damaged("its index is incomplete", indexAt);
  let free = dataAt;
  for (let i = 0; i < count; i++) {
    const at = 24 + 24 * i;
    const [packedAt, plainSize, packedSize] = [long(index, at + 8), int(index, at + 16), int(index, at + 20)];
    const isSound = packedAt >= free && packedSize > 0 && packedAt + packedSize <= bytes.size && plainSize > 0;
    if (!isSound || plainSize > LARGEST_BLOCK || packedSize > LARGEST_BLOCK)
      throw damaged(`its index does not match block ${i + 1}`, indexAt + at);
    free = packedAt + packedSize;
    const packed = Buffer.allocUnsafe(packedSize);
    bytes.readInto(packed, packedAt);
    yield unpack(packed, plainSize, packedAt, i);
  }
}

function unpack(packed: Buffer, plainSize: number, at: number, i: number): Buffer {
  try {
    const plain = inflateSync(packed, { maxOutputLength: plainSize });
    if (plain.length === plainSize) return plain;
  } catch {
    // Reported below, with the location.
  }
  throw damaged(`block ${i + 1} of the cases cannot be unpacked`, at);
}
