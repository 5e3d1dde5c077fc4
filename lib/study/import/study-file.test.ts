import { describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { type ImportRequest, readStudyFile } from "@/lib/study/import/study-file";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import type { StudyResult } from "@/lib/study/study";
import { GOOD, HEADER, request, SCORED } from "@/tests/support/study-file-samples";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, more: Partial<ImportRequest> = {}) => readStudyFile(bytesOf(text), { ...request, ...more });

describe("a good file", () => {
  test("a file of positions alone becomes a study without scores", async () => {
    const { study, warnings } = await read(GOOD);
    expect(study.waves).toEqual([
      {
        market: "sweden",
        year: 2025,
        interviews: null,
        fieldworkFrom: null,
        fieldworkTo: null,
        ruleVersion: null,
        assessments: null,
        marketMean: null,
        marketDeviation: null,
        weighting: null,
      },
    ]);
    expect(study.results[2]).toEqual({
      market: "sweden",
      year: 2025,
      brand: "Kvarnö & Dotter",
      brandSlug: "kvarno-dotter",
      industry: "Energy",
      industrySlug: "energy",
      overallPosition: 3,
      industryPosition: 2,
      score: null,
      standardError: null,
      n: null,
      nEff: null,
      ...NOT_COMPUTED,
      rankLow: null,
      rankHigh: null,
      publicRankLow: null,
      publicRankHigh: null,
    } satisfies StudyResult);
    expect(warnings).toEqual(["Sweden 2025: no scores, so results that depend on them are hidden."]);
  });

  test("a file with scores gets rank ranges, exact and widened", async () => {
    const { study, warnings } = await read(SCORED);
    expect(warnings).toEqual([]);
    const [first] = study.results;
    expect(first).toMatchObject({ score: 120.5, standardError: 2.8, n: 1003, nEff: 870.4, rankLow: 1, rankHigh: 1 });
    expect(study.results[1]).toMatchObject({ rankLow: 2, rankHigh: 2, publicRankLow: 1, publicRankHigh: 3 });
  });

  test.each([
    ["a byte order mark", `\uFEFF${GOOD}`],
    ["semicolons", GOOD.replaceAll(",", ";")],
    ["tabs", GOOD.replaceAll(",", "\t")],
    ["line ends of old Macs", GOOD.replaceAll("\n", "\r")],
    ["line ends of old Macs and Excel's own first line", `sep=;\r${GOOD.replaceAll(",", ";").replaceAll("\n", "\r")}`],
    ["Windows line ends and blank lines", GOOD.replaceAll("\n", "\r\n\r\n")],
    ["Excel's own first line", `sep=;\n${GOOD.replaceAll(",", ";")}`],
    ["quoted values", GOOD.replace("Älgbäck", '"Älgbäck"')],
    ["decomposed letters", GOOD.normalize("NFD")],
    [
      "columns in another order",
      GOOD.split("\n")
        .map((row) => row.split(",").toReversed().join(","))
        .join("\n"),
    ],
  ])("a file may have %s", async (_, text) => {
    expect((await read(text)).study.results).toEqual((await read(GOOD)).study.results);
  });

  test("a file may have decimals with commas", async () => {
    const text = SCORED.replaceAll(",", ";").replaceAll(".", ",");
    expect((await read(text)).study.results).toEqual((await read(SCORED)).study.results);
  });

  test("a file may be a workbook", async () => {
    const rows = SCORED.split("\n").map((row) =>
      row.split(",").map((value) => (/^[\d.]+$/.test(value) ? { value: Number(value) } : { value })),
    );
    const bytes = await writeWorkbook(rows, {}).toBuffer();
    expect((await readStudyFile(bytes, request)).study.results).toEqual((await read(SCORED)).study.results);
  });

  test("a file gives one market alone on request", async () => {
    const text = `${GOOD}\nFurumo,Norge,Energy,2025,1,1`;
    const { study } = await read(text, { market: "norway" });
    expect(study.results.map(({ brand }) => brand)).toEqual(["Furumo"]);
    expect(study.waves.map(({ market }) => market)).toEqual(["norway"]);
  });

  test("a brand with n below 50 is not ranked, and the brands after it move up", async () => {
    const { study, warnings } = await read(SCORED.replace(",1003,870.4", ",49,40"));
    expect(warnings).toEqual([
      "Line 2: Näckrosa in Sweden 2025 has n = 49, below 50; it is not ranked and its score is not shown. Its positions are left out, and brands after it move up.",
    ]);
    expect(study.results[0]).toMatchObject({
      overallPosition: null,
      industryPosition: null,
      score: null,
      standardError: null,
      n: 49,
      nEff: null,
      rankLow: null,
      publicRankHigh: null,
    });
    expect(
      study.results
        .slice(1)
        .map(({ overallPosition, industryPosition, rankHigh }) => [overallPosition, industryPosition, rankHigh]),
    ).toEqual([
      [1, 1, 1],
      [2, 1, 2],
    ]);
  });

  test("a brand with n below 50 may have no positions and no score", async () => {
    const { study, warnings } = await read(`${SCORED}\nYtterby,Sweden,Energy,2025,,,,,12,`);
    expect(warnings).toEqual([
      "Line 5: Ytterby in Sweden 2025 has n = 12, below 50; it is not ranked and its score is not shown.",
    ]);
    expect(study.results.map(({ overallPosition }) => overallPosition)).toEqual([1, 2, 3, null]);
    expect(study.results.map(({ rankHigh }) => rankHigh)).toEqual([1, 2, 3, null]);
  });

  test("the score of an unranked brand may be higher than those above it", async () => {
    const { study } = await read(SCORED.replace("60,2.7,1010,880", "199,2.7,49,40"));
    expect(study.results.map(({ overallPosition, score }) => [overallPosition, score])).toEqual([
      [1, 120.5],
      [2, 90.25],
      [null, null],
    ]);
  });

  test("shared positions are kept where an unranked brand is left out", async () => {
    const text = SCORED.replace("Kvarnö,Sweden,Energy,2025,2,3,60", "Kvarnö,Sweden,Energy,2025,2,2,90.25");
    const { study } = await read(text.replace(",1003,870.4", ",49,40"));
    expect(study.results.map(({ overallPosition }) => overallPosition)).toEqual([null, 1, 1]);
  });

  test("a file of positions alone may have unranked brands too", async () => {
    const text = [`${HEADER},n`, "Näckrosa,Sweden,Energy,2025,1,1,", "Älgbäck,Sweden,Energy,2025,,,12"].join("\n");
    const { study, warnings } = await read(text);
    expect(study.results.map(({ overallPosition }) => overallPosition)).toEqual([1, null]);
    expect(warnings.at(-1)).toBe("Sweden 2025: no scores, so results that depend on them are hidden.");
  });

  test("a file without a standard error gets no rank ranges, and says so", async () => {
    const { study, warnings } = await read(SCORED.replace(",2.9,", ",,"));
    expect(warnings).toEqual([
      "Sweden 2025: 1 brands lack a score or its standard error, so there are no rank ranges.",
    ]);
    expect(study.results.every(({ rankLow }) => rankLow === null)).toBe(true);
    expect(study.results[0]?.score).toBe(120.5);
  });

  test("a file may have ties", async () => {
    const text = GOOD.replace("Dotter,Sweden,Energy,2025,2,3", "Dotter,Sweden,Energy,2025,2,2");
    expect((await read(text)).study.results.map(({ overallPosition }) => overallPosition)).toEqual([1, 2, 2]);
  });
});

describe("the lines of a file", () => {
  const lines = (text: string) => text.split("\n").length;

  test("each wave begins on the first of its lines", async () => {
    const text = `${GOOD}\nFurumo,Norge,Energy,2025,1,1\nGranlund,Norge,Energy,2025,2,2`;
    const { firstLines } = await readStudyFile(bytesOf(text), request);
    expect([...firstLines]).toEqual([
      ["sweden/2025", 2],
      ["norway/2025", lines(GOOD) + 1],
    ]);
  });

  test("a market that the file does not have is refused", async () => {
    await expect(read(GOOD, { market: "denmark" })).rejects.toMatchObject({
      problems: [
        {
          line: null,
          message: "there is no line for the requested market (denmark)",
          fix: "check --market",
        },
      ],
    });
  });

  test("problems are listed in the order of their lines", async () => {
    const rows = GOOD.split("\n");
    const text = [rows[0], `${rows[1]}`.replace("2025", "20x5"), ...rows.slice(2), rows[2]].join("\n");
    const refused = await read(text).then(
      () => null,
      (error: { problems: { line: number | null }[] }) => error.problems.map(({ line }) => line ?? 0),
    );
    expect(refused?.length).toBeGreaterThan(1);
    expect(refused).toEqual(refused?.toSorted((a, b) => a - b));
  });
});
