import { deflateSync } from "node:zlib";

/** A variable of a file written by a test. */
export type WrittenVariable = {
  name: string;
  /** 0 for numbers, otherwise bytes of text. */
  width?: number;
  label?: string;
  valueLabels?: readonly (readonly [value: number | string, label: string])[];
  missing?: readonly number[];
  format?: number;
};

export type WrittenValue = number | string | null;

type Written = {
  variables: readonly WrittenVariable[];
  rows: Iterable<readonly WrittenValue[]>;
  cases: number;
  /** 0 plain, 1 bytecode, 2 zlib. */
  compression?: 0 | 1 | 2;
  weight?: string;
};

const SYSTEM_MISSING = -Number.MAX_VALUE;
const BLOCK = 0x3ff000;

/** An SPSS file as SPSS would write it, block by block, so that a large one is never whole in memory. */
export function* writeSav({ variables, rows, cases, compression = 1, weight }: Written): Generator<Buffer> {
  const head = Buffer.concat(writeHead(variables, cases, compression, weight));
  yield head;
  if (compression !== 2) {
    yield* toBlocks(variables, rows, compression);
    return;
  }
  const long = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(value));
    return bytes;
  };
  const blocks = [...toBlocks(variables, rows, 1)].map((plain) => ({
    plain: plain.length,
    packed: deflateSync(plain, { level: 1 }),
  }));
  const dataAt = head.length;
  const indexAt = dataAt + 24 + blocks.reduce((sum, { packed }) => sum + packed.length, 0);
  yield Buffer.concat([long(dataAt), long(indexAt), long(24 + 24 * blocks.length)]);
  let [plainAt, packedAt] = [dataAt, dataAt + 24];
  const index = [long(-100), long(0), int(BLOCK), int(blocks.length)];
  for (const { plain, packed } of blocks) {
    yield packed;
    index.push(long(plainAt), long(packedAt), int(plain), int(packed.length));
    plainAt += plain;
    packedAt += packed.length;
  }
  yield Buffer.concat(index);
}

const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
const padded = (text: string, length: number) =>
  Buffer.concat([Buffer.from(text), Buffer.alloc(length, 32)]).subarray(0, length);

/** Widths of the segments of a text: one up to 255 bytes, otherwise each 255 except the last. */
function segmentsOf(width: number): number[] {
  if (width <= 255) return [width];
  const count = Math.ceil(width / 252);
  return Array.from({ length: count }, (_, i) => (i < count - 1 ? 255 : width - 252 * (count - 1)));
}

function writeHead(
  variables: readonly WrittenVariable[],
  cases: number,
  compression: number,
  weight?: string,
): Buffer[] {
  const short = variables.map((_, i) => `V${i}`);
  let slots = 0;
  const slotOf: number[] = [];
  const records = variables.flatMap(({ width = 0, label, missing = [], format = 5 }, i) => {
    slotOf.push(slots);
    return segmentsOf(width).flatMap((segment, k) => {
      const name = k === 0 ? (short[i] ?? "") : `V${i}S${k}`;
      const own = label === undefined || k > 0 ? null : Buffer.from(label);
      const continuations = Math.max(0, Math.ceil(segment / 8) - 1);
      slots += 1 + continuations;
      const print = int((width > 0 ? 1 : format) << 16);
      return [
        ...[int(2), int(segment), int(own ? 1 : 0), int(missing.length), print, print, padded(name, 8)],
        ...(own ? [int(own.length), own, Buffer.alloc((4 - (own.length % 4)) % 4)] : []),
        ...missing.map(double),
        ...Array.from({ length: continuations }, () => [
          int(2),
          int(-1),
          int(0),
          int(0),
          int(0),
          int(0),
          padded("", 8),
        ]).flat(),
      ];
    });
  });
  const labels = variables.flatMap(({ valueLabels = [], width = 0 }, i) =>
    valueLabels.length === 0
      ? []
      : [
          ...[int(3), int(valueLabels.length)],
          ...valueLabels.flatMap(([value, label]) => {
            const text = Buffer.from(label);
            const size = Math.ceil((text.length + 1) / 8) * 8;
            const code = width > 0 ? padded(String(value), 8) : double(Number(value));
            return [code, Buffer.from([text.length]), text, Buffer.alloc(size - 1 - text.length)];
          }),
          ...[int(4), int(1), int((slotOf[i] ?? 0) + 1)],
        ],
  );
  const extension = (subtype: number, text: string) => [
    int(7),
    int(subtype),
    int(1),
    int(Buffer.byteLength(text)),
    Buffer.from(text),
  ];
  const longTexts = variables.flatMap(({ width = 0 }, i) =>
    width > 255 ? [`V${i}=${String(width).padStart(5, "0")}\0\t`] : [],
  );
  const weightSlot = weight === undefined ? 0 : (slotOf[variables.findIndex(({ name }) => name === weight)] ?? -1) + 1;
  return [
    Buffer.from(compression === 2 ? "$FL3" : "$FL2"),
    ...[padded("@(#) SPSS DATA FILE written by a test", 60), int(2), int(slots), int(compression), int(weightSlot)],
    ...[int(cases), double(100), padded("24 Nov 26", 9), padded("12:00:00", 8), padded("", 64), Buffer.alloc(3)],
    ...records,
    ...labels,
    ...extension(13, variables.map(({ name }, i) => `V${i}=${name}`).join("\t")),
    ...(longTexts.length > 0 ? extension(14, longTexts.join("")) : []),
    ...extension(20, "UTF-8"),
    ...[int(999), int(0)],
  ];
}

/** The cases in blocks, each value as eight bytes or as a code. */
function* toBlocks(
  variables: readonly WrittenVariable[],
  rows: Iterable<readonly WrittenValue[]>,
  compression: 0 | 1,
): Generator<Buffer> {
  const packer = new Packer(compression);
  for (const row of rows) {
    for (const [i, { width = 0 }] of variables.entries()) {
      const value = row[i] ?? null;
      if (width === 0) packer.number(value === null ? SYSTEM_MISSING : Number(value));
      else packer.text(padded(value === null ? "" : String(value), width), width);
    }
    if (packer.length >= BLOCK - 65_536) yield packer.take();
  }
  packer.end();
  yield packer.take();
}

class Packer {
  private bytes = Buffer.alloc(BLOCK * 2);
  private codesAt = 0;
  private codes = 8;
  length = 0;

  constructor(private readonly compression: 0 | 1) {}

  number(value: number): void {
    if (this.compression === 0) return this.raw(double(value));
    if (value === SYSTEM_MISSING) return this.code(255);
    if (Number.isInteger(value) && value >= -99 && value <= 151) return this.code(value + 100);
    this.code(253);
    this.raw(double(value));
  }

  text(bytes: Buffer, width: number): void {
    let from = 0;
    for (const segment of segmentsOf(width)) {
      const own = Buffer.concat([bytes.subarray(from, from + segment), Buffer.alloc(8, 32)]);
      from += segment;
      for (let at = 0; at < segment; at += 8) {
        const eight = own.subarray(at, at + 8);
        const isBlank = this.compression === 1 && eight.every((byte) => byte === 32);
        if (isBlank) this.code(254);
        else {
          if (this.compression === 1) this.code(253);
          this.raw(eight);
        }
      }
    }
  }

  end(): void {
    if (this.compression === 1) this.code(252);
  }

  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    this.codes = 8;
    return taken;
  }

  private code(code: number): void {
    if (this.codes === 8) {
      this.codesAt = this.length;
      this.bytes.fill(0, this.length, this.length + 8);
      this.length += 8;
      this.codes = 0;
    }
    this.bytes[this.codesAt + this.codes] = code;
    this.codes += 1;
  }

  private raw(eight: Buffer): void {
    eight.copy(this.bytes, this.length);
    this.length += 8;
  }
}
