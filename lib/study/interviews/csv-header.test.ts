import { describe, expect, test } from "vitest";
import { readCsvHeader } from "@/lib/study/interviews/csv-header";

describe("the first line of a CSV file", () => {
  test.each([",", ";", "\t"])("finds the delimiter between values: %j", (delimiter) => {
    const names = ["respondent", "Brand", "environment", "social"];
    expect(readCsvHeader(`${names.join(delimiter)}\n1${delimiter}Älgbäck`)).toEqual({ names, delimiter, skipped: 0 });
  });

  test("may contain other delimiters inside names", () => {
    expect(readCsvHeader('respondent;question;"a,b,c,d"\n')).toEqual({
      names: ["respondent", "question", "a,b,c,d"],
      delimiter: ";",
      skipped: 0,
    });
  });

  test("may name columns of finished results", () => {
    expect(readCsvHeader("Brand;Country;industry;Year;Score")).toMatchObject({ delimiter: ";" });
  });

  test("may come after a byte order mark, empty lines and Excel's own line, which are counted", () => {
    expect(readCsvHeader("\uFEFFBrand,industry\n")).toMatchObject({ names: ["Brand", "industry"], skipped: 0 });
    expect(readCsvHeader("\n  \r\nBrand,industry\n")).toMatchObject({ names: ["Brand", "industry"], skipped: 2 });
    expect(readCsvHeader("sep=;\nBrand;industry")).toEqual({
      names: ["Brand", "industry"],
      delimiter: ";",
      skipped: 1,
    });
    expect(readCsvHeader("sep=;\r\rBrand;industry\r")).toMatchObject({ names: ["Brand", "industry"], skipped: 2 });
  });

  test("is read with the delimiter in Excel's own line, whatever else it contains", () => {
    expect(readCsvHeader("sep=;\nBrand,industry")).toEqual({ names: ["Brand,industry"], delimiter: ";", skipped: 1 });
  });

  test("is no announcement if the line has more on it", () => {
    expect(readCsvHeader("sep=;x\nBrand;industry")?.skipped).toBe(0);
    expect(readCsvHeader("xsep=;\nBrand;industry")?.skipped).toBe(0);
  });

  test("has names without outer blanks and in composed letters", () => {
    expect(readCsvHeader(" Brand , industry \n")?.names).toEqual(["Brand", "industry"]);
    expect(readCsvHeader(`${"A\u030Alder".normalize("NFD")},Brand`)?.names[0]).toBe("Ålder");
  });

  test("that cannot be split is one name, for the check to show", () => {
    expect(readCsvHeader('a "b" c\n')?.names).toEqual(['a "b" c']);
  });

  test.each(["", "\n \n\t\n", "sep=,\n"])("is missing in %j", (text) => {
    expect(readCsvHeader(text)).toBeNull();
  });
});
