import { writeFileSync } from "node:fs";
import path from "node:path";
import { inFolder } from "@/lib/study/interviews/small-study.fixture";
import { convertFiles, exampleStudy, plainMapping } from "@/lib/study/mapping/example-delivery.fixture";
import { formatOf } from "@/lib/study/mapping/open-delivered";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** A plain wide file of two brands with one fault. */
export const PLAIN: Mapping = {
  ...plainMapping("csv"),
  where: [],
  ...{
    respondent: "id",
    market: { column: "land", by: "code" },
    year: { column: "year", by: "code" },
    age: { column: "age", by: "code" },
  },
  sex: { column: "sex", by: "code" },
  ...{ weight: "w", interviewedOn: null, duration: null, fingerprints: [] },
  brands: {
    from: "list",
    list: [
      { code: 1, brand: "Sól", industry: "energy" },
      { code: 2, brand: "Hús", industry: "food" },
    ],
  },
  assessments: [
    { form: "wide", columns: { climate: "q{brand}c", society: "q{brand}s" }, gaps: { dontKnow: [98], notAsked: [] } },
  ],
  answers: [],
};
const HEADER = "id,land,year,age,sex,w,q1c,q1s,q2c,q2s";
const ROWS = ["1,iceland,2025,30,female,1,3,4,98,5", "2,estonia,2025,50,male,1,7,1,2,2"];
export const csv = (change: (text: string) => string = (text) => text) => change([HEADER, ...ROWS, ""].join("\n"));
export const swap = (from: string, to: string) => csv((text) => text.replace(from, to));
export const plain = (change: Partial<Mapping>): Mapping => ({ ...PLAIN, ...change });

const study = exampleStudy().definition;
/** The example without its condition on a column that these files lack. */
export const definition = { ...study, quality: { ...study.quality, impossible: [] } };

/** A delivery with one fault, and its message. */
export type Fault = [what: string, file: string, content: string | Buffer, said: RegExp, mapping?: Mapping];

/** The problems of a delivery, without warnings, and its result. */
export async function problemsOfDelivery(file: string, content: string | Buffer, mapping?: Mapping) {
  return inFolder({}, async (folder) => {
    const target = path.join(folder, file);
    writeFileSync(target, content);
    const format = formatOf(file) ?? "csv";
    const own = mapping ?? (format === "sav" ? exampleStudy().mapping : PLAIN);
    const { counts, said } = await convertFiles([{ path: target, mapping: { ...own, format } }], definition);
    return { counts, problems: said.filter((line) => !line.startsWith("Note:")) };
  });
}
