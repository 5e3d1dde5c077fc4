import { expect, test } from "vitest";
import { Problems } from "@/lib/study/import/problem";
import { readCsv } from "@/lib/study/import/read-csv";

function read(text: string) {
  const problems = new Problems();
  return { table: readCsv(new TextEncoder().encode(text), problems), problems: problems.list };
}

const HEADER = "Brand,Country,Year";

test.each([
  ["\n", "\n"],
  ["\n", "\r\n"],
  ["\r\n", "\r\n"],
  ["\r\n", "\n"],
  ["\r", "\r"],
])("a row that ends with %j is on the line on which it begins, also below values with %j in them", (end, inner) => {
  const rows = [
    HEADER,
    `"Two${inner}lines",Sweden,2025`,
    `"Three${inner}${inner}lines",Norway,2025`,
    "One,Finland,2025",
    'Tw"o,Sweden,2025',
  ];
  const { table, problems } = read(rows.join(end));
  expect(table?.headerLine).toBe(1);
  expect(table?.rows.map(({ line }) => line)).toEqual([2, 4, 7]);
  expect(problems.map(({ line }) => line)).toEqual([8]);
});

test("lines are counted from the file's first, also below Excel's own first line", () => {
  const { table } = read(`sep=;\nBrand;Country;Year\n"Two\nlines";Sweden;2025\nOne;Norway;2025`);
  expect(table?.headerLine).toBe(2);
  expect(table?.rows.map(({ line, cells }) => [line, cells.length])).toEqual([
    [3, 3],
    [5, 3],
  ]);
});

test("sep= names the delimiter only on the first line", () => {
  const { table } = read(`${HEADER}\nA sep=;\nB,Sweden,2025`);
  expect(table?.header).toEqual(["Brand", "Country", "Year"]);
});

test("a first line of blanks does not hide the delimiter", () => {
  const { table } = read(`   \nBrand;Country;Year\nOne;Sweden;2025`);
  expect(table?.rows.at(-1)?.cells).toEqual(["One", "Sweden", "2025"]);
});

test.each([
  ["", 3],
  ["sep=,\n", 4],
])("quotation marks out of balance are named with their line after %j", (before, line) => {
  const { problems } = read(`${before}${HEADER}\nOne,Sweden,2025\nTw"o,Sweden,2025`);
  expect(problems).toMatchObject([
    { line, message: "unbalanced quotation marks", fix: 'double any " inside a value, and close each value' },
  ]);
});

test("a value that is never closed is one problem", () => {
  expect(read(`${HEADER}\n"One,Sweden,2025\nTwo,Sweden,2025`).problems.map(({ message }) => message)).toEqual([
    "unbalanced quotation marks",
  ]);
});

test("a file without any line is empty", () => {
  expect(read("")).toMatchObject({ table: null, problems: [{ line: null, message: "the file is empty" }] });
});
