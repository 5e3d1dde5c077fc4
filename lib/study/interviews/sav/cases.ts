import type { ColumnBatch } from "@/lib/study/duckdb/append-columns";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { readBlocks } from "@/lib/study/interviews/sav/blocks";
import type { Dictionary } from "@/lib/study/interviews/sav/dictionary";
import type { FileBytes } from "@/lib/study/interviews/sav/file-bytes";
import type { Decode } from "@/lib/study/interviews/sav/text-decoder";
import type { SavVariable } from "@/lib/study/interviews/sav/variables";

/** DuckDB's block size in rows. */
const BATCH_ROWS = 2048;
const BATCH_TEXT = 32 << 20;
const MOST_REMEMBERED = 50_000;
const SPACE = 32;
const CODE = { nothing: 0, end: 252, raw: 253, missing: 255 };
const SYSTEM_MISSING = -Number.MAX_VALUE;
const CUT_FIX = "copy the file again, or export it again from the program that made it";

/**
 * A file's cases, only the `wanted` variables, in that order.
 * @throws {FileRefused} if the file is truncated or damaged
 */
export function* readCases(
  bytes: FileBytes,
  dictionary: Dictionary,
  wanted: readonly SavVariable[],
  decode: Decode,
): Generator<ColumnBatch> {
  const cases = new CaseReader(dictionary, wanted, decode, bytes.isLittle);
  let rest: Buffer = Buffer.alloc(0);
  for (const block of readBlocks(bytes, dictionary.dataAt, dictionary.compression === 2)) {
    const joined = rest.length === 0 ? block : Buffer.concat([rest, block]);
    rest = joined.subarray(yield* cases.read(joined, false));
  }
  yield* cases.read(rest, true);
  yield* cases.finish();
}

class CaseReader {
  /** For each slot the column of a number, else -1. */
  private readonly numberAt: Int32Array;
  /** For each slot the position of its text in the case's bytes, otherwise -1. */
  private readonly textAt: Int32Array;
  private readonly texts: { column: number; parts: readonly { from: number; take: number }[] }[] = [];
  private readonly caseText: Buffer;
  private readonly batchRows: number;
  private readonly remembered = new Map<string, string>();
  private numbers: (Float64Array | null)[] = [];
  private columns: (Float64Array | (string | null)[])[] = [];
  private row = 0;
  private slot = 0;
  private done = 0;
  private isEnded = false;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly wanted: readonly SavVariable[],
    private readonly decode: Decode,
    private readonly isLittle: boolean,
  ) {
    this.numberAt = new Int32Array(dictionary.slotCount).fill(-1);
    this.textAt = new Int32Array(dictionary.slotCount).fill(-1);
    let textBytes = 0;
    for (const [column, { type, parts }] of wanted.entries()) {
      if (type !== "text") {
        this.numberAt[parts[0]?.slot ?? 0] = column;
        continue;
      }
      const placed = parts.map(({ slot, take }) => {
        const from = textBytes;
        for (let k = 0; k < Math.ceil(take / 8); k++) this.textAt[slot + k] = from + 8 * k;
        textBytes += 8 * Math.ceil(take / 8);
        return { from, take };
      });
      this.texts.push({ column, parts: placed });
    }
    this.caseText = Buffer.alloc(textBytes, SPACE);
    this.batchRows = Math.max(
      16,
      Math.min(BATCH_ROWS, Math.floor(BATCH_TEXT / Math.max(1, textBytes + 8 * wanted.length))),
    );
    this.begin();
  }

  /** Takes whole values from the start of `block`; returns the number of bytes taken. */
  *read(block: Buffer, isLast: boolean): Generator<ColumnBatch, number> {
    const view = new DataView(block.buffer, block.byteOffset, block.length);
    let at = 0;
    if (this.dictionary.compression === 0) {
      for (; at + 8 <= block.length; at += 8) {
        this.takeValue(block, view, at);
        if (this.row === this.batchRows) yield this.takeBatch();
      }
      return at;
    }
    while (!this.isEnded && at + 8 <= block.length) {
      // Eight codes, each possibly followed by eight bytes of data.
      if (!isLast && at + 72 > block.length) return at;
      let next = at + 8;
      for (let k = 0; k < 8 && !this.isEnded; k++) {
        const code = block[at + k] ?? 0;
        if (code === CODE.nothing) continue;
        if (code === CODE.end) this.isEnded = true;
        else if (code !== CODE.raw) this.takeCode(code);
        else if (next + 8 > block.length) throw this.cutOff();
        else {
          this.takeValue(block, view, next);
          next += 8;
        }
        if (this.row === this.batchRows) yield this.takeBatch();
      }
      at = next;
    }
    return this.isEnded ? block.length : at;
  }

  /** The remaining cases, at the end of the file. */
  *finish(): Generator<ColumnBatch> {
    const { cases } = this.dictionary;
    if (this.slot !== 0 || (cases !== null && this.done < cases)) throw this.cutOff();
    if (this.row > 0) yield this.takeBatch();
  }

  private takeValue(block: Buffer, view: DataView, at: number): void {
    const column = this.numberAt[this.slot] ?? -1;
    if (column >= 0) {
      const value = view.getFloat64(at, this.isLittle);
      // Damaged values such as NaN or infinity count as missing.
      (this.numbers[column] as Float64Array)[this.row] =
        value === SYSTEM_MISSING || !Number.isFinite(value) ? NaN : value;
    } else {
      const target = this.textAt[this.slot] ?? -1;
      if (target >= 0) block.copy(this.caseText, target, at, at + 8);
    }
    this.endSlot();
  }

  private takeCode(code: number): void {
    const column = this.numberAt[this.slot] ?? -1;
    if (column >= 0) {
      const value = code === CODE.missing || code === CODE.raw + 1 ? NaN : code - this.dictionary.bias;
      (this.numbers[column] as Float64Array)[this.row] = value;
    } else {
      const target = this.textAt[this.slot] ?? -1;
      if (target >= 0) this.caseText.fill(SPACE, target, target + 8);
    }
    this.endSlot();
  }

  private endSlot(): void {
    this.slot += 1;
    if (this.slot < this.dictionary.slotCount) return;
    for (const { column, parts } of this.texts) {
      (this.columns[column] as (string | null)[])[this.row] = this.toText(parts);
    }
    this.slot = 0;
    this.row += 1;
    this.done += 1;
  }

  private toText(parts: readonly { from: number; take: number }[]): string | null {
    const [first] = parts;
    if (first === undefined) return null;
    const bytes =
      parts.length === 1
        ? this.caseText.subarray(first.from, first.from + first.take)
        : Buffer.concat(parts.map(({ from, take }) => this.caseText.subarray(from, from + take)));
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] === SPACE || bytes[end - 1] === 0)) end -= 1;
    if (end === 0) return null;
    const own = bytes.subarray(0, end);
    if (end > 16) return this.decode(own);
    // Short texts are codes, which are often repeated.
    const key = own.toString("latin1");
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const text = this.decode(own);
    if (this.remembered.size < MOST_REMEMBERED) this.remembered.set(key, text);
    return text;
  }

  private begin(): void {
    this.row = 0;
    this.columns = this.wanted.map(({ type }) =>
      type === "text"
        ? new Array<string | null>(this.batchRows).fill(null)
        : new Float64Array(this.batchRows).fill(NaN),
    );
    this.numbers = this.columns.map((column) => (column instanceof Float64Array ? column : null));
  }

  private takeBatch(): ColumnBatch {
    const rows = this.row;
    const columns = this.columns.map((column) =>
      column instanceof Float64Array ? column.subarray(0, rows) : column.slice(0, rows),
    );
    this.begin();
    return { rows, columns };
  }

  private cutOff(): FileRefused {
    const { cases } = this.dictionary;
    const said = cases === null ? "" : `, of ${cases.toLocaleString("en-GB")}`;
    return new FileRefused(`the file is cut off in this case${said}`, CUT_FIX, { line: this.done + 1 });
  }
}
