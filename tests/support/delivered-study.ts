import { readFileSync } from "node:fs";
import path from "node:path";
import { writeSav, type WrittenValue, type WrittenVariable } from "@/lib/study/interviews/sav/sav-writer.fixture";
import { repository } from "./process";

// A delivery as a research company sends it: one row for each person, with labels and weights, of the study that
// content/second-study defines.

const YEARS = [2023, 2025];
const INTERVIEWS = 300;
/** Codes of the brands that are asked in each market. */
const ASKED = {
  1: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  2: [4, 5, 7, 9, 21, 22, 23, 24],
} as const;
const CODES = [...new Set([...ASKED[1], ...ASKED[2]])];
const SPSS_EPOCH = Date.UTC(1582, 9, 14);

/** One in forty answers in a minute. */
const isSpeeder = (i: number) => i % 40 === 7;

const plain = (names: readonly string[]): WrittenVariable[] => names.map((name) => ({ name }));

const VARIABLES: readonly WrittenVariable[] = [
  ...plain(["RESP", "STATUS"]),
  {
    name: "LAND",
    label: "Land",
    valueLabels: [
      [1, "Ísland"],
      [2, "Eesti"],
    ],
  },
  ...plain(["ARID", "ALDUR"]),
  {
    name: "KYN",
    label: "Kyn",
    valueLabels: [
      [1, "Kona"],
      [2, "Karl"],
      [3, "Annað"],
    ],
  },
  { name: "VIGT", label: "Vigt" },
  { name: "DAGS", format: 20 },
  ...plain(["DUR"]),
  { name: "IPH", width: 16 },
  ...CODES.flatMap((code) => plain([`S5_${code}_u`, `S5_${code}_s`])),
  ...plain(["S8_1", "S8_2", "S8_3", "S9_1", "S9_2", "S9_3", "S9_4", "S11_1", "S11_2", "S13_1", "S13_2"]),
  // Of a brand that was taken off the list: the check warns of it.
  { name: "S5_11_u" },
];

function* rows(): Generator<WrittenValue[]> {
  let person = 0;
  for (const year of YEARS)
    for (const land of [1, 2] as const)
      for (let i = 0; i < INTERVIEWS; i += 1) {
        person += 1;
        const asked: readonly number[] = ASKED[land];
        // Spread without a pattern that two people would share.
        const draw = (k: number, of: number) => ((person * 2_654_435_761 + k * 40_503_193) >>> 7) % of;
        const marks = CODES.flatMap((code) =>
          asked.includes(code)
            ? [1, 2].map((which) =>
                draw(code * which, 25) === 0 ? 98 : 1 + ((draw(code * which + 3, 5) + (code % 4)) % 7),
              )
            : [null, null],
        );
        yield [
          ...[person, 1, land, year, 16 + draw(1, 70), 1 + draw(2, 2), 0.6 + draw(3, 80) / 100],
          (Date.UTC(year, 2, 1 + draw(4, 28)) - SPSS_EPOCH) / 1_000,
          ...[isSpeeder(i) ? 55 : 420 + draw(5, 500), `h${person}`, ...marks],
          ...[1 + draw(6, 2), 1 + draw(7, 2), 1 + draw(8, 2)],
          ...[draw(9, 2), draw(10, 2), draw(11, 2), draw(12, 2)],
          ...[1 + draw(13, 3), 4 + draw(14, 3), 1 + draw(15, 7), 1 + draw(16, 7), null],
        ];
      }
}

/** The delivery as an SPSS file. */
export function deliveredSav(): Buffer {
  const cases = YEARS.length * 2 * INTERVIEWS;
  return Buffer.concat([...writeSav({ variables: VARIABLES, rows: rows(), cases, weight: "VIGT" })]);
}

/** The definition of the second study as that of a real one, which replaces sample data, with the mapping of the delivery. */
export function deliveredDefinition(file: string): Buffer {
  const own = JSON.parse(readFileSync(path.join(repository, "content/second-study/study.json"), "utf8")) as {
    study: object;
    mappings: { assessments: { form: string }[] }[];
  };
  const mappings = own.mappings.map((mapping) => ({
    ...{ ...mapping, files: [file] },
    assessments: mapping.assessments.filter(({ form }) => form === "wide"),
  }));
  return Buffer.from(JSON.stringify({ ...own, study: { ...own.study, isSample: false }, mappings }));
}
