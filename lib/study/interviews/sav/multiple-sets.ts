import type { Decode } from "@/lib/study/interviews/sav/text-decoder";
import type { MultipleSet } from "@/lib/study/interviews/variable";

/**
 * The multiple-response sets of a file, one per line: `$name=D1 1 5 label VAR VAR` counts the value "1", `$name=C 5
 * label VAR VAR` has the option's code in each variable. Other lines are ignored, since sets are only suggestions.
 */
export function readMultipleSets(
  bytes: Buffer,
  decode: Decode,
  nameOf: (short: string) => string | null,
): MultipleSet[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from);
    lines.push(bytes.subarray(from, end === -1 ? bytes.length : end));
    from = end === -1 ? bytes.length : end + 1;
  }
  return lines.flatMap((line) => readSet(line, decode, nameOf) ?? []);
}

function readSet(line: Buffer, decode: Decode, nameOf: (short: string) => string | null): MultipleSet | null {
  // Lengths count bytes, so the line is read as one character per byte and its texts are decoded afterwards.
  const raw = line.toString("latin1");
  const text = (part: string) => decode(Buffer.from(part, "latin1")).trim();
  const head = /^([^=]+)=([CDE])/.exec(raw);
  if (!head) return null;
  const [start = "", name = "", kind = ""] = head;
  let at = start.length;
  const counted = () => {
    const match = /^ ?(\d{1,5}) /.exec(raw.slice(at, at + 8));
    if (!match) return null;
    at += match[0].length;
    const value = raw.slice(at, at + Number(match[1]));
    at += value.length;
    return text(value);
  };
  if (kind === "E") at += /^ \d+ ?/.exec(raw.slice(at, at + 8))?.[0].trimEnd().length ?? 0;
  const chosen = kind === "C" ? null : counted();
  const label = counted();
  if (label === null || (kind !== "C" && chosen === null)) return null;
  const variables = raw
    .slice(at)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((short) => nameOf(text(short).toUpperCase()) ?? []);
  return { name: text(name), label: label || null, kind: kind === "C" ? "mentions" : "dichotomies", chosen, variables };
}
