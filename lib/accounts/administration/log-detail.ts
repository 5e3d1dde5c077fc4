import type { LogLine } from "@/lib/accounts/administration/log-line";
import { ANALYSES, isAnalysisId } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { asSentence, numberOf } from "@/lib/platform/words/sentences";
import { isZone, sayTime } from "@/lib/platform/words/zoned-time";

export type Detail = LogLine["detail"];

/** Replaces a long text; a list has no room for it. */
const LONGEST = 120;

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const quoted = (value: unknown) => (typeof value === "string" && value !== "" ? `“${shorten(value)}”` : null);
const counted = (one: string, many?: string) => (value: unknown) =>
  typeof value === "number" ? numberOf(value, one, many) : null;
const whenTrue = (words: string) => (value: unknown) => (value === true ? words : null);
const listed = (value: unknown) => (Array.isArray(value) && value.length > 0 ? shorten(value.join(", ")) : null);
const isTime = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value);
const dated = (before: string) => (value: unknown) => (isTime(value) ? `${before} ${formatDate(value)}` : null);
const isFormat = (value: unknown): value is keyof typeof EXPORT_FORMATS =>
  typeof value === "string" && Object.hasOwn(EXPORT_FORMATS, value);

/** A planned time in its own time zone, if it has one; otherwise the day. */
function timeWords(iso: string, { zone }: Detail): string {
  return typeof zone === "string" && isZone(zone) ? sayTime(new Date(iso), zone) : formatDate(iso);
}

/** A value that changed: a name in quotation marks, a time, a choice as a word. */
function changed(value: unknown, detail: Detail): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (isTime(value)) return timeWords(value, detail);
  return typeof value === "string" && /^[a-z]+$/.test(value) ? asSentence(value) : (quoted(value) ?? "none");
}

/** How each detail is told. Others, such as IDs and checksums, are only in the file of the log. */
const DETAIL_WORDS: Readonly<Record<string, (value: unknown, detail: Detail) => string | null>> = {
  acknowledged: whenTrue("acknowledged"),
  at: dated("for"),
  by: (value) => (value === "link" ? "with the invitation link" : null),
  days: counted("day"),
  domain: (value) => (typeof value === "string" ? `only addresses at ${value}` : null),
  downloads: whenTrue("downloads allowed"),
  due: (value, detail) => (isTime(value) ? `for ${timeWords(value, detail)}` : null),
  error: quoted,
  errors: counted("error"),
  expires: dated("until"),
  expires_at: dated("until"),
  figure: (value) =>
    typeof value === "string" ? (isAnalysisId(value) ? ANALYSES[value].name : asSentence(value)) : null,
  file: quoted,
  files: counted("file"),
  format: (value) => (isFormat(value) ? EXPORT_FORMATS[value].soldAs : typeof value === "string" ? value : null),
  from: (value) => (typeof value === "number" ? `from revision ${formatNumber(value)}` : null),
  level: (value) => (typeof value === "string" ? `seen as ${value.replaceAll("_", " ")}` : null),
  logo: (value) => (typeof value === "string" ? `logo of ${value} pixels` : null),
  main: (value) => (typeof value === "string" ? `main colour ${value}` : null),
  muted: whenTrue("muted"),
  name: quoted,
  new_secret: whenTrue("new signing secret"),
  note: whenTrue("with a note"),
  number: (value) => (typeof value === "string" ? value : null),
  on: (value) => (typeof value === "boolean" ? (value ? "turned on" : "turned off") : null),
  overlap_hours: (value) =>
    typeof value === "number" && value > 0 ? `old key valid for ${numberOf(value, "hour")}` : null,
  password: whenTrue("with a password"),
  reason: quoted,
  revision: (value) => (typeof value === "number" ? `revision ${formatNumber(value)}` : null),
  role: (value) => (typeof value === "string" ? `as ${value}` : null),
  scopes: listed,
  second: (value) => (typeof value === "string" ? `second colour ${value}` : null),
  sites: listed,
  to: (value) => (typeof value === "string" ? `to ${value}` : null),
  tier: (value) => (typeof value === "string" ? asSentence(value) : null),
  until: (value) =>
    isTime(value) ? `until ${formatDate(value)}` : value === "next wave" ? "until the next study" : null,
  warnings: counted("warning"),
  waves: counted("wave"),
};

/** The details of a line that help people, in one line; empty if there are none. */
export function detailWords(detail: Detail): string {
  const words = Object.entries(detail).flatMap(([name, value]) => DETAIL_WORDS[name]?.(value, detail) ?? []);
  const isChange =
    ("was" in detail || "became" in detail) && [detail.was, detail.became].every((one) => typeof one !== "object");
  const change = isChange ? [`${changed(detail.was, detail)} → ${changed(detail.became, detail)}`] : [];
  return asSentence([...change, ...words].join(", "));
}
