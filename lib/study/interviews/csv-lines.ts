import { createReadStream } from "node:fs";

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * The 1-based lines on which records of a CSV file begin; record 0 is the first below the column names. Quoted values
 * may contain line breaks, and empty lines are not records, so counting records is not enough.
 * @param skipped lines before the column names
 */
export async function findLinesOfRecords(
  path: string,
  records: readonly number[],
  skipped: number,
): Promise<Map<number, number>> {
  const wanted = new Set(records);
  const last = Math.max(...records);
  const lines = new Map<number, number>();
  let record = -1;
  await walkLines(path, ({ line, isContinued, isEmpty }) => {
    if (isContinued || isEmpty || line <= skipped) return true;
    if (wanted.has(record)) lines.set(record, line);
    record += 1;
    return record <= last + 1;
  });
  return lines;
}

/** The 1-based lines of these byte offsets, which start at 0. */
export async function findLinesOfBytes(path: string, bytes: readonly number[]): Promise<Map<number, number>> {
  const wanted = [...bytes].sort((a, b) => a - b);
  const lines = new Map<number, number>();
  let next = 0;
  await walkLines(path, ({ line, end }) => {
    for (; next < wanted.length && (wanted[next] as number) < end; next++) lines.set(wanted[next] as number, line);
    return next < wanted.length;
  });
  return lines;
}

type Line = {
  line: number;
  /** The start of the next line. */
  end: number;
  isEmpty: boolean;
  /** It continues a quoted value from an earlier line. */
  isContinued: boolean;
};

/** Calls `visit` for each line until it returns false. */
async function walkLines(path: string, visit: (line: Line) => boolean): Promise<void> {
  let line = 1;
  let offset = 0;
  let isInQuotes = false;
  let isContinued = false;
  let isEmpty = true;
  let previous = 0;
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 });
  for await (const block of stream as AsyncIterable<Buffer>) {
    for (let i = 0; i < block.length; i++) {
      const byte = block[i] as number;
      // A line ends with \n, \r\n or \r; for \r\n it has already ended at \r.
      const isEnd = byte === RETURN || (byte === NEWLINE && previous !== RETURN);
      if (isEnd) {
        const isPair = byte === RETURN && block[i + 1] === NEWLINE;
        if (!visit({ line, end: offset + i + (isPair ? 2 : 1), isEmpty, isContinued })) return;
        line += 1;
        isContinued = isInQuotes;
        isEmpty = true;
      } else if (byte !== NEWLINE) {
        if (byte === QUOTE) isInQuotes = !isInQuotes;
        isEmpty = false;
      }
      previous = byte;
    }
    offset += block.length;
  }
  if (!isEmpty) visit({ line, end: offset, isEmpty, isContinued });
}
