import { FileRefused } from "@/lib/study/interviews/file-refused";
import { damaged, type FileBytes } from "@/lib/study/interviews/sav/file-bytes";

// Layout: PSPP developers' guide, "System File Format" (https://www.gnu.org/software/pspp/pspp-dev/).

/** More than any survey has; larger values in a damaged file are refused before memory is allocated. */
const MOST = {
  slots: 500_000,
  labels: 1_000_000,
  labelBytes: 65_536,
  documents: 100_000,
  extension: 64 << 20,
} as const;
/** Supported extensions; others are skipped. */
const EXTENSION = {
  integers: 3,
  sets: 7,
  longNames: 13,
  longTexts: 14,
  moreSets: 19,
  encoding: 20,
  longLabels: 21,
  longMissing: 22,
};
const FORMATS = new Set([0, 1, 2]);

/** A variable as stored: eight bytes of name, and its label undecoded. */
export type RawVariable = {
  slot: number;
  name: Buffer;
  /** 0 for numbers, otherwise bytes of text. */
  width: number;
  label: Buffer | null;
  /** Number of missing values; below 0 the first two are a range. */
  missingCode: number;
  missing: readonly Buffer[];
  format: number;
};

export type RawLabels = { labels: readonly (readonly [value: Buffer, label: Buffer])[]; slots: readonly number[] };

export type Dictionary = {
  /** 0 plain, 1 bytecode, 2 zlib. */
  compression: number;
  bias: number;
  /** Null if the file does not say. */
  cases: number | null;
  weightSlot: number | null;
  /** Eight-byte slots in each case. */
  slotCount: number;
  variables: readonly RawVariable[];
  labelSets: readonly RawLabels[];
  extensions: ReadonlyMap<keyof typeof EXTENSION, readonly Buffer[]>;
  dataAt: number;
};

/** Reads everything before the cases. @throws {FileRefused} */
export function readDictionary(bytes: FileBytes): Dictionary {
  refuseOthers(bytes);
  bytes.skip(60);
  const layout = bytes.take(4);
  if (![2, 3].includes(layout.readInt32LE())) bytes.isLittle = false;
  if (!bytes.isLittle && ![2, 3].includes(layout.readInt32BE())) throw damaged("its layout is unknown", 64);
  bytes.skip(4);
  const compression = bytes.int();
  if (!FORMATS.has(compression)) throw damaged(`its compression, ${compression}, is unknown`, 72);
  const weight = bytes.int();
  const cases = bytes.int();
  const bias = bytes.double();
  bytes.skip(17 + 64 + 3);
  const records = readRecords(bytes);
  return {
    compression,
    bias,
    cases: cases < 0 ? null : cases,
    weightSlot: weight > 0 ? weight - 1 : null,
    ...records,
    dataAt: bytes.position,
  };
}

function refuseOthers(bytes: FileBytes): void {
  const fix = "export it from SPSS as .sav or .zsav";
  if (bytes.size === 0) throw new FileRefused("the file is empty", "export it again");
  const start = bytes.take(Math.min(16, bytes.size)).toString("latin1");
  if (start.startsWith("ENCRYPTEDSAV")) {
    throw new FileRefused("the file is protected with a password", "save it in SPSS without a password");
  }
  if (/^(?:ASCII SPSS PORT|.{0,4}SPSS PORT)/.test(start))
    throw new FileRefused("the file is in SPSS’s old portable format", fix);
  if (!/^\$FL[23]/.test(start)) throw new FileRefused("this is not an SPSS file", fix);
  bytes.position = 4;
}

type Records = Pick<Dictionary, "slotCount" | "variables" | "labelSets" | "extensions">;

function readRecords(bytes: FileBytes): Records {
  const variables: RawVariable[] = [];
  const labelSets: RawLabels[] = [];
  const extensions = new Map<keyof typeof EXTENSION, Buffer[]>();
  const left = { slots: MOST.slots, labels: MOST.labels, extension: MOST.extension };
  let slotCount = 0;
  let continued = 0;
  for (;;) {
    const at = bytes.position;
    const type = bytes.int();
    if (type !== 2 && continued > 0) throw damaged("a text variable is incomplete", at);
    if (type === 999) {
      bytes.skip(4);
      if (variables.length === 0) throw damaged("it has no variables", at);
      return { slotCount, variables, labelSets, extensions };
    }
    if (type === 2) {
      const variable = readVariable(bytes, slotCount, at);
      if ((variable === null) !== continued > 0) throw damaged("a text variable is incomplete", at);
      slotCount += 1;
      if (slotCount > MOST.slots) throw damaged(`it has more than ${MOST.slots.toLocaleString("en-GB")} variables`, at);
      continued = variable === null ? continued - 1 : Math.max(0, Math.ceil(variable.width / 8) - 1);
      if (variable !== null) variables.push(variable);
    } else if (type === 3) labelSets.push(readLabels(bytes, left));
    else if (type === 6) bytes.skip(80 * bytes.count(MOST.documents, "lines of notes"));
    else if (type === 7) readExtension(bytes, extensions, left);
    else throw damaged(`there is an unknown record, ${type}`, at);
  }
}

function readVariable(bytes: FileBytes, slot: number, at: number): RawVariable | null {
  const width = bytes.int();
  if (width > 255 || width < -1) throw damaged(`a variable is ${width} bytes wide`, at);
  const hasLabel = bytes.int();
  const missingCode = bytes.int();
  const print = bytes.int();
  bytes.skip(4);
  const name = bytes.take(8);
  let label: Buffer | null = null;
  if (hasLabel === 1) {
    const length = bytes.count(MOST.labelBytes, "bytes of a label");
    label = bytes.take(length);
    bytes.skip((4 - (length % 4)) % 4);
  } else if (hasLabel !== 0) throw damaged("it is unclear whether a variable has a label", at);
  if (Math.abs(missingCode) > 3 || missingCode === -1)
    throw damaged(`a variable has ${missingCode} missing values`, at);
  const missing = Array.from({ length: Math.abs(missingCode) }, () => bytes.take(8));
  return width < 0 ? null : { slot, name, width, label, missingCode, missing, format: (print >> 16) & 255 };
}

function readLabels(bytes: FileBytes, left: { slots: number; labels: number }): RawLabels {
  const count = bytes.count(left.labels, "value labels");
  left.labels -= count;
  const labels: [Buffer, Buffer][] = [];
  for (let i = 0; i < count; i++) {
    const value = bytes.take(8);
    const length = bytes.take(1)[0] ?? 0;
    labels.push([value, bytes.take(length)]);
    bytes.skip((8 - ((length + 1) % 8)) % 8);
  }
  const at = bytes.position;
  if (bytes.int() !== 4) throw damaged("value labels belong to no variable", at);
  const uses = bytes.count(left.slots, "variables with value labels");
  left.slots -= uses;
  return { labels, slots: Array.from({ length: uses }, () => bytes.int() - 1) };
}

function readExtension(
  bytes: FileBytes,
  into: Map<keyof typeof EXTENSION, Buffer[]>,
  left: { extension: number },
): void {
  const subtype = bytes.int();
  const at = bytes.position;
  const size = bytes.int();
  const count = bytes.int();
  const length = size * count;
  if (size < 0 || count < 0 || length > bytes.size - bytes.position)
    throw damaged("a part is longer than the file", at);
  const [name] = Object.entries(EXTENSION).find(([, own]) => own === subtype) ?? [];
  if (name === undefined) return bytes.skip(length);
  left.extension -= length;
  if (left.extension < 0) throw damaged("the texts of its list of variables are longer than 64 MB", at);
  const key = name as keyof typeof EXTENSION;
  into.set(key, [...(into.get(key) ?? []), bytes.take(length)]);
}
