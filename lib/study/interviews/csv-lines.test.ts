import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findLinesOfBytes, findLinesOfRecords } from "@/lib/study/interviews/csv-lines";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "granskog-lines-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string): string {
  const file = path.join(folder, "lines.csv");
  writeFileSync(file, text);
  return file;
}

/** Lines of the given records, starting with the first. */
async function recordLines(text: string, records: readonly number[], skipped = 0) {
  const lines = await findLinesOfRecords(fileOf(text), records, skipped);
  return records.map((record) => lines.get(record));
}

describe.each(["\n", "\r\n", "\r"])("lines that end with %j", (end) => {
  const of = (...lines: string[]) => lines.join(end);

  test("line numbers are those of the records, starting below the column names", async () => {
    expect(await recordLines(of("a,b", "1,2", "3,4", "5,6"), [0, 1, 2])).toEqual([2, 3, 4]);
    expect(await recordLines(of("a,b", "1,2", "3,4", ""), [1])).toEqual([3]);
  });

  test("empty lines, and lines before the column names, are not records", async () => {
    expect(await recordLines(of("sep=,", "", "a,b", "", "1,2", "", "3,4"), [0, 1], 2)).toEqual([5, 7]);
  });

  test("line ends inside quoted values do not end a record", async () => {
    expect(await recordLines(of("a,b", '"1', '1",2', '3,"4 ""x"" 4"', "5,6"), [0, 1, 2])).toEqual([2, 4, 5]);
  });

  test("line ends are found by their bytes", async () => {
    const text = of("ab", "cd", "ef");
    const at = (part: string) => text.indexOf(part);
    const lines = await findLinesOfBytes(fileOf(text), [at("ef") + 1, at("ab"), at("cd"), at("cd") + 1]);
    expect([...lines].sort(([a], [b]) => a - b).map(([, line]) => line)).toEqual([1, 2, 2, 3]);
  });
});

test("a record that the file does not have has no line", async () => {
  expect(await recordLines("a,b\n1,2\n", [0, 7])).toEqual([2, undefined]);
});

test("a byte beyond the end has no line", async () => {
  expect([...(await findLinesOfBytes(fileOf("ab\ncd"), [99]))]).toEqual([]);
});

test("reading stops once every line is found", async () => {
  // A file far larger than one block, of which the second line is needed.
  const text = `a\n1\n${"x".repeat(3 * 1024 * 1024)}`;
  expect(await recordLines(text, [0])).toEqual([2]);
});
