import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { type SavFile, withSavFile } from "@/lib/study/interviews/sav/sav-file";
import { writeSav, type WrittenValue, type WrittenVariable } from "@/lib/study/interviews/sav/sav-writer.fixture";

const fixture = (name: string) => fileURLToPath(new URL(`../../../../tests/fixtures/study/${name}`, import.meta.url));

let folder = "";
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "granskog-sav-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All values of some variables, each as a list: numbers, texts, null for missing. */
function valuesOf(file: SavFile, names = file.variables.map(({ name }) => name)): Record<string, WrittenValue[]> {
  const all = names.map((): WrittenValue[] => []);
  for (const { columns } of file.read(names)) {
    for (const [i, column] of columns.entries()) {
      for (const value of column) all[i]?.push(typeof value === "number" && Number.isNaN(value) ? null : value);
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, all[i] ?? []]));
}

const SPSS_EPOCH = Date.UTC(1582, 9, 14) / 1000;

/** The file from which PSPP made the example, read in another way. */
function readText(): Record<string, WrittenValue[]> {
  const [, list = ""] = /NOTABLE[^/]*\/(.*)\n/.exec(readFileSync(fixture("example.sps"), "utf8")) ?? [];
  const names = [...list.matchAll(/(\w+) \(([A-Z]+)[\d.]*\)/g)].map(([, name = "", format = ""]) => ({ name, format }));
  const rows = readFileSync(fixture("example.dat"), "utf8").trim().split("\n");
  const cells = rows.map((row) => row.match(/"[^"]*"|\S+/g) ?? []);
  const read = (cell: string, format: string): WrittenValue => {
    if (format === "A") return cell.slice(1, -1) || null;
    if (cell === ".") return null;
    if (format !== "EDATE") return Number(cell);
    const [day, month, year] = cell.split(".").map(Number);
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / 1000 - SPSS_EPOCH;
  };
  return Object.fromEntries(names.map(({ name, format }, i) => [name, cells.map((row) => read(row[i] ?? "", format))]));
}

describe.each(["example.sav", "example.zsav"])("%s, made by PSPP", (name) => {
  test("a SAV file gives every value of the text it was made from", async () => {
    await withSavFile(fixture(name), null, (file) => {
      expect(file.cases).toBe(180);
      expect(valuesOf(file)).toEqual(readText());
    });
  });

  test("a SAV file gives its labels, missing values, weight and multiple-answer questions", async () => {
    await withSavFile(fixture(name), null, (file) => {
      const of = (variable: string) => file.variables.find((own) => own.name === variable);
      expect(of("LAND")).toMatchObject({
        label: "Land",
        type: "number",
        valueLabels: new Map([
          ["1", "Ísland"],
          ["2", "Eesti"],
        ]),
      });
      expect(of("S5_4_u")).toMatchObject({
        label: "Kvikmóar & Co: umhverfið",
        missing: { codes: ["98", "99"], range: null },
      });
      expect(of("S5_4_u")?.valueLabels.get("98")).toBe("Veit ekki");
      expect(of("DAGS")?.type).toBe("date");
      expect(of("OPID")?.type).toBe("text");
      expect(file).toMatchObject({ weight: "VIGT", encoding: "utf-8" });
      expect(file.sets).toEqual([
        {
          name: "$S9",
          label: "Hvað hefur þú rætt?",
          kind: "dichotomies",
          chosen: "1",
          variables: ["S9_1", "S9_2", "S9_3", "S9_4"],
        },
        { name: "$S11", label: "Hvað skiptir mestu?", kind: "mentions", chosen: null, variables: ["S11_1", "S11_2"] },
      ]);
    });
  });

  test("a SAV file gives only the requested variables, in their order", async () => {
    const { ALDUR, LAND } = readText();
    await withSavFile(fixture(name), null, (file) => {
      expect(Object.entries(valuesOf(file, ["LAND", "ALDUR"]))).toEqual([
        ["LAND", LAND],
        ["ALDUR", ALDUR],
      ]);
      expect(() => file.read(["LAND", "LAN"])).toThrow('the file has no variable "LAN"');
    });
  });
});

test("Windows-1252 is read in names, labels and values of a SAV file", async () => {
  await withSavFile(fixture("windows-1252.sav"), null, (file) => {
    expect(file.encoding).toBe("windows-1252");
    expect(file.variables.map(({ name }) => name)).toContain("A_RATHER_LONG_VARIABLE_NAME_ÆØÅ");
    expect(file.variables.find(({ name }) => name === "ID")?.valueLabels.get("2")).toBe("To – €");
    expect(file.variables.find(({ name }) => name === "NAVN")).toMatchObject({
      label: "Merkenavn (ærlig)",
      missing: { codes: ["Kværnø"] },
    });
    expect(file.sets.map(({ label }) => label)).toEqual(["Hvor så du det? ÆØÅ", "Nevnt"]);
    const { LANG, CODE } = valuesOf(file);
    expect(LANG).toEqual(["Þetta – mjög langt svar", "€ 5 – Größe", null]);
    expect(CODE).toEqual(["süß-lang-01", "b", null]);
  });
});

test("an encoding that a person names wins, and an unknown one is refused", async () => {
  await withSavFile(fixture("windows-1252.sav"), "windows-1251", (file) => expect(file.encoding).toBe("windows-1251"));
  await expect(withSavFile(fixture("windows-1252.sav"), "klingon", () => null)).rejects.toThrow(
    'unknown encoding "klingon"',
  );
});

const LONG = "Þ".repeat(400);
const VARIABLES: WrittenVariable[] = [
  { name: "id", label: "Númer" },
  { name: "weight", format: 5 },
  { name: "short", width: 3, valueLabels: [["a", "Álgbäck"]] },
  { name: "a_name_of_many_letters", width: 1000 },
  {
    name: "mark",
    valueLabels: [
      [1, "illa"],
      [98, "veit ekki"],
    ],
    missing: [98],
  },
];
const ROWS: WrittenValue[][] = [
  [1, 0.25, "a", LONG, 5],
  [2, 1e300, "öx", "", 98],
  [3, null, null, "stutt", null],
];

function write(name: string, compression: 0 | 1 | 2, rows = ROWS): string {
  const target = path.join(folder, name);
  writeFileSync(
    target,
    Buffer.concat([...writeSav({ variables: VARIABLES, rows, cases: rows.length, compression, weight: "weight" })]),
  );
  return target;
}

test.each([0, 1, 2] as const)(
  "compression %s gives back what was written, whatever its length",
  async (compression) => {
    await withSavFile(write(`written-${compression}.sav`, compression), null, (file) => {
      expect(valuesOf(file)).toEqual({
        id: [1, 2, 3],
        weight: [0.25, 1e300, null],
        short: ["a", "öx", null],
        a_name_of_many_letters: [LONG, null, "stutt"],
        mark: [5, 98, null],
      });
      expect(file.weight).toBe("weight");
      expect(file.variables.find(({ name }) => name === "short")?.valueLabels).toEqual(new Map([["a", "Álgbäck"]]));
    });
  },
);

test("batches end where memory would, and hold every case once", async () => {
  const rows = Array.from({ length: 5_000 }, (_, i): WrittenValue[] => [i, 1, "a", `nr. ${i}`, i % 7]);
  await withSavFile(write("many.zsav", 2, rows), null, (file) => {
    const sizes = [...file.read(["id", "a_name_of_many_letters"])].map((batch) => batch.rows);
    expect(sizes).toEqual([2048, 2048, 904]);
    expect(valuesOf(file, ["id"]).id).toEqual(rows.map(([id]) => id));
  });
});

async function outcomeOf(bytes: Uint8Array, name = "damaged.sav"): Promise<number | FileRefused> {
  const target = path.join(folder, name);
  writeFileSync(target, bytes);
  try {
    return await withSavFile(target, null, (file) => {
      let rows = 0;
      for (const batch of file.read(file.variables.map((variable) => variable.name))) rows += batch.rows;
      return rows;
    });
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
}

describe("a file that is cut off", () => {
  test.each(["example.sav", "example.zsav"])("a file cut off anywhere is refused: %s", async (name) => {
    const whole = readFileSync(fixture(name));
    const cuts = Array.from({ length: 60 }, (_, i) => Math.floor(((whole.length - 1) * i) / 60));
    for (const cut of cuts) expect(await outcomeOf(whole.subarray(0, cut))).toBeInstanceOf(FileRefused);
  });

  test("a file that is cut off names the case where it ends", async () => {
    const whole = readFileSync(write("whole.sav", 0));
    expect(await outcomeOf(whole.subarray(0, whole.length - 8))).toMatchObject({
      message: "the file is cut off in this case, of 3",
      place: { line: 3 },
    });
  });
});

test("whatever is changed in a file, it is read or refused in words", async () => {
  const files = ["example.sav", "example.zsav", "windows-1252.sav"].map((name) => readFileSync(fixture(name)));
  const change = fc.record({
    at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    byte: fc.nat(255),
    isEarly: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (whole, changes) => {
        const bytes = Uint8Array.from(whole);
        // Half of the changes are in the variable list, where they do most damage.
        for (const { at, byte, isEarly } of changes)
          bytes[Math.floor(at * (isEarly ? bytes.length / 4 : bytes.length))] = byte;
        const outcome = await outcomeOf(bytes);
        if (typeof outcome === "number") expect(outcome).toBeLessThan(1_000_000);
        else expect([outcome.message, outcome.fix].join(" ")).not.toMatch(/RangeError|undefined|NaN|ERR_/);
      },
    ),
    { numRuns: 150 },
  );
});
