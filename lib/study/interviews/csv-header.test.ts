import { describe, expect, test } from "vitest";
import { readCsvHeader } from "@/lib/study/interviews/csv-header";

describe("the first line of a CSV file", () => {
  test.each([",", ";", "\t"])("the header of a CSV file shows its delimiter: %j", (delimiter) => {
    const names = ["respondent", "Brand", "environment", "social"];
    expect(readCsvHeader(`${names.join(delimiter)}\n1${delimiter}Älgbäck`)).toEqual({ names, delimiter, skipped: 0 });
  });

  test("names in the header of a CSV file may contain other delimiters", () => {
    expect(readCsvHeader('respondent;question;"a,b,c,d"\n')).toEqual({
      names: ["respondent", "question", "a,b,c,d"],
      delimiter: ";",
      skipped: 0,
    });
  });

  test("the header of a CSV file may name columns of finished results", () => {
    expect(readCsvHeader("Brand;Country;industry;Year;Score")).toMatchObject({ delimiter: ";" });
  });

  test("the header may follow a byte order mark, empty lines and Excel's own line", () => {
    expect(readCsvHeader("\uFEFFBrand,industry\n")).toMatchObject({ names: ["Brand", "industry"], skipped: 0 });
    expect(readCsvHeader("\n  \r\nBrand,industry\n")).toMatchObject({ names: ["Brand", "industry"], skipped: 2 });
    expect(readCsvHeader("sep=;\nBrand;industry")).toEqual({
      names: ["Brand", "industry"],
      delimiter: ";",
      skipped: 1,
    });
    expect(readCsvHeader("sep=;\r\rBrand;industry\r")).toMatchObject({ names: ["Brand", "industry"], skipped: 2 });
  });

  test("the header is read with the delimiter in Excel's own line", () => {
    expect(readCsvHeader("sep=;\nBrand,industry")).toEqual({ names: ["Brand,industry"], delimiter: ";", skipped: 1 });
  });

  test("a line with more than the delimiter is not Excel's own", () => {
    expect(readCsvHeader("sep=;x\nBrand;industry")?.skipped).toBe(0);
    expect(readCsvHeader("xsep=;\nBrand;industry")?.skipped).toBe(0);
  });

  test("names in the header are trimmed and in composed letters", () => {
    expect(readCsvHeader(" Brand , industry \n")?.names).toEqual(["Brand", "industry"]);
    expect(readCsvHeader(`${"A\u030Alder".normalize("NFD")},Brand`)?.names[0]).toBe("Ålder");
  });

  test("a header that cannot be split is one name, shown by the check", () => {
    expect(readCsvHeader('a "b" c\n')?.names).toEqual(['a "b" c']);
  });

  test.each(["", "\n \n\t\n", "sep=,\n"])("there is no header in %j", (text) => {
    expect(readCsvHeader(text)).toBeNull();
  });
});
