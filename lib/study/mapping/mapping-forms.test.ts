import { expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { inFolder } from "@/lib/study/interviews/small-study.fixture";
import { convertFiles } from "@/lib/study/mapping/example-delivery.fixture";
import { csv, definition, plain, swap } from "@/lib/study/mapping/plain-delivery.fixture";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** The result and all messages for files with these contents. */
async function convert(contents: readonly string[], mapping: Mapping) {
  return inFolder({}, (folder) => {
    const files = contents.map((content, i) => {
      const target = path.join(folder, `part-${i + 1}.csv`);
      writeFileSync(target, content);
      return { path: target, mapping };
    });
    return convertFiles(files, definition);
  });
}

const gaps = { dontKnow: [98], notAsked: [] };
const stacked = plain({
  assessments: [{ form: "stacked", brand: "brand", columns: { climate: "c", society: "s" }, gaps }],
  answers: [
    {
      module: "awareness",
      form: "each",
      column: "a{item}",
      items: { "climate-neutral": 1 },
      values: { 1: "yes", 2: "no" },
      gaps,
    },
  ],
});
const STACKED = `id,land,year,age,sex,w,brand,c,s,a1
1,iceland,2025,30,female,1,1,3,4,1
1,iceland,2025,30,female,1,2,98,,1
2,estonia,2025,50,male,1,1,7,1,2
`;

test("a row for each person and brand: people and their answers count once", async () => {
  const { counts, said } = await convert([STACKED], stacked);
  expect(said).toEqual([]);
  expect(counts).toEqual({ interviews: 2, assessments: 3, answers: 2, brands: 2 });
});

test("ratings may be delivered as texts that the mapping gives a value, beside numbers", async () => {
  const texts = STACKED.replace("1,1,3,4,1", "1,1,Fairly well,4,1").replace("2,98,,1", "2,98,Not at all,1");
  const form = stacked.assessments[0];
  if (!form) throw new Error("There is a form.");
  const mapped = { ...stacked, assessments: [{ ...form, values: { "Fairly well": 3, "Not at all": 1 } }] };
  const { ratings, said } = await convert([texts], mapped);
  expect(said).toEqual([]);
  expect(ratings).toEqual([
    [3, 4],
    [null, 1],
    [7, 1],
  ]);
  const unmapped = await convert([texts], stacked);
  expect(unmapped.said).toEqual([
    expect.stringMatching(/not a rating on the scale.*\(value "Fairly well"\).*mapping’s values, dontKnow or notAsked/),
    expect.stringMatching(/not a rating on the scale.*\(value "Not at all"\)/),
  ]);
});

test("a value that is no rating on the scale is refused, also where the mapping gives it", async () => {
  const form = stacked.assessments[0];
  if (!form) throw new Error("There is a form.");
  const mapped = { ...stacked, assessments: [{ ...form, values: { Superb: 70 } }] };
  const { said } = await convert([STACKED.replace("1,1,3,4,1", "1,1,Superb,4,1")], mapped);
  expect(said).toEqual([expect.stringMatching(/not a rating on the scale, 1 to 7/)]);
});

test("rows of one person that differ are refused", async () => {
  const { said } = await convert([STACKED.replace("30,female,1,2", "50,female,1,2")], stacked);
  expect(said).toEqual([
    expect.stringMatching(
      /^part-1\.csv, line 3, column "id": this row contradicts what is said of the same respondent in row 2/,
    ),
  ]);
});

test("a person who assesses a brand twice is refused", async () => {
  const { said } = await convert([STACKED.replace("female,1,2,98", "female,1,1,5")], stacked);
  expect(said).toContainEqual(expect.stringMatching(/the respondent rates the brand twice \(value "Sól"\)/));
});

test("two files become one study; the same respondent in both is refused", async () => {
  const other = csv((text) => text.replace("\n1,", "\n3,").replace("\n2,", "\n4,"));
  expect((await convert([csv(), other], plain({}))).counts).toEqual({
    interviews: 4,
    assessments: 8,
    answers: 0,
    brands: 2,
  });
  expect((await convert([csv(), csv()], plain({}))).said.join()).toContain("two files have the same respondent");
});

test("apparent omissions are reported: similar columns, brands never asked about, unused columns", async () => {
  const wide = csv((text) => text.replace("q2s", "q2s,q3c,note").replace("98,5", "98,5,4,x").replace("2,2", "2,2,5,y"));
  const { brands } = plain({});
  const list = brands.from === "list" ? [...brands.list, { code: 9, brand: "Ský", industry: "food" }] : [];
  const { said } = await convert([wide], plain({ brands: { from: "list", list } }));
  expect(said).toEqual([
    expect.stringMatching(
      /^Note: part-1\.csv, column "q3c": the column matches the pattern "q\{brand\}c", but no listed brand has the code 3/,
    ),
    expect.stringMatching(/^Note: part-1\.csv: 2 of 12 columns are not used: "q3c", "note"/),
    expect.stringMatching(/was asked about this brand \(code 9\) \(value "Ský"\)/),
  ]);
});

test("an age outside all groups is empty, and is reported", async () => {
  const { counts, said } = await convert([swap("2025,30", "2025,7")], plain({}));
  expect(counts.interviews).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(/^Note: part-1\.csv, line 2, column "age": the age is outside all age groups/),
  ]);
});

test("a check of impossible combinations whose column is not in the file is named, with where to correct it", async () => {
  const impossible = [{ name: "too-young", when: [{ column: "ALDUR", below: 16 }], action: "refuse" as const }];
  const said = await inFolder({ "wave.csv": csv() }, async (folder) => {
    const study = { ...definition, quality: { ...definition.quality, impossible } };
    return (await convertFiles([{ path: path.join(folder, "wave.csv"), mapping: plain({}) }], study)).said;
  });
  expect(said).toContainEqual(
    expect.stringMatching(/column "ALDUR": .*the check “too-young”.* Fix: .*quality\.impossible in study\.json/),
  );
});

test("best–worst sets are read for as long as there are columns", async () => {
  const text = csv((whole) =>
    whole.replace("q2s", "q2s,m1,l1,m2,l2").replace("98,5", "98,5,1,2,2,1").replace(/2,2$/m, "2,2,2,1,,"),
  );
  const mapping = plain({
    answers: [
      { module: "priorities", form: "best-worst", most: "m{set}", least: "l{set}", items: { climate: 1, water: 2 } },
    ],
  });
  expect(await convert([text], mapping)).toMatchObject({
    counts: { interviews: 2, assessments: 4, answers: 6, brands: 2 },
    said: [],
  });
});
