import { describe, expect, test } from "vitest";
import { describeProblem, ImportRefused } from "@/lib/study/import/problem";
import { readStudyFile } from "@/lib/study/import/study-file";
import { change, GOOD, HEADER, request, SCORED } from "@/tests/support/study-file-samples";
import { MARKETS } from "@/lib/catalogue/markets/market";

async function problemsOf(text: string): Promise<string[]> {
  const error: unknown = await readStudyFile(new TextEncoder().encode(text), request).catch(
    (refused: unknown) => refused,
  );
  if (!(error instanceof ImportRefused)) throw new Error("the file was not refused");
  return error.problems.map((problem) => describeProblem(error.file, problem));
}

describe("a bad value is named with file, line, column, value and fix", () => {
  test.each<[string, string, string]>([
    [
      "an unknown market",
      change(3, (row) => row.replace("SE", "Svergie")),
      `study.csv, line 3, column "Country": unknown market (value "Svergie"). Fix: write "Sweden".`,
    ],
    [
      "a country that is no market",
      change(3, (row) => row.replace("SE", "Iceland")),
      `study.csv, line 3, column "Country": unknown market (value "Iceland"). Fix: use one of ${MARKETS.map(({ name }) => name).join(", ")}; to add a market, see content/handbook/recipes.md.`,
    ],
    [
      "no country",
      change(3, (row) => row.replace("SE", " ")),
      'study.csv, line 3, column "Country": the country is missing (value " "). Fix: fill it in.',
    ],
    [
      "a date for a year",
      change(2, (row) => row.replace("2025", "2025-03-01")),
      'study.csv, line 2, column "Year": found a date instead of a year (value "2025-03-01"). Fix: write the year alone: 2025.',
    ],
    [
      "a date for a year, the day first",
      change(2, (row) => row.replace("2025", "01.03.2025")),
      'study.csv, line 2, column "Year": found a date instead of a year (value "01.03.2025"). Fix: write the year alone: 2025.',
    ],
    [
      "an error of Excel's for a name",
      change(2, (row) => row.replace("Näckrosa", "#N/A")),
      `study.csv, line 2, column "Brand": the value is an Excel error (value "#N/A"). Fix: correct the formula, or type the value, and export the file again.`,
    ],
    [
      "an error of Excel's for a position",
      change(2, (row) => row.replace(/1$/, "#REF!")),
      `study.csv, line 2, column "Overall Country Ranking": the value is an Excel error (value "#REF!"). Fix: correct the formula, or type the value, and export the file again.`,
    ],
    [
      "an error of Excel's for a score",
      SCORED.replace("120.5", "#DIV/0!"),
      `study.csv, line 2, column "Score": the value is an Excel error (value "#DIV/0!"). Fix: correct the formula, or type the value, and export the file again.`,
    ],
    [
      "an n beyond what the database keeps",
      SCORED.replace("1003", "3000000000"),
      'study.csv, line 2, column "n": the number is above 2,147,483,647 (value "3000000000"). Fix: write 2147483647 or less.',
    ],
    [
      "one of two positions of a brand that is not ranked",
      `${SCORED}\nYtterby,Sweden,Energy,2025,3,,,,12,`,
      'study.csv, line 5, column "Overall Country Ranking": the brand has one of its two positions, and n = 12 is too small for either. Fix: leave both positions empty.',
    ],
    [
      "no position of a brand that is ranked",
      SCORED.replace("2025,2,3,60", "2025,2,,60"),
      'study.csv, line 4, column "Overall Country Ranking": the number is missing (value ""). Fix: fill it in.',
    ],
    [
      "another year",
      change(2, (row) => row.replace("2025", "2024")),
      'study.csv, line 2, column "Year": the line is not for the requested year (--year 2025) (value "2024"). Fix: correct the year, or import that year by itself.',
    ],
    [
      "no name",
      change(4, (row) => row.replace("Kvarnö & Dotter", " ")),
      'study.csv, line 4, column "Brand": the name is missing (value " "). Fix: fill it in.',
    ],
    [
      "a position that is no number",
      change(2, (row) => row.replace(/1$/, "first")),
      'study.csv, line 2, column "Overall Country Ranking": not a whole number (value "first"). Fix: use digits only, such as 1012.',
    ],
    [
      "position 0",
      change(2, (row) => row.replace(/1$/, "0")),
      'study.csv, line 2, column "Overall Country Ranking": the number is below 1 (value "0"). Fix: write 1 or more.',
    ],
    [
      "a score beyond the scale",
      SCORED.replace("120.5", "220.5"),
      'study.csv, line 2, column "Score": the number is outside 0 to 200 (value "220.5"). Fix: write a number from 0 to 200.',
    ],
    [
      "an effective n above n",
      SCORED.replace("870.4", "1203"),
      'study.csv, line 2, column "Effective n": the effective n is larger than n (1003) (value "1203"). Fix: divide n by the design effect, which is at least 1.',
    ],
    [
      "an invisible character",
      change(2, (row) => row.replace("Näckrosa", "Näck\u200Brosa")),
      'study.csv, line 2, column "Brand": the name contains an invisible character, U+200B (value "Näck\u200Brosa"). Fix: delete it, or retype the name.',
    ],
    [
      "text converted twice",
      change(2, (row) => row.replace("Näckrosa", "NÃ¤ckrosa")),
      'study.csv, line 2, column "Brand": the name was converted to UTF-8 twice (value "NÃ¤ckrosa"). Fix: export the file again, once, as UTF-8.',
    ],
    [
      "a value too many",
      change(2, (row) => `${row},7`),
      'study.csv, line 2: the line has more values than there are columns. Fix: put values that contain the delimiter in "quotation marks".',
    ],
    [
      "a brand twice",
      `${GOOD}\nNäckrosa,Sweden,Energy,2025,3,4`,
      'study.csv, line 5, column "Brand": duplicate brand: already in line 2 for the same country and year (value "Näckrosa"). Fix: remove one of the two lines.',
    ],
    [
      "a brand spelled two ways",
      `${GOOD}\nNackrosa,Norway,Energy,2025,1,1`,
      'study.csv, line 5, column "Brand": line 2 spells the same brand as "Näckrosa" (value "Nackrosa"). Fix: use the same spelling in both lines; different brands need names that differ by more than accents, case and punctuation.',
    ],
    [
      "an industry spelled two ways",
      change(4, (row) => row.replace("Energy", "energy")),
      'study.csv, line 4, column "industry": line 2 spells the same industry as "Energy" (value "energy"). Fix: use the same spelling in both lines; different brands need names that differ by more than accents, case and punctuation.',
    ],
    [
      "a gap in the positions",
      change(4, (row) => row.replace(/3$/, "4")),
      'study.csv, line 4, column "Overall Country Ranking": position 3 is missing in Sweden 2025 (value "4"). Fix: add the missing line, or continue numbering from 3.',
    ],
    [
      "a tie that does not skip",
      `${GOOD.replace(/3$/, "2")}\nUlv,Sweden,Food & grocery,2025,2,3`,
      'study.csv, line 5, column "Overall Country Ranking": too many brands share the position above in Sweden 2025: 3 come before this one (value "3"). Fix: after a shared position the next numbers are skipped (1, 2, 2, 4): continue from 4.',
    ],
    [
      "an industry position that contradicts the overall one",
      GOOD.replace("Energy,2025,1,1", "Energy,2025,2,1").replace("Energy,2025,2,3", "Energy,2025,1,3"),
      'study.csv, line 2, column "Ranking Position": its overall position 1 makes it number 1 in its industry (value "2"). Fix: correct one of the two positions, or the industry.',
    ],
    [
      "scores that contradict the positions",
      SCORED.replace("90.25", "50.25"),
      'study.csv, line 4, column "Overall Country Ranking": score 60 is inconsistent: line 3 has position 2 with score 50.25 (value "3"). Fix: give the higher score the better position, and equal positions to equal scores only.',
    ],
    [
      "an unclosed quotation mark",
      `${GOOD}\n"Ulv,Sweden,Energy,2025,3,4`,
      'study.csv, line 5: unbalanced quotation marks. Fix: double any " inside a value, and close each value.',
    ],
    [
      "a column under another name",
      GOOD.replace("Overall Country Ranking", "overall country ranking"),
      'study.csv, line 1, column "overall country ranking": the column must be called exactly "Overall Country Ranking". Fix: rename it to "Overall Country Ranking".',
    ],
    [
      "a missing column",
      GOOD.replace("industry,", "branch,"),
      'study.csv, line 1, column "industry": the column is missing. Fix: add a column named exactly "industry".',
    ],
    [
      "nothing below the names",
      HEADER,
      "study.csv: there is no line below the column names. Fix: export the study again.",
    ],
    ["no content", "", "study.csv: the file is empty. Fix: export the study again."],
  ])("a file with %s gets a message with its place and fix", async (_, text, expected) => {
    expect(await problemsOf(text)).toContain(expected);
  });

  test("one mistake gives one message", async () => {
    expect(await problemsOf(change(3, (row) => row.replace("SE", "Svergie")))).toHaveLength(1);
    expect(await problemsOf(change(4, (row) => row.replace(/3$/, "4")))).toHaveLength(1);
    const long = Array.from(
      { length: 60 },
      (_, i) => `B${i + 100},Norway,Energy,2025,${i + 1},${i < 30 ? i + 1 : i + 2}`,
    );
    expect(await problemsOf([HEADER, ...long].join("\n"))).toHaveLength(1);
  });

  test("all mistakes of a file are found at once, in the order of the lines", async () => {
    const text = GOOD.replace("SE", "Svergie").replace("Näckrosa", "").replace("2025,2,3", "2024,2,x");
    expect((await problemsOf(text)).map((problem) => /line (\d+), column "([^"]+)"/.exec(problem)?.slice(1))).toEqual([
      ["2", "Brand"],
      ["3", "Country"],
      ["4", "Year"],
      ["4", "Overall Country Ranking"],
    ]);
  });

  test("a line number counts line breaks inside values", async () => {
    const text = GOOD.replace("Älgbäck", '"Älg\nbäck"').replace("Kvarnö & Dotter", " ");
    expect((await problemsOf(text))[0]).toContain("line 5,");
  });
});
