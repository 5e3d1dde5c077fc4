import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeSav, type WrittenValue, type WrittenVariable } from "@/lib/study/interviews/sav/sav-writer.fixture";
import { EXAMPLE, exampleStudy } from "@/lib/study/mapping/example-delivery.fixture";
import { csv, type Fault, plain, problemsOfDelivery, swap } from "@/lib/study/mapping/plain-delivery.fixture";

const example = (name = "example.sav") => readFileSync(path.join(EXAMPLE, name));
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const withInt = (at: number, value: number, bytes = Buffer.from(example())) => {
  bytes.writeInt32LE(value, at);
  return bytes;
};

const xml = (body: string, start = "") =>
  `${start}<sss version="2.0"><survey><record ident="A">${body}</record></survey></sss>`;
const variable = (type: string, position: string) =>
  `<variable ident="1" type="${type}"><name>id</name><label>Id</label>${position}</variable>`;

const sav = (variables: WrittenVariable[], rows: WrittenValue[][]) =>
  Buffer.concat([...writeSav({ variables, rows, cases: rows.length })]);

const FAULTS: Fault[] = [
  ["an empty .sav", "a.sav", "", /^a\.sav: the file is empty\. Fix: export it again/],
  [
    "a text called .sav",
    "a.sav",
    "id,land\n1,2\n".repeat(20),
    /^a\.sav: this is not an SPSS file\. Fix: export it from SPSS/,
  ],
  ["a portable file", "a.sav", "ASCII SPSS PORT FILE".repeat(20), /old portable format\. Fix: export it/],
  ["an encrypted .sav", "a.sav", "ENCRYPTEDSAV".repeat(20), /protected with a password\. Fix: save it in SPSS without/],
  [
    "a .sav cut off in its variables",
    "a.sav",
    cut(example(), 0.05),
    /cut off in its list of variables, after [\d,]+ bytes\. Fix: copy/,
  ],
  [
    "a .sav cut off in its cases",
    "a.sav",
    cut(example(), 0.8),
    /^a\.sav, case \d+: the file is cut off in this case, of 180\. Fix: copy/,
  ],
  [
    "a .zsav cut off",
    "a.zsav",
    cut(example("example.zsav"), 0.8),
    /its index (at its end )?is missing|index at its end is missing/,
  ],
  [
    "a .zsav with a damaged block",
    "a.zsav",
    spoiltBlock(),
    /damaged at byte [\d,]+: block 1 of the cases cannot be unpacked\. Fix: /,
  ],
  ["a .sav of an unknown compression", "a.sav", withInt(72, 9), /damaged at byte 72: its compression, 9, is unknown/],
  ["a .sav of an unknown layout", "a.sav", withInt(64, 77), /damaged at byte 64: its layout is unknown/],
  [
    "a .sav with an impossible variable",
    "a.sav",
    withInt(180, 9_999),
    /damaged at byte 176: a variable is 9999 bytes wide/,
  ],
  ["a .sav with an unknown record", "a.sav", withInt(176, 55), /damaged at byte 176: there is an unknown record, 55/],
  [
    "an unknown encoding",
    "a.sav",
    example(),
    /unknown encoding "klingon".* Fix: name the encoding/,
    { ...exampleStudy().mapping, encoding: "klingon" },
  ],
  [
    "a .sav without rows",
    "a.sav",
    sav([{ name: "id" }], []),
    /column "land": the file has no such column/,
    plain({ format: "sav" }),
  ],
  ["an empty CSV", "a.csv", "", /^a\.csv: the file is empty\. Fix: export it again/],
  [
    "a CSV not in UTF-8",
    "a.csv",
    Buffer.from(swap("iceland", "Ísland"), "latin1"),
    /^a\.csv, line 2: the file is not in UTF-8.* Fix: name its encoding in the mapping/,
  ],
  ["a CSV in UTF-16", "a.csv", Buffer.from(`\uFEFF${csv()}`, "utf16le"), /UTF-16, not UTF-8/],
  [
    "a CSV with a column twice",
    "a.csv",
    swap("q2s", "q1s"),
    /^a\.csv, line 1, column "q1s": two columns have the same name\. Fix: rename/,
  ],
  ["a CSV with a nameless column", "a.csv", swap("age", ""), /^a\.csv, line 1: a column has no name\. Fix: name all/],
  [
    "a CSV with a short line",
    "a.csv",
    swap("2,estonia,2025,50,male,1,7,1,2,2", "2,estonia"),
    /^a\.csv, line 3: the line has fewer values.* Fix: put commas/,
  ],
  ["a CSV with a long line", "a.csv", swap("98,5", "98,5,6"), /^a\.csv, line 2: the line has more values.* Fix: /],
  ["a CSV with an open quotation mark", "a.csv", swap("female", '"female'), /^a\.csv.*Fix: /],
  ["a CSV called .xlsx", "a.xlsx", csv(), /not an \.xlsx workbook, or it has a password\. Fix: save it/],
  [
    "a zip that is no workbook",
    "a.xlsx",
    Buffer.from("504b0304aabbccdd", "hex"),
    /the workbook cannot be read.* Fix: open it in Excel/,
  ],
  ["a CSV called .parquet", "a.parquet", csv(), /this is not a Parquet file\. Fix: export it/],
  ["a Parquet file cut off", "a.parquet", "PAR1abcdefgh", /cut off: its end is missing\. Fix: copy/],
  ["a damaged Parquet file", "a.parquet", "PAR1abcdefghijklPAR1", /the Parquet file cannot be read\. Fix: copy/],
  [
    "Triple-S with entities",
    "a.xml",
    xml("", '<!DOCTYPE sss [<!ENTITY a "b">]>'),
    /^a\.xml, line 1: the description has entities.* Fix: export it without/,
  ],
  [
    "Triple-S that is not well-formed",
    "a.xml",
    "<sss><survey>",
    /^a\.xml, line 1: the description is not well-formed XML\. Fix: /,
  ],
  ["XML of another kind", "a.xml", "<html></html>", /not a Triple-S description.* Fix: export it as Triple-S/],
  [
    "Triple-S without data",
    "b.xml",
    xml(variable("single", '<position start="1"/>')),
    /no data file beside the description\. Fix: add b\.asc/,
  ],
  [
    "Triple-S with an unknown type",
    "a.xml",
    xml(variable("video", '<position start="1"/>')),
    /unknown type "video"\. Fix: /,
  ],
  ["Triple-S with no position", "a.xml", xml(variable("single", "")), /a variable has no position\. Fix: /],
  [
    "Triple-S with a position backwards",
    "a.xml",
    xml(variable("single", '<position start="5" finish="2"/>')),
    /no valid position\. Fix: /,
  ],
];

/** A .zsav with damaged cases in the middle, but an intact variable list and index. */
function spoiltBlock(): Buffer {
  const bytes = Buffer.from(example("example.zsav"));
  const at = Math.floor(bytes.length * 0.75);
  return bytes.fill(0xff, at, at + 200);
}

test.each(FAULTS)("%s is refused with place and fix", async (_, file, content, said, mapping) => {
  const { problems } = await problemsOfDelivery(file, content, mapping);
  expect(problems).toContainEqual(expect.stringMatching(said));
  for (const line of problems) expect(line).toMatch(/ Fix: .+\.$/);
});
