import { damaged } from "@/lib/study/interviews/sav/file-bytes";
import type { Dictionary, RawVariable } from "@/lib/study/interviews/sav/dictionary";
import { chooseEncoding, type TextEncoding } from "@/lib/study/interviews/sav/text-decoder";
import { toCode, type Variable } from "@/lib/study/interviews/variable";

/** SPSS formats whose numbers are seconds since 14 October 1582. */
const DATE_FORMATS = new Set([20, 22, 23, 24, 28, 29, 30, 38, 39, 41]);

/** Text over 255 bytes is stored in segments of 255 bytes, each for 252 bytes of text. */
const SEGMENT = 252;
const LONGEST_TEXT = 32_767;

/** A variable with the position of its values in a case: the first slot, and the number of bytes. */
export type SavVariable = Variable & { parts: readonly { slot: number; take: number }[] };

/**
 * The variables of a file, in order, with all their metadata.
 * @throws {FileRefused}
 */
export function readVariables(
  dictionary: Dictionary,
  isLittle: boolean,
  forcedEncoding: string | null,
): { variables: SavVariable[]; shortNames: Map<string, string>; bySlot: Map<number, string>; encoding: TextEncoding } {
  const codePage = readCodePage(dictionary, isLittle);
  const encoding = chooseEncoding(forcedEncoding, firstText(dictionary, "encoding")?.trim() || null, codePage);
  const text = (bytes: Uint8Array) => trimEnd(encoding.decode(bytes));
  const number = (bytes: Buffer) => (isLittle ? bytes.readDoubleLE() : bytes.readDoubleBE());
  const pairs = (name: "longNames" | "longTexts") =>
    new Map((dictionary.extensions.get(name) ?? []).flatMap((part) => toPairs(text(part))));
  const longNames = pairs("longNames");
  const longTexts = pairs("longTexts");
  const labelsOfSlot = indexLabels(dictionary, text, number);

  const variables: SavVariable[] = [];
  const shortNames = new Map<string, string>();
  const bySlot = new Map<number, string>();
  const names = new Set<string>();
  for (let i = 0; i < dictionary.variables.length; i++) {
    const raw = dictionary.variables[i] as RawVariable;
    const short = text(raw.name).toUpperCase();
    const width = raw.width === 0 ? 0 : toWidth(longTexts.get(short), raw);
    const segments = width > 255 ? dictionary.variables.slice(i, i + Math.ceil(width / SEGMENT)) : [raw];
    checkSegments(segments, width);
    const name = longNames.get(short) || text(raw.name);
    if (name === "" || names.has(name)) throw damaged(`the variable name "${name}" is empty or used twice`, 176);
    names.add(name);
    const kind = raw.width > 0 ? "text" : "number";
    variables.push({
      name,
      label: raw.label === null ? null : text(raw.label) || null,
      type: kind === "number" && DATE_FORMATS.has(raw.format) ? "date" : kind,
      valueLabels: labelsOfSlot.get(raw.slot)?.[kind]() ?? new Map(),
      missing: kind === "text" ? { codes: raw.missing.map(text), range: null } : toMissing(raw, number),
      parts: segments.map(({ slot, width: own }) => ({ slot, take: own })),
    });
    shortNames.set(short, name);
    bySlot.set(raw.slot, name);
    i += segments.length - 1;
  }
  addLongLabels(dictionary, isLittle, text, variables);
  addLongMissing(dictionary, isLittle, text, variables);
  return { variables, shortNames, bySlot, encoding };
}

function readCodePage({ extensions }: Dictionary, isLittle: boolean): number | null {
  const [integers] = extensions.get("integers") ?? [];
  if (integers === undefined || integers.length < 32) return null;
  return isLittle ? integers.readInt32LE(28) : integers.readInt32BE(28);
}

function firstText({ extensions }: Dictionary, name: "encoding"): string | null {
  return extensions.get(name)?.[0]?.toString("latin1") ?? null;
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\0")) end -= 1;
  return text.slice(0, end);
}

/** "A=long name" entries, separated by tabs, by the short name in capitals. */
function toPairs(text: string): [string, string][] {
  return text.split("\t").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1).replaceAll("\0", "");
    return at > 0 ? [[pair.slice(0, at).toUpperCase(), value]] : [];
  });
}

function toWidth(given: string | undefined, { width, slot }: RawVariable): number {
  if (given === undefined) return width;
  const long = Number(given);
  if (Number.isInteger(long) && long > 0 && long <= LONGEST_TEXT) return Math.max(long, width);
  throw damaged(`a text variable is said to be ${given} bytes wide`, 176 + slot);
}

function checkSegments(segments: readonly RawVariable[], width: number): void {
  const [first] = segments;
  if (width <= 255 || first === undefined) return;
  const isWhole = segments.length === Math.ceil(width / SEGMENT) && segments.every((segment) => segment.width > 0);
  if (!isWhole) throw damaged("a long text variable is incomplete", 176 + first.slot);
}

function toMissing(raw: RawVariable, number: (bytes: Buffer) => number): Variable["missing"] {
  const values = raw.missing.map(number);
  const [from = 0, to = 0, ...single] = values;
  if (raw.missingCode >= 0) return { codes: values.map(toCode), range: null };
  return { codes: single.map(toCode), range: [from, to] };
}

type LabelReaders = Record<"number" | "text", () => Map<string, string>>;

/** Labels of each slot. A set is decoded once as numbers or text, however many variables share it. */
function indexLabels(
  { labelSets }: Dictionary,
  text: (bytes: Uint8Array) => string,
  number: (bytes: Buffer) => number,
): Map<number, LabelReaders> {
  const bySlot = new Map<number, LabelReaders>();
  for (const { labels, slots } of labelSets) {
    const once = (read: (value: Buffer) => string) => {
      let known: Map<string, string> | null = null;
      return () => (known ??= new Map(labels.map(([value, label]) => [read(value), text(label)])));
    };
    const readers: LabelReaders = { number: once((value) => toCode(number(value))), text: once(text) };
    for (const slot of slots) bySlot.set(slot, readers);
  }
  return bySlot;
}

/** Reads parts of an extension in turn; a length beyond its end is damage. */
class Part {
  private at = 0;
  constructor(
    private readonly bytes: Buffer,
    private readonly isLittle: boolean,
  ) {}

  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }

  int(): number {
    const part = this.take(4);
    return this.isLittle ? part.readInt32LE() : part.readInt32BE();
  }

  take(count: number): Buffer {
    if (count < 0 || this.at + count > this.bytes.length) throw damaged("the labels of long texts are incomplete", 176);
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
}

/** Labels of texts over eight bytes. */
function addLongLabels(
  { extensions }: Dictionary,
  isLittle: boolean,
  text: (bytes: Uint8Array) => string,
  variables: SavVariable[],
): void {
  const byName = new Map(variables.map((variable, i) => [variable.name, i]));
  for (const bytes of extensions.get("longLabels") ?? []) {
    const part = new Part(bytes, isLittle);
    while (!part.isDone) {
      const name = text(part.take(part.int()));
      part.int();
      const labels = new Map<string, string>();
      for (let count = part.int(); count > 0; count--) {
        const value = text(part.take(part.int()));
        labels.set(value, text(part.take(part.int())));
      }
      const at = byName.get(name);
      const variable = at === undefined ? undefined : variables[at];
      if (at !== undefined && variable) variables[at] = { ...variable, valueLabels: labels };
    }
  }
}

/** Missing values of texts over eight bytes; only the first eight of each are written. */
function addLongMissing(
  { extensions }: Dictionary,
  isLittle: boolean,
  text: (bytes: Uint8Array) => string,
  variables: SavVariable[],
): void {
  const byName = new Map(variables.map((variable, i) => [variable.name, i]));
  for (const bytes of extensions.get("longMissing") ?? []) {
    const part = new Part(bytes, isLittle);
    while (!part.isDone) {
      const name = text(part.take(part.int()));
      const count = part.take(1)[0] ?? 0;
      const width = part.int();
      const codes = Array.from({ length: count }, () => text(part.take(width)));
      const at = byName.get(name);
      const variable = at === undefined ? undefined : variables[at];
      if (at !== undefined && variable) variables[at] = { ...variable, missing: { codes, range: null } };
    }
  }
}
