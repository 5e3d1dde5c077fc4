import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import writeWorkbook from "write-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { convertFiles, exampleCells, exampleStudy, plainMapping } from "@/lib/study/mapping/example-delivery.fixture";

let folder = "";
let cells: Awaited<ReturnType<typeof exampleCells>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "granskog-delivered-"));
  cells = await exampleCells();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array) => {
  const target = path.join(folder, name);
  writeFileSync(target, content);
  return target;
};
const quoted = (value: string | null) => (value === null ? "" : `"${value.replaceAll('"', '""')}"`);
const lines = (delimiter: string, names = cells.names) =>
  `${[names, ...cells.rows].map((row) => row.map(quoted).join(delimiter)).join("\r\n")}\r\n`;

const ALL = { interviews: 171, assessments: 1_026, answers: 2_090, brands: 14 };

/** Column positions for Triple-S: each as wide as its longest value, from 1. */
function describeColumns(csv: boolean) {
  let next = 1;
  return cells.names.map((name, i) => {
    const width = csv ? 1 : Math.max(1, ...cells.rows.map((row) => (row[i] ?? "").length));
    const isText = cells.rows.some((row) => row[i] !== null && !/^-?[\d.]+$/.test(row[i] ?? ""));
    const type = name === "DAGS" ? "date" : isText ? "character" : "quantity";
    const position = `<position start="${next}"${csv ? "" : ` finish="${next + width - 1}"`}/>`;
    next += width;
    return {
      width,
      xml: `<variable ident="${i + 1}" type="${type}"><name>${name}</name><label>Spurning ${name}</label>${position}</variable>`,
    };
  });
}

const describedBy = (columns: readonly { xml: string }[], record = "", encoding = "UTF-8") =>
  `<?xml version="1.0" encoding="${encoding}"?><sss version="2.0"><survey><title>Dæmi</title><record ident="A"${record}>${columns.map(({ xml }) => xml).join("")}</record></survey></sss>`;

const tripleCell = (name: string, value: string | null) =>
  name === "DAGS" ? (value ?? "").replaceAll("-", "") : (value ?? "");

describe("the example gives the same study from every format", () => {
  test.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("CSV with %s", async (_, delimiter) => {
    const file = put("example.csv", `\uFEFF${lines(delimiter)}`);
    const { counts, said } = await convertFiles(
      [{ path: file, mapping: plainMapping("csv") }],
      exampleStudy().definition,
    );
    expect(counts).toEqual(ALL);
    expect(said.filter((line) => !line.startsWith("Note"))).toEqual([]);
  });

  test("CSV that begins with Excel’s line about the delimiter", async () => {
    const file = put("announced.csv", `sep=;\r\n${lines(";")}`);
    const { counts } = await convertFiles([{ path: file, mapping: plainMapping("csv") }], exampleStudy().definition);
    expect(counts).toEqual(ALL);
  });

  test("CSV in UTF-16 is read if the mapping declares it", async () => {
    const file = put("wide.csv", Buffer.from(`\uFEFF${lines("\t")}`, "utf16le"));
    const mapping = { ...plainMapping("csv"), encoding: "utf-16le" };
    expect((await convertFiles([{ path: file, mapping }], exampleStudy().definition)).counts).toEqual(ALL);
  });

  test("CSV in Windows-1252 is read if the mapping declares it", async () => {
    const western = cells.rows.map((row) => row.map((cell) => cell?.replace(/[\u0100-\uffff]/g, "?") ?? null));
    const text = [cells.names, ...western].map((row) => row.map(quoted).join(";")).join("\n");
    const file = put("western.csv", Buffer.from(text, "latin1"));
    const mapping = plainMapping("csv");
    const { definition } = exampleStudy();
    expect(
      (await convertFiles([{ path: file, mapping: { ...mapping, encoding: "windows-1252" } }], definition)).counts,
    ).toEqual(ALL);
    expect((await convertFiles([{ path: file, mapping }], definition)).said.join()).toMatch(
      /western\.csv, line \d+: the file is not in UTF-8.*Fix: name its encoding/,
    );
  });

  test("an Excel workbook", async () => {
    const sheet = [cells.names, ...cells.rows].map((row) =>
      row.map((value) => (value === null ? null : { value, type: String })),
    );
    const file = put("example.xlsx", await writeWorkbook(sheet).toBuffer());
    expect(
      (await convertFiles([{ path: file, mapping: plainMapping("xlsx") }], exampleStudy().definition)).counts,
    ).toEqual(ALL);
  });

  test("Parquet", async () => {
    const csv = put("source.csv", lines(","));
    const file = path.join(folder, "example.parquet");
    await withDuckDb({ threads: 1 }, (session) =>
      session.run(`COPY (FROM read_csv('${csv}', header = true)) TO '${file}' (FORMAT parquet)`),
    );
    expect(
      (await convertFiles([{ path: file, mapping: plainMapping("parquet") }], exampleStudy().definition)).counts,
    ).toEqual(ALL);
  });

  test("Triple-S with characters in fixed places", async () => {
    const columns = describeColumns(false);
    const data = cells.rows.map((row) =>
      row.map((value, i) => tripleCell(cells.names[i] ?? "", value).padEnd(columns[i]?.width ?? 1)).join(""),
    );
    put("fixed.asc", `${data.join("\n")}\n`);
    const file = put("fixed.xml", describedBy(columns));
    expect(
      (await convertFiles([{ path: file, mapping: plainMapping("triple-s") }], exampleStudy().definition)).counts,
    ).toEqual(ALL);
  });

  test("Triple-S in the encoding that its description declares", async () => {
    const columns = describeColumns(false);
    const data = cells.rows.map((row) =>
      row.map((value, i) => tripleCell(cells.names[i] ?? "", value).padEnd(columns[i]?.width ?? 1)).join(""),
    );
    // After the last variable, so that only the encoding differs.
    put("western.asc", Buffer.from(data.map((line) => `${line}é\n`).join(""), "latin1"));
    const file = put("western.xml", Buffer.from(describedBy(columns, "", "ISO-8859-1"), "latin1"));
    expect(
      (await convertFiles([{ path: file, mapping: plainMapping("triple-s") }], exampleStudy().definition)).counts,
    ).toEqual(ALL);
  });

  test("Triple-S with CSV", async () => {
    const data = cells.rows.map((row) =>
      row.map((value, i) => quoted(tripleCell(cells.names[i] ?? "", value))).join(","),
    );
    put("values.csv", `${[cells.names.join(","), ...data].join("\n")}\n`);
    const file = put("values.sss", describedBy(describeColumns(true), ' format="csv" skip="1"'));
    expect(
      (await convertFiles([{ path: file, mapping: plainMapping("triple-s") }], exampleStudy().definition)).counts,
    ).toEqual(ALL);
  });
});
