import { describe, expect, test } from "vitest";
import { type Files, problemsOf, smallStudy } from "@/lib/study/interviews/small-study.fixture";

const errorsOf = async (files: Files) => (await problemsOf(files)).filter((problem) => !problem.startsWith("Note:"));

/** The small study with several changes: [file, what stands there, what shall stand there]. */
function withChanges(...changes: [file: string, from: string, to: string][]): Record<string, string> {
  const study = smallStudy();
  for (const [file, from, to] of changes) {
    const text = study[file] ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    study[file] = text.replace(from, to);
  }
  return study;
}

describe("what a later step would refuse is found by the check", () => {
  test("targets that contradict each other are reported, with the one that is missed", async () => {
    // Every man lives in the north, and nearly everyone shall be a man though hardly anyone shall live there.
    const files = withChanges(
      ["respondents.csv", "2,Sweden,2024,45-74,male,North", "2,Sweden,2024,45-74,male,South"],
      ["respondents.csv", "3,Sweden,2024,18-44,male,North", "3,Sweden,2024,18-44,male,South"],
      ["margins.csv", "Sweden,2024,sex,female,0.5", "Sweden,2024,sex,female,0.9"],
      ["margins.csv", "Sweden,2024,sex,male,0.5", "Sweden,2024,sex,male,0.1"],
      ["margins.csv", "Sweden,2024,region,North,1", "Sweden,2024,region,North,0.2\nSweden,2024,region,South,0.8"],
    );
    expect(await errorsOf(files)).toEqual([
      expect.stringMatching(
        /^margins\.csv, line \d+, column "share": the targets of "Sweden 2024" cannot be met together: after \d+ rounds the share of \w+ "\w+" is [\d.]+%, and its target [\d.]+% \(value "0\.\d"\)\. Fix: correct targets that contradict each other/,
      ),
    ]);
  });

  test.each(["1e308", "0.0000001"])("a weight of %s is reported before the computation", async (weight) => {
    const study = smallStudy();
    const respondents = (study["respondents.csv"] ?? "")
      .split("\n")
      .map((line, i) => (line === "" ? line : `${line},${i === 0 ? "base_weight" : i === 1 ? weight : 1}`))
      .join("\n");
    expect(await errorsOf({ ...study, "respondents.csv": respondents })).toEqual([
      `respondents.csv, line 2, column "base_weight": the weight is not between 0.000001 and 1,000,000 (value "${weight}"). Fix: divide all weights of the wave by the same number: only their proportions count.`,
    ]);
  });

  test("a wave that is given twice is reported", async () => {
    const results = (file: string, years: [number, number][]) => ({
      source: file,
      waves: years.map(([year]) => ({ market: "sweden" as const, year })),
      firstLines: new Map(years.map(([year, line]) => [`sweden/${year}`, line])),
    });
    const finished = [
      results("a.csv", [
        [2023, 2],
        [2024, 9],
      ]),
      results("b.csv", [[2023, 5]]),
    ];
    expect(await problemsOf(smallStudy(), undefined, finished)).toEqual([
      'b.csv, line 5, column "Year": "Sweden 2023" is in two files of finished results: it begins in a.csv, line 2 too (value "2023"). Fix: take the wave out of one of the two files.',
      'a.csv, line 9, column "Year": "Sweden 2024" has finished results here, and assessments among the interviews (value "2024"). Fix: take the wave out of one of the two files.',
    ]);
  });

  test.each(["\r", "\r\n"])("lines that end with %j are no problem", async (end) => {
    const files = Object.fromEntries(
      Object.entries(smallStudy()).map(([name, text]) => [name, text.replaceAll("\n", end)]),
    );
    expect(await problemsOf(files)).toEqual([]);
    const wrong = { ...files, "brands.csv": `Brand,industry${end}Älgbäck,Energy${end}Kvarnö,${end}` };
    expect(await errorsOf(wrong)).toEqual([
      'brands.csv, line 3, column "industry": the value is missing. Fix: fill it in.',
    ]);
  });
});

describe("what is allowed but unusual gets a warning", () => {
  const withColumn = (column: string, valueOf: (line: number) => string) => {
    const study = smallStudy();
    const respondents = (study["respondents.csv"] ?? "")
      .split("\n")
      .map((line, i) => (line === "" ? line : `${line},${i === 0 ? column : valueOf(i)}`))
      .join("\n");
    return { ...study, "respondents.csv": respondents };
  };

  test("ratings of a wave that are all empty get a warning", async () => {
    const study = smallStudy();
    const empty = (study["assessments.csv"] ?? "").replaceAll(/^([5-8]),(.+),\d?,\d$/gm, "$1,$2,,");
    expect(await problemsOf({ ...study, "assessments.csv": empty })).toEqual([
      'Note: The study: all ratings of "Sweden 2025" are empty, so every brand gets a score of 0.',
    ]);
  });

  test("days of another century get a warning", async () => {
    expect(
      await problemsOf(
        withColumn("interviewed_on", (i) => (i === 3 ? "1925-02-14" : i > 4 ? "2025-02-14" : "2024-02-14")),
      ),
    ).toEqual([
      'Note: respondents.csv, line 4, column "interviewed_on": the date is more than a year from the wave of 2024 (value "1925-02-14").',
    ]);
  });

  test("waves in the future get a warning", async () => {
    const ahead = Object.fromEntries(
      Object.entries(smallStudy()).map(([name, text]) => [name, text.replaceAll("2025", "2098")]),
    );
    expect(await problemsOf(ahead)).toEqual([
      'Note: respondents.csv, line 6, column "Year": "Sweden 2098" is in the future (value "2098").',
    ]);
  });

  test("a weight of many times the median gets a warning", async () => {
    const remarks = await problemsOf(withColumn("base_weight", (i) => (i === 2 ? "21" : "1")));
    expect(remarks.filter((each) => each.includes("median"))).toEqual([
      'Note: respondents.csv, line 3, column "base_weight": the weight is 21 times the median of "Sweden 2024"; it is limited to 5 times the mean (value "21").',
    ]);
    expect(await problemsOf(withColumn("base_weight", (i) => (i === 2 ? "2" : "1")))).toEqual([]);
  });

  test("brands that were probably renamed get a warning", async () => {
    const study = smallStudy();
    const files = {
      ...study,
      "brands.csv": `${study["brands.csv"]}Älgbäck AB,Energy\n`,
      "assessments.csv": (study["assessments.csv"] ?? "").replaceAll(/^([5-8]),Älgbäck,/gm, "$1,Älgbäck AB,"),
    };
    expect(await problemsOf(files)).toEqual([
      'Note: The study, column "Brand": Sweden 2025 has "Älgbäck AB" and no longer "Älgbäck" of 2024. If it is the same brand, use one name in all years, or its change is not computed.',
    ]);
  });
});
