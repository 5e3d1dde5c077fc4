import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Problems, type Problem } from "@/lib/study/import/problem";
import { decodeText } from "@/lib/study/import/text-encoding";

export type FileFormat = "csv" | "parquet" | "workbook" | "old-workbook";

/** The result of reading a file's bytes once. */
export type Inspection = {
  bytes: number;
  sha256: string;
  format: FileFormat;
  /** The first part of a text, for its column names; empty for other formats. */
  head: string;
  /** The last four bytes, which identify a complete Parquet file. */
  tail: string;
  /** Why a text is not UTF-8; null if it is, and for other formats. */
  encodingProblem: Problem | null;
};

const SIGNATURES: Record<string, FileFormat> = {
  "50415231": "parquet",
  "504b0304": "workbook",
  d0cf11e0: "old-workbook",
};
const BLOCK = 4 * 1024 * 1024;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Reads a file once, block by block, for its hash, its format by its first bytes, and whether a text is UTF-8.
 * @throws the system's error if it cannot be read
 */
export async function inspectFile(path: string): Promise<Inspection> {
  const hash = createHash("sha256");
  let bytes = 0;
  let format: FileFormat | null = null;
  let head: string | null = null;
  let tail = Buffer.alloc(0);
  let rest: Buffer = Buffer.alloc(0);
  let linesBefore = 0;
  let encodingProblem: Problem | null = null;

  const readLines = (lines: Buffer) => {
    encodingProblem ??= findEncodingProblem(lines, linesBefore);
    head ??= encodingProblem ? "" : lines.toString("utf8");
    if (encodingProblem === null) linesBefore += countLineEnds(lines);
  };
  for await (const block of createReadStream(path, { highWaterMark: BLOCK }) as AsyncIterable<Buffer>) {
    hash.update(block);
    bytes += block.length;
    format ??= SIGNATURES[block.subarray(0, 4).toString("hex")] ?? "csv";
    tail = Buffer.concat([tail, block.subarray(-4)]).subarray(-4);
    if (format !== "csv" || encodingProblem !== null) continue;
    // Whole lines only: a character may be split between blocks. Lines end with \n, \r\n, or \r alone. A \r at the very
    // end may be half of a pair.
    const end = Math.max(block.lastIndexOf(NEWLINE), block.subarray(0, -1).lastIndexOf(RETURN)) + 1;
    if (end > 0) readLines(Buffer.concat([rest, block.subarray(0, end)]));
    rest = end === 0 ? Buffer.concat([rest, block]) : block.subarray(end);
  }
  if (format === "csv" && rest.length > 0) readLines(rest);
  return {
    bytes,
    sha256: hash.digest("hex"),
    format: format ?? "csv",
    head: head ?? "",
    tail: tail.toString("latin1"),
    encodingProblem,
  };
}

function findEncodingProblem(lines: Buffer, linesBefore: number): Problem | null {
  const isPlain = isUtf8(lines) && !lines.includes(0) && !(linesBefore === 0 && lines[0] === 0xff);
  if (isPlain) return null;
  const problems = new Problems();
  decodeText(lines, problems);
  const [problem] = problems.list;
  if (!problem) return null;
  return problem.line === null ? problem : { ...problem, line: problem.line + linesBefore };
}

/** Counts line ends, \r\n as one. */
function countLineEnds(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(NEWLINE); at !== -1; at = block.indexOf(NEWLINE, at + 1)) count += 1;
  for (let at = block.indexOf(RETURN); at !== -1; at = block.indexOf(RETURN, at + 1)) {
    if (block[at + 1] !== NEWLINE) count += 1;
  }
  return count;
}
