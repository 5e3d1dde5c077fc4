/** A column of a delivered file, with its metadata. Codes are texts: "1", "1.5", "A". */
export type Variable = {
  name: string;
  label: string | null;
  /** Dates are numbers or texts in the file, and dates once read. */
  type: "number" | "text" | "date";
  /** Value labels by code. */
  valueLabels: ReadonlyMap<string, string>;
  /** Codes, and a range of numbers (inclusive), that the file declares as missing. */
  missing: { codes: readonly string[]; range: readonly [from: number, to: number] | null };
};

/** A question with several answers, as the file declares it: a variable for each option or each mention. */
export type MultipleSet = {
  name: string;
  label: string | null;
  kind: "dichotomies" | "mentions";
  /** The code that stands for "chosen"; null with mentions. */
  chosen: string | null;
  variables: readonly string[];
};

/** A number as a code: 1 is "1", never "1.0". */
export function toCode(value: number): string {
  return String(value);
}

/** Whether a file declares this code of a variable as missing. */
export function isDeclaredMissing({ missing }: Pick<Variable, "missing">, code: string): boolean {
  if (missing.codes.includes(code)) return true;
  const value = Number(code);
  return missing.range !== null && code !== "" && value >= missing.range[0] && value <= missing.range[1];
}
