import { z } from "zod";

// Values of a mapping as a person reads and edits them, and back.

export type FieldKind =
  /** The name of a column, or a pattern of names. */
  | "column"
  /** The same, or nothing. */
  | "optional-column"
  | "number"
  /** Values separated by commas. */
  | "codes"
  /** Names separated by commas. */
  | "names"
  /** `code = meaning` in lines. */
  | "meanings"
  /** `column = values` in lines. */
  | "conditions"
  /** `code | brand | industry | markets` in lines. */
  | "brands"
  | "choice"
  | "json";

const CODE = z.union([z.number(), z.string()]);
const record = z.record(z.string(), z.unknown());

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

const brand = z.looseObject({
  code: CODE,
  brand: z.string(),
  industry: z.string(),
  markets: z.array(z.string()).optional(),
});
const condition = z.looseObject({ column: z.string(), in: z.array(CODE) });

/** A value as a person reads and edits it. */
export function toText(kind: FieldKind, value: unknown): string {
  switch (kind) {
    case "column":
    case "optional-column":
    case "number":
    case "choice":
      return text(value);
    case "codes":
    case "names":
      return list(value).join(", ");
    case "meanings": {
      const read = record.safeParse(value);
      return read.success
        ? Object.entries(read.data)
            .map(([code, meaning]) => `${code} = ${text(meaning)}`)
            .join("\n")
        : "";
    }
    case "conditions": {
      const read = z.array(condition).safeParse(value);
      return read.success ? read.data.map((one) => `${one.column} = ${one.in.join(", ")}`).join("\n") : "";
    }
    case "brands": {
      const read = z.array(brand).safeParse(value);
      if (!read.success) return "";
      return read.data
        .map(({ code, brand: name, industry, markets }) =>
          [code, name, industry, ...(markets ? [markets.join(" ")] : [])].join(" | "),
        )
        .join("\n");
    }
    case "json":
      return value === undefined ? "" : JSON.stringify(value, null, 2);
  }
}

const WHOLE = /^-?\d{1,15}$/;
/** A number where it is written as one. */
export const toCode = (own: string): string | number =>
  WHOLE.test(own) && String(Number(own)) === own ? Number(own) : own;
const parts = (own: string, separator: RegExp | string): string[] =>
  own
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
const lines = (own: string): string[] => parts(own, /\r\n|\r|\n/);

/** `left = right`; the last "=" divides, as labels may have one. */
function divide(line: string): [left: string, right: string] {
  const at = line.lastIndexOf("=");
  return at === -1 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** What a person wrote as a value; the schema checks it afterwards. Undefined leaves it out. */
export function fromText(kind: FieldKind, written: string): unknown {
  const own = written.trim();
  switch (kind) {
    case "column":
    case "choice":
      return own;
    case "optional-column":
      return own === "" ? null : own;
    case "number":
      return WHOLE.test(own) ? Number(own) : own;
    case "codes":
      return parts(own, ",").map(toCode);
    case "names":
      return parts(own, ",");
    case "meanings": {
      if (own === "") return undefined;
      return Object.fromEntries(
        lines(own)
          .map(divide)
          .map(([code, meaning]) => [code, toCode(meaning)]),
      );
    }
    case "conditions":
      return lines(own)
        .map(divide)
        .map(([column, values]) => ({ column, in: parts(values, ",").map(toCode) }));
    case "brands":
      return lines(own).map((line) => {
        const [code = "", name = "", industry = "", markets] = line.split("|").map((part) => part.trim());
        return {
          code: toCode(code),
          ...{ brand: name, industry },
          ...(markets !== undefined && markets !== "" && { markets: parts(markets, " ") }),
        };
      });
    case "json":
      try {
        return JSON.parse(own) as unknown;
      } catch {
        // The schema refuses a text in its place, with the path.
        return own;
      }
  }
}
