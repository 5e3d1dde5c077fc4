import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { type Problem, Problems } from "@/lib/study/import/problem";
import { readWorkbook } from "@/lib/study/import/read-workbook";
import type { Cell } from "@/lib/study/import/table";
import { convertCsv } from "@/lib/study/interviews/convert-csv";
import { findHeaderLine, splitNames } from "@/lib/study/interviews/csv-header";
import { FileRefused, NotInUtf8 } from "@/lib/study/interviews/file-refused";
import { inspectFile } from "@/lib/study/interviews/inspect-file";
import { ProblemLog } from "@/lib/study/interviews/problem-log";
import { chooseEncoding } from "@/lib/study/interviews/sav/text-decoder";
import type { Variable } from "@/lib/study/interviews/variable";
import type { Delivered } from "@/lib/study/mapping/delivered";
import { checkNames, inferVariables, plainVariable, textValue, toDelivered } from "@/lib/study/mapping/text-table";

type File = { path: string; name: string };

const MOST_WORKBOOK_ROWS = 100_000;
const BATCH = 2048;
let held = 0;

/** A path for a table in the scratch directory. */
export function scratchFile(session: Session, ending = "parquet"): string {
  held += 1;
  return path.join(session.scratch, `held-${held}.${ending}`);
}

/** Bytes by which the encoding of a text is guessed. */
const GUESSED_FROM = 65_536;

/** The encoding of text that is not UTF-8: UTF-16 if it begins with its mark, otherwise that of older files; null for bytes that are no text. */
async function guessEncoding(file: string): Promise<string | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GUESSED_FROM), 0, GUESSED_FROM, 0);
    const mark = buffer.toString("hex", 0, 2);
    if (mark === "fffe") return "utf-16le";
    if (mark === "feff") return "utf-16be";
    return buffer.subarray(0, bytesRead).includes(0) ? null : "windows-1252";
  } finally {
    await handle.close();
  }
}

/** Decodes a text part by part; a character may be divided between two parts. */
function decoderOf(encoding: string): (chunk: Uint8Array | null) => string {
  const { name, decode } = chooseEncoding(encoding, null, null);
  if (name === "windows-1252") return (chunk) => (chunk === null ? "" : decode(chunk));
  const decoder = new TextDecoder(name);
  return (chunk) => (chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true }));
}

/**
 * A copy of a text file in UTF-8; the file itself if it is already UTF-8.
 * @throws {FileRefused}
 */
export async function inUtf8(session: Session, file: File, encoding: string | null): Promise<string> {
  if (encoding !== null && !/^utf-?8$/i.test(encoding)) {
    const decode = decoderOf(encoding);
    const target = scratchFile(session, "txt");
    await pipeline(
      createReadStream(file.path),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) yield decode(chunk);
        yield decode(null);
      },
      createWriteStream(target),
    );
    return target;
  }
  const { bytes, encodingProblem } = await inspectFile(file.path);
  if (bytes === 0) throw new FileRefused("the file is empty", "export it again");
  if (encodingProblem)
    throw new NotInUtf8(
      {
        ...encodingProblem,
        fix: `name its encoding in the mapping, such as "windows-1252"; or ${encodingProblem.fix}`,
      },
      await guessEncoding(file.path),
    );
  return file.path;
}

/** A CSV file with the names of its columns in the first line. @throws {FileRefused} */
export async function openCsv(session: Session, file: File, encoding: string | null): Promise<Delivered> {
  const text = await inUtf8(session, file, encoding);
  const { head } = await inspectFile(text);
  const { line, skipped, delimiters } = findHeaderLine(head);
  const headerLine = skipped + 1;
  const readings = delimiters.map((delimiter) => ({ delimiter, names: splitNames(line ?? "", delimiter) ?? [] }));
  const { delimiter, names } = readings.reduce((best, reading) =>
    reading.names.length > best.names.length ? reading : best,
  );
  if (names.length === 0) {
    const fix = 'double any " inside a name, and close each name';
    throw new FileRefused("unbalanced quotation marks in the names of the columns", fix, { line: headerLine });
  }
  checkNames(names, headerLine);
  const scan = scratchFile(session);
  const log = new ProblemLog();
  const isRead = await convertCsv(
    session,
    { path: text, name: file.name },
    { names, delimiter, skipped },
    names,
    scan,
    log,
  );
  await session.run("SET preserve_insertion_order = true");
  const problem = log.list()[0]?.shown[0];
  if (!isRead)
    throw problem
      ? refused(problem)
      : new FileRefused("the file cannot be read as CSV", "export it again as CSV in UTF-8");
  return toDelivered(session, {
    name: file.name,
    scan,
    variables: await inferVariables(session, scan, names),
    valueOf: textValue,
    firstRow: headerLine + 1,
  });
}

/** A Parquet file. @throws {FileRefused} */
export async function openParquet(session: Session, file: File): Promise<Delivered> {
  const { bytes, format, tail } = await inspectFile(file.path);
  if (bytes === 0) throw new FileRefused("the file is empty", "export it again");
  if (format !== "parquet") throw new FileRefused("this is not a Parquet file", "export it again as Parquet");
  if (tail !== "PAR1")
    throw new FileRefused("the Parquet file is cut off: its end is missing", "copy or export it again, to the end");
  const described = await session
    .rows(
      `DESCRIBE SELECT * FROM read_parquet(${quoteText(file.path)}, hive_partitioning = false)`,
      z.object({ column_name: z.string(), column_type: z.string() }),
    )
    .catch(() => {
      throw new FileRefused("the Parquet file cannot be read", "copy or export it again");
    });
  const variables = described.map(({ column_name, column_type }) => plainVariable(column_name, typeOf(column_type)));
  const valueOf = ({ name, type }: Variable) =>
    `${quoteName(name)}::${{ number: "DOUBLE", date: "DATE", text: "VARCHAR" }[type]}`;
  return toDelivered(session, { name: file.name, scan: file.path, variables, valueOf, firstRow: 1 });
}

function typeOf(column: string): Variable["type"] {
  if (/^(?:DATE|TIMESTAMP)/.test(column)) return "date";
  return /^(?:U?(?:TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|FLOAT|DOUBLE|DECIMAL|BOOLEAN)/.test(column)
    ? "number"
    : "text";
}

/** The first sheet of an Excel workbook, with the names of its columns in the first row. @throws {FileRefused} */
export async function openWorkbook(session: Session, file: File): Promise<Delivered> {
  const problems = new Problems();
  const { format } = await inspectFile(file.path);
  if (format !== "workbook")
    throw new FileRefused("this is not an .xlsx workbook, or it has a password", "save it as .xlsx without a password");
  const table = await readWorkbook(await readFile(file.path), problems, () => undefined);
  const [problem] = problems.list;
  if (problem) throw refused(problem);
  if (!table) throw new FileRefused("the workbook has no filled sheet", "export it again");
  if (table.rows.length > MOST_WORKBOOK_ROWS)
    throw new FileRefused("the sheet has more than 100,000 rows", "export it as CSV");
  const names = table.header.map((cell) => textOf(cell)?.normalize("NFC").trim() ?? "");
  checkNames(names, table.headerLine);
  await session.run(
    `CREATE OR REPLACE TABLE held_sheet (${names.map((name) => `${quoteName(name)} VARCHAR`).join(", ")})`,
  );
  const kinds = names.map(() => "text" as const);
  const batches = Array.from({ length: Math.ceil(table.rows.length / BATCH) }, (_, i) =>
    table.rows.slice(i * BATCH, (i + 1) * BATCH),
  );
  await session.append(
    "held_sheet",
    kinds,
    batches.map((rows) => ({
      rows: rows.length,
      columns: names.map((_, k) => rows.map(({ cells }) => textOf(cells[k] ?? null))),
    })),
  );
  const scan = scratchFile(session);
  await session.run(`COPY held_sheet TO ${quoteText(scan)} (FORMAT parquet); DROP TABLE held_sheet`);
  return toDelivered(session, {
    name: file.name,
    scan,
    variables: await inferVariables(session, scan, names),
    valueOf: textValue,
    firstRow: table.headerLine + 1,
  });
}

function textOf(cell: Cell): string | null {
  if (cell === null || cell === "") return null;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? String(Number(cell)) : String(cell).trim();
}

function refused({ message, fix, line, column, value }: Problem): FileRefused {
  return new FileRefused(message, fix, { line, column, value });
}
