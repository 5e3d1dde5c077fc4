import { describe, expect, test } from "vitest";
import { type Files, problemsOf, smallStudy } from "@/lib/study/interviews/small-study.fixture";

const errorsOf = async (files: Files) => (await problemsOf(files)).filter((problem) => !problem.startsWith("Note:"));

test("a correct study has no problems", async () => {
  expect(await problemsOf(smallStudy())).toEqual([]);
});

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

describe("all errors are reported at once, by file, line, column, value and fix", () => {
  test("invalid values are reported by file, line, column, value and fix", async () => {
    const files = withChanges(
      ["respondents.csv", "18-44,female", ",female"],
      ["assessments.csv", "1,Älgbäck,4,5", "1,Älgbäck,0,5"],
      ["assessments.csv", "2,Älgbäck,4,5", "2,Älgbäck,4,good"],
      ["answers.csv", "1,awareness/biodiversity", "1,awareness/biodiversiti"],
      ["answers.csv", "2,awareness/biodiversity,no", "2,awareness/biodiversity,maybe"],
      ["margins.csv", "2024,age_group,18-44,0.45", "2024,age_group,18-44,45"],
      ["margins.csv", "2025,age_group,18-44,0.45", '2025,age_group,18-44,"0,45"'],
      ["margins.csv", "2025,region,North,1", "2025,region,North,0.9"],
      ["margins.csv", "Sweden,2024,region", "Sweden,2024,income"],
    );
    expect(await errorsOf(files)).toEqual([
      'respondents.csv, line 2, column "age_group": the value is missing. Fix: fill it in.',
      'margins.csv, line 6, column "variable": interviews are not weighted by this variable (value "income"). Fix: write one of age_group, sex, region.',
      'margins.csv, line 7, column "share": the number has a decimal comma in a file that puts commas between values (value "0,45"). Fix: write it with a decimal point (0.25), or export the file with semicolons.',
      'margins.csv, line 2, column "share": the share is not a number from 0 to 1 (value "45"). Fix: write shares as fractions: 0.25 for 25%.',
      'margins.csv, line 11, column "share": the shares of "region" in Sweden 2025 do not sum to 1 (value "0.9"). Fix: correct the shares, or add the category that is missing.',
      'assessments.csv, line 2, column "environment": the rating is not a whole number from 1 to 5 (value "0"). Fix: write 1, 2, 3, 4 or 5, or nothing for "don\'t know".',
      'assessments.csv, line 4, column "social": the rating is not a whole number from 1 to 5 (value "good"). Fix: write 1, 2, 3, 4 or 5, or nothing for "don\'t know".',
      'answers.csv, line 2, column "question": unknown question (1 row) (value "awareness/biodiversiti"). Fix: write "awareness/biodiversity", or take these lines out.',
      'answers.csv, line 3, column "answer": not a valid answer to "awareness/biodiversity" (1 row) (value "maybe"). Fix: write one of yes, no.',
    ]);
  });

  test("duplicates and names that do not match are reported, within and across files", async () => {
    const study = withChanges(
      ["assessments.csv", "1,Älgbäck", "1,Algbeck"],
      ["brands.csv", "Älgbäck,Energy", "Älgbäck,food"],
    );
    const files = {
      ...study,
      "respondents.csv": `${study["respondents.csv"]}3,Sweden,2024,18-44,male,North\n4,Sweden,2025,45-74,female,North\n`,
      "answers.csv": `${study["answers.csv"]}8,awareness/biodiversity,yes\n`,
      "assessments.csv": `${study["assessments.csv"]}5,Kvarnö,1,1\n99,Kvarnö,1,1\n`,
      "brands.csv": `${study["brands.csv"]}Kvarnö,Food\n`,
      "margins.csv": `${study["margins.csv"]}Sverige,2025,region,North,0\n`,
      "more/assessments.csv": "respondent,Brand,environment,social\n6,Kvarnö,1,1\n",
    };
    expect(await errorsOf(files)).toEqual([
      'respondents.csv, line 10, column "respondent": duplicate respondent: already in respondents.csv, line 4 (value "3"). Fix: remove one of the two lines.',
      'respondents.csv, line 11, column "respondent": duplicate respondent: already in respondents.csv, line 5, in another wave (value "4"). Fix: give each interview an ID that is unique across all waves, such as se-2025-17, in every file.',
      'margins.csv, line 12, column "category": duplicate category for the same country, year and variable (value "North"). Fix: remove one of the two lines.',
      'brands.csv, line 4, column "Brand": duplicate brand in the brands files (value "Kvarnö"). Fix: remove one of the two lines.',
      'assessments.csv, line 18, column "Brand": respondent "5" assesses the brand already, in assessments.csv, line 11 (value "Kvarnö"). Fix: remove one of the two lines.',
      'more/assessments.csv, line 2, column "Brand": respondent "6" assesses the brand already, in assessments.csv, line 13 (value "Kvarnö"). Fix: remove one of the two lines.',
      'answers.csv, line 10, column "question": respondent "8" answers the question already, in answers.csv, line 9 (value "awareness/biodiversity"). Fix: remove one of the two lines.',
      'assessments.csv, line 2, column "Brand": this brand is not in the brands file (1 row) (value "Algbeck"). Fix: write "Älgbäck", or add it to the brands file with its industry.',
      'assessments.csv, line 19, column "respondent": this respondent is in no respondents file (value "99"). Fix: correct the ID, or add the respondent to the respondents file of the wave.',
      'brands.csv, line 3, column "industry": capitalisation differs from "food" in brands.csv, line 2 (2 rows) (value "Food"). Fix: write it exactly as in brands.csv, line 2: "food".',
    ]);
  });

  test("an unknown market or year is reported without follow-up warnings", async () => {
    const files = withChanges(
      ["respondents.csv", "2,Sweden", "2,Svergie"],
      ["respondents.csv", "3,Sweden,2024", "3,Sweden,24"],
    );
    expect(await errorsOf(files)).toEqual([
      'respondents.csv, line 4, column "Year": not a valid study year (value "24"). Fix: write the year of the wave with four digits, such as 2025.',
      `respondents.csv, line 3, column "Country": unknown market (1 row) (value "Svergie"). Fix: write "Sweden".`,
    ]);
  });

  test("weights that are zero, negative or not a number are reported", async () => {
    const study = smallStudy();
    const weights = ["base_weight", "0", "-1", "x", "1.5", "", "", "", ""];
    const rows = (study["respondents.csv"] ?? "")
      .trim()
      .split("\n")
      .map((line, i) => `${line},${weights[i]}`);
    const where = (line: number) => `respondents.csv, line ${line}, column "base_weight":`;
    expect(await problemsOf({ ...study, "respondents.csv": rows.join("\n") })).toEqual([
      `${where(4)} the weight is not a number (value "x"). Fix: write a number above 0 such as 1.25, or nothing for 1.`,
      `${where(2)} the weight is not above 0 or is not finite (value "0"). Fix: write a number above 0, or take the interview out of the study.`,
      `${where(3)} the weight is not above 0 or is not finite (value "-1"). Fix: write a number above 0, or take the interview out of the study.`,
    ]);
  });

  test("a line number counts line breaks inside values and empty lines", async () => {
    const files = withChanges(
      ["respondents.csv", "female,North", 'female,"Far\nNorth"\n'],
      ["respondents.csv", "3,Sweden", "3,Atlantis"],
    );
    expect((await problemsOf(files))[0]).toContain('respondents.csv, line 6, column "Country"');
  });
});

test("spellings of one brand name are distinguished and reported", async () => {
  const study = smallStudy();
  const names = ["Älg bäck".normalize("NFD"), "Älg\u00A0bäck", "älg bäck", "Alg bäck"];
  const rows = names.map((name, i) => `${i + 1},${name},3,3`);
  const files = {
    ...study,
    "brands.csv": (study["brands.csv"] ?? "").replace("Älgbäck", "Älg bäck"),
    "assessments.csv": ["respondent,Brand,environment,social", "5,Älg bäck,1,1", ...rows, "6,Kvarnö,1,1"].join("\n"),
  };
  const location = (line: number) => `assessments.csv, line ${line}, column "Brand": `;
  const first = '"Älg bäck" in brands.csv, line 2';
  const fix = 'Fix: write it exactly as in brands.csv, line 2: "Älg bäck"';
  expect(await errorsOf(files)).toEqual([
    `${location(3)}the name looks like ${first}, but uses Unicode form decomposed here and composed there (NFD and NFC) (1 row) (value "${names[0]}"). Fix: export all files in Unicode form NFC, or retype the name in one of the two places.`,
    `${location(4)}the spaces differ from ${first} (for example non-breaking spaces, U+00A0) (1 row) (value "${names[1]}"). ${fix}, with plain spaces.`,
    `${location(5)}capitalisation differs from ${first} (1 row) (value "${names[2]}"). ${fix}.`,
    `${location(6)}spelling differs from ${first} (1 row) (value "${names[3]}"). ${fix}; two different names must differ in more than accents, case and punctuation.`,
  ]);
});

test("a wave without interviews, assessments or targets is reported", async () => {
  const study = smallStudy();
  const files = {
    ...study,
    "respondents.csv": `${study["respondents.csv"]}9,Norge,2025,18-44,other,North\n`,
    "margins.csv": `${(study["margins.csv"] ?? "").replaceAll("45-74", "45-79")}Finland,2025,sex,male,1\n`,
    "assessments-no.csv": "respondent,Brand,environment,social\n1001,Kvarnö,3,3\n1002,Kvarnö,3,3\n",
  };
  const norway = 'respondents.csv, line 10, column "Year"';
  const spelled = "spell it the same way in respondents and margins, or";
  expect(await errorsOf(files)).toEqual([
    "assessments-no.csv: no respondent of this file is in a respondents file, so its wave has no interviews. Fix: name the respondents file of this wave too, or leave this file out.",
    'margins.csv, line 12, column "Year": "Finland 2025" has targets here, but no interviews (value "2025"). Fix: name the respondents file of this wave too, or remove its targets.',
    `${norway}: "Norway 2025" has interviews, but no assessments (value "2025"). Fix: name the assessments file of this wave too, or remove its respondents.`,
    `${norway}: "Norway 2025" has no targets to weight to (value "2025"). Fix: add its lines to the margins file.`,
    ...[2024, 2025].map(
      (year, i) =>
        `respondents.csv, line ${[3, 7][i]}, column "age_group": the category of "age_group" in "Sweden ${year}" has 2 interviews, but no target (value "45-74"). Fix: ${spelled} add its share to the margins file.`,
    ),
    ...[2024, 2025].map(
      (year, i) =>
        `margins.csv, line ${[3, 8][i]}, column "category": the category of "age_group" in "Sweden ${year}" has a target of 0.55, but no interviews (value "45-79"). Fix: ${spelled} join it with another category in both.`,
    ),
  ]);
});

describe("a wave with answers and without assessments", () => {
  const onlyAnswered = (): Record<string, string> => {
    const study = smallStudy();
    const of2025 = (study["assessments.csv"] ?? "").split("\n").filter((line) => !/^[1-4],/.test(line));
    return { ...study, "assessments.csv": of2025.join("\n") };
  };
  const finished = { waves: [{ market: "sweden", year: 2024 }] } as const;
  const found = (files: Record<string, string>, known?: Parameters<typeof problemsOf>[2]) =>
    problemsOf(files, undefined, known);

  test("a wave with answers but no assessments is valid with finished results", async () => {
    expect(await found(onlyAnswered(), [finished])).toEqual([]);
  });

  test("a wave with answers lacks its assessments if there are no finished results", async () => {
    expect(await found(onlyAnswered())).toEqual([
      'respondents.csv, line 2, column "Year": "Sweden 2024" has interviews, but no assessments (value "2024"). Fix: name the assessments file of this wave too, or remove its respondents.',
    ]);
  });

  test("a wave with finished results still needs its answers", async () => {
    const study = onlyAnswered();
    const answers = (study["answers.csv"] ?? "").split("\n").filter((line) => !/^[1-4],/.test(line));
    expect(await found({ ...study, "answers.csv": answers.join("\n") }, [finished])).toEqual([
      'respondents.csv, line 2, column "Year": "Sweden 2024" has interviews, but neither assessments nor answers (value "2024"). Fix: name the answers file of this wave too, or remove its respondents.',
    ]);
  });

  test("a wave without assessments is not judged if the finished results cannot be read", async () => {
    expect(await found(onlyAnswered(), null)).toEqual([]);
  });
});
