import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { findExcelErrors } from "@/lib/study/import/excel-errors";
import { describeProblem, ImportRefused, Problems } from "@/lib/study/import/problem";
import { readTable } from "@/lib/study/import/read-table";
import { readStudyFile } from "@/lib/study/import/study-file";
import { unpackWorkbook, WorkbookTooLarge } from "@/lib/study/import/workbook-parts";
import { HEADER, request } from "@/tests/support/study-file-samples";

type Packed = { name: string; text: string; method?: 0 | 8; said?: number };

/** A ZIP archive of these texts; `said` is a false length in its header. */
function archiveOf(parts: readonly Packed[], comment = ""): Buffer {
  let at = 0;
  const records = parts.map(({ name, text, method = 8, said }) => {
    const content = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(content) : content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    at += local.length;
    return { local, entry: Buffer.concat([entry, Buffer.from(name)]) };
  });
  const directory = Buffer.concat(records.map(({ entry }) => entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...records.map(({ local }) => local), directory, end, Buffer.from(comment)]);
}

const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A workbook of one or more sheets, each given by the XML of its rows. */
function workbookOf(...sheets: string[]): Buffer {
  const list = sheets.map((_, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join("");
  const links = sheets
    .map((_, i) => `<Relationship Id="r${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`)
    .join("");
  return archiveOf([
    { name: "[Content_Types].xml", text: `<Types xmlns="${PACKAGE}/content-types"/>` },
    {
      name: "xl/workbook.xml",
      text: `<workbook ${SPREADSHEET} xmlns:r="${RELATIONS}"><sheets>${list}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships">${links}</Relationships>`,
    },
    ...sheets.map((rows, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      text: `<worksheet ${SPREADSHEET}><sheetData>${rows}</sheetData></worksheet>`,
      method: 0 as const,
    })),
  ]);
}

const textCell = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowOf = (line: number, cells: readonly string[]) => `<row r="${line}">${cells.join("")}</row>`;
const headRow = rowOf(
  1,
  HEADER.split(",").map((name, i) => textCell(`${"ABCDEF"[i]}1`, name)),
);

async function problemsOf(bytes: Uint8Array): Promise<string[]> {
  const asked = { ...request, file: "study.xlsx" };
  const error: unknown = await readStudyFile(bytes, asked).catch((refused: unknown) => refused);
  if (!(error instanceof ImportRefused)) throw new Error("the file was not refused");
  return error.problems.map((problem) => describeProblem(error.file, problem));
}

describe("error cells of Excel", () => {
  const row = rowOf(2, [
    textCell("A2", "Älgbäck"),
    textCell("B2", "Sweden"),
    textCell("C2", "Energy"),
    '<c r="D2"><v>2025</v></c><c r="E2"><v>1</v></c><c r="F2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  ]);

  test("error cells of Excel are refused with their address", async () => {
    expect(await problemsOf(workbookOf(headRow + row))).toContain(
      `study.xlsx, line 2: cell F2 contains an Excel error instead of a value (value "#DIV/0!"). Fix: correct the formula or type the value, or clear the cell where the value may be missing.`,
    );
  });

  test("error cells in a sheet that is not read do not matter", async () => {
    const problems = new Problems();
    const table = await readTable(
      workbookOf("", headRow + row.replace(' t="e"', ' t="str"'), row),
      problems,
      () => undefined,
    );
    expect(problems.list).toEqual([]);
    expect(table?.rows).toHaveLength(1);
  });

  test("error cells are found whatever the prefix and order of attributes", () => {
    const parts = new Map([
      ["xl/workbook.xml", '<x:workbook><x:sheets><x:sheet name="A" r:id="one"/></x:sheets></x:workbook>'],
      ["xl/_rels/workbook.xml.rels", '<Relationship Target="/xl/a.xml" Id="one"/>'],
      [
        "xl/a.xml",
        '<x:c t="e" s="1" r="AB12"><x:f>A1</x:f><x:v>#REF!</x:v></x:c><c r="C3" t="str"><v>#N/A</v></c><c r="D4" t="e"></c>',
      ],
    ]);
    expect(findExcelErrors(parts)).toEqual([
      [
        { line: 12, cell: "AB12", code: "#REF!" },
        { line: 4, cell: "D4", code: "" },
      ],
    ]);
    expect(findExcelErrors(new Map())).toEqual([]);
  });
});

describe("a workbook that unpacks to too much", () => {
  const swollen = (said?: number) => [
    { name: "xl/workbook.xml", text: "a" },
    { name: "xl/worksheets/sheet1.xml", text: " ".repeat(5_000), ...(said === undefined ? {} : { said }) },
    { name: "xl/media/image1.png", text: "p".repeat(9_000) },
  ];

  test("a workbook that unpacks to too much is not read, whether it declares its size or not", () => {
    expect(() => unpackWorkbook(archiveOf(swollen()), 5_000)).toThrow(WorkbookTooLarge);
    expect(() => unpackWorkbook(archiveOf(swollen(10)), 5_000)).toThrow(WorkbookTooLarge);
    expect(unpackWorkbook(archiveOf(swollen()), 5_001)?.get("xl/worksheets/sheet1.xml")).toHaveLength(5_000);
    const stored = [{ name: "a.xml", text: "x".repeat(11), method: 0 as const, said: 1 }];
    expect(() => unpackWorkbook(archiveOf(stored), 10)).toThrow(WorkbookTooLarge);
    expect(unpackWorkbook(archiveOf(stored), 11)?.get("a.xml")).toBe("x".repeat(11));
  });

  test("a workbook that unpacks to too much is refused with the fix, in little memory", async () => {
    const bomb = archiveOf([{ name: "xl/worksheets/sheet1.xml", text: " ".repeat(60 * 1024 ** 2) }]);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect(await problemsOf(bomb)).toEqual([
      "study.xlsx: the workbook unpacks to more than 50 MB, so it is not read. Fix: copy the study's sheet alone to a new workbook, or export it as CSV UTF-8.",
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });

  test("only the texts of a workbook count, by the names in its directory", () => {
    const parts = unpackWorkbook(archiveOf(swollen(), "a comment after the end"));
    expect([...(parts?.keys() ?? [])]).toEqual(["xl/workbook.xml", "xl/worksheets/sheet1.xml"]);
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["no directory", Buffer.from("504b0304".padEnd(200, "0"), "hex")],
    ["a directory that is cut off", archiveOf(swollen()).subarray(60)],
    ["content that is broken", Buffer.concat([Buffer.alloc(45, 255), archiveOf(swollen()).subarray(45)])],
  ])("a workbook with %s is left to the reader to explain", (_, bytes) => {
    expect(unpackWorkbook(bytes)).toBeNull();
  });
});

describe("a file of another kind", () => {
  test("Parquet of finished results is recognised, with the command for it", async () => {
    expect(await problemsOf(Buffer.from("PAR1 and more"))).toEqual([
      "study.xlsx: the file is in Parquet, which is for interviews; import takes finished results. Fix: compute interviews with: npm run study -- compute; export finished results as CSV UTF-8 or .xlsx.",
    ]);
  });

  test("an old or locked workbook is named", async () => {
    expect(await problemsOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toEqual([
      "study.xlsx: old Excel format (.xls) or password-protected file. Fix: save it as .xlsx without a password.",
    ]);
  });

  test("a broken workbook is distinguished from an empty one", async () => {
    expect((await problemsOf(Buffer.from("504b0304", "hex")))[0]).toMatch(
      /^study\.xlsx: the workbook cannot be read: /,
    );
    expect(await problemsOf(workbookOf(""))).toEqual([
      "study.xlsx: the workbook has no filled sheet. Fix: export the study again.",
    ]);
  });
});

test("a year in a cell formatted as a date is distinguished from a day", async () => {
  const rows = (year: Date) => [
    HEADER.split(",").map((value) => ({ value })),
    ["Älgbäck", "Sweden", "Energy", year, 1, 1].map((value) =>
      value instanceof Date ? { value, type: Date, format: "yyyy-mm-dd" } : { value },
    ),
  ];
  const of = async (year: Date) => problemsOf(await writeWorkbook(rows(year), {}).toBuffer());
  // Excel's day 2025.
  expect(await of(new Date("1905-07-17T00:00:00Z"))).toEqual([
    'study.xlsx, line 2, column "Year": the cell is formatted as a date, so the year is read as a day (value "1905-07-17"). Fix: format the column as a number.',
  ]);
  expect(await of(new Date("2025-03-01T00:00:00Z"))).toEqual([
    'study.xlsx, line 2, column "Year": found a date instead of a year (value "2025-03-01"). Fix: write the year alone: 2025.',
  ]);
});
