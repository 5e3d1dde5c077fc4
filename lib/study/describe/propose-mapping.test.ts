import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { withDuckDb } from "@/lib/study/duckdb/session";
import type { Description } from "@/lib/study/describe/described";
import { describeDelivery } from "@/lib/study/describe/describe-delivery";
import type { KnownBrand } from "@/lib/study/describe/guess-brands";
import { inFolder } from "@/lib/study/interviews/small-study.fixture";
import {
  compareWithExample,
  EXAMPLE,
  exampleCells,
  exampleStudy,
  SAME,
} from "@/lib/study/mapping/example-delivery.fixture";

const { definition, mapping } = exampleStudy();
const without: StudyDefinition = { ...definition, mappings: [] };
const listed: KnownBrand[] = mapping.brands.from === "list" ? mapping.brands.list : [];

async function describeFile(file: string, known: readonly KnownBrand[] = [], own = without): Promise<Description> {
  const named = { path: path.resolve(EXAMPLE, file), name: path.basename(file) };
  return withDuckDb({ threads: 1, memory: "500MB" }, (session) =>
    describeDelivery(session, { file: named, definition: own, known }),
  );
}

const rolesOf = ({ columns }: Description) => Object.fromEntries(columns.map(({ name, role }) => [name, role]));
const guessOf = ({ guesses }: Description, part: string) => guesses.find((guess) => guess.part === part);

async function describeCsv(lines: readonly string[], own: Partial<StudyDefinition> = {}, name = "delivery.csv") {
  return inFolder({}, async (folder) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return describeFile(file, listed, { ...without, ...own });
  });
}

describe("the mapping proposed for a delivered file", () => {
  test("of SPSS gives exactly the rows that the mapping of a person gives", async () => {
    const { proposal } = await describeFile("example.sav", listed);
    const { counts, differences } = await compareWithExample("example.sav", proposal, definition);
    expect(counts).toEqual({ interviews: 171, assessments: 1_026, answers: 2_090, brands: 14 });
    expect(differences).toEqual(SAME);
  });

  test("tells the role of each column, and leaves one without that nothing is known of", async () => {
    const roles = rolesOf(await describeFile("example.sav"));
    expect(roles).toMatchObject({
      ...{
        RESP: "respondent",
        LAND: "market",
        ARID: "year",
        ALDUR: "age",
        KYN: "sex",
        VIGT: "weight",
        DAGS: "day of the interview",
      },
      ...{
        DUR: "duration",
        IPH: "device",
        STATUS: "completed or not",
        S5_1_u: "rating",
        L1_B: "brand",
        S11_2: "answer",
        OPID: null,
      },
    });
  });

  test("asks for the industry of brands that are not known, and is refused as a definition until they have one", async () => {
    const description = await describeFile("example.sav");
    expect(guessOf(description, "brands")).toEqual({
      ...{ part: "brands", certainty: "open", words: "14 brands; 14 need an industry" },
    });
    const { problems } = readDefinition({ ...without, mappings: [description.proposal] });
    expect(problems?.[0]).toMatchObject({
      path: "mappings[0].brands.list[0].industry",
      remedy: "write one of clothes, energy, food",
    });
  });

  test("takes the names of brands from what differs in the labels of columns", async () => {
    const { brands } = (await describeFile("example.sav")).proposal;
    expect(brands.from === "list" && brands.list.map(({ brand }) => brand)).toEqual(listed.map(({ brand }) => brand));
  });

  test("of a CSV file, which has no labels, rests on the names and values of columns", async () => {
    const { names, rows } = await exampleCells();
    const lines = [names, ...rows].map((cells) => cells.map((cell) => cell ?? "").join(";"));
    const description = await describeCsv(lines);
    expect(description.proposal).toMatchObject({
      ...{
        respondent: "RESP",
        year: { column: "ARID" },
        age: { column: "ALDUR" },
        duration: "DUR",
        interviewedOn: "DAGS",
      },
      assessments: [
        { form: "wide", columns: { climate: "S5_{brand}_u", society: "S5_{brand}_s" }, gaps: { dontKnow: [98, 99] } },
        { form: "loops", loops: 3, brand: "L{loop}_B", columns: { climate: "L{loop}_U", society: "L{loop}_S" } },
      ],
    });
    expect(guessOf(description, "market")?.certainty).toBe("open");
  });

  test("of a text that is not in UTF-8 names the encoding that it probably has, for a person to confirm", async () => {
    const text = "id,country,year,gender\n1,Ísland,2025,Kona\n2,Ísland,2025,Karl\n";
    for (const [encoding, bytes] of [
      ["windows-1252", Buffer.from(text, "latin1")],
      ["utf-16le", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ] as const) {
      const described = await inFolder({}, async (folder) => {
        const file = path.join(folder, "older.csv");
        writeFileSync(file, bytes);
        return describeFile(file);
      });
      expect(described.proposal).toMatchObject({
        encoding,
        market: { column: "country", values: { Ísland: "iceland" } },
      });
      expect(guessOf(described, "encoding")).toMatchObject({ certainty: "open" });
    }
  });

  test("of a file with a row for each brand names the column of brands", async () => {
    const lines = [
      "id,country,year,age,gender,weight,brand,climate,society",
      ...[1, 2, 3, 4, 5, 6, 7].map(
        (mark) => `p${mark},Iceland,2025,${20 + mark},${mark % 2 ? "Woman" : "Man"},1.${mark},Ása,${mark},${8 - mark}`,
      ),
    ];
    const { proposal, guesses } = await describeCsv(lines);
    expect(proposal).toMatchObject({
      ...{ respondent: "id", weight: "weight", sex: { column: "gender", values: { Woman: "female", Man: "male" } } },
      market: { column: "country", values: { Iceland: "iceland" } },
      assessments: [{ form: "stacked", brand: "brand", columns: { climate: "climate", society: "society" } }],
    });
    expect(guesses.find(({ part }) => part === "market")?.certainty).toBe("sure");
  });

  test("of a table with headings in words, as a spreadsheet has them, takes brands from the headings", async () => {
    const asked = ["Ása", "Kvik & Co", "4 You"];
    const lines = [
      [
        ...["Response ID", "Status", ...asked.flatMap((brand) => [`${brand}: Environment`, `${brand}: Social`])],
        ...["Heard of: Climate neutral", "Heard of: Circular economy", "Heard of: Greenwashing"],
        ...["Talked about: Environment", "First", "Matters most 1", "Matters most 2"],
      ],
      ["1", "Complete", "1", "7", "Don't know", "2", "7", "1", "Yes", "No", "No", "7", "a", "Climate", "Clean water"],
      ["2", "Partial", "7", "1", "1", "7", "1", "7", "No", "Yes", "No", "1", "b", "Less waste", "Animal welfare"],
      ["3", "Complete", "4", "1", "1", "7", "1", "7", "No", "Yes", "No", "1", "b", "Local production", "Climate"],
    ].map((cells) => cells.join(";"));
    const { proposal } = await describeCsv(lines);
    expect(proposal).toMatchObject({
      where: [{ column: "Status", in: ["Complete"] }],
      brands: { list: asked.map((brand) => ({ code: brand, brand })) },
      assessments: [
        {
          form: "wide",
          columns: { climate: "{brand}: Environment", society: "{brand}: Social" },
          gaps: { dontKnow: ["Don't know"] },
        },
      ],
      answers: [
        {
          module: "priorities",
          form: "mentions",
          columns: ["Matters most 1", "Matters most 2"],
          items: { climate: "Climate", water: "Clean water", waste: "Less waste", local: "Local production" },
        },
        {
          module: "awareness",
          form: "each",
          column: "Heard of: {item}",
          items: { "circular-economy": "Circular economy", greenwashing: "Greenwashing" },
          values: { Yes: "yes", No: "no" },
        },
      ],
    });
  });

  test("takes market and year from the file’s name where no column has them", async () => {
    const lines = ["id,q1_climate,q1_society,q2_climate,q2_society", "1,1,7,7,1", "2,7,1,1,7"];
    const { proposal } = await describeCsv(lines, {}, "estonia-2024.csv");
    expect(proposal).toMatchObject({ market: { value: "estonia" }, year: { value: 2024 } });
    expect(proposal.assessments).toMatchObject([
      { columns: { climate: "q{brand}_climate", society: "q{brand}_society" } },
    ]);
  });

  test("says which parts a person has to fill in where a file holds nothing that is known", async () => {
    const { guesses, proposal } = await describeCsv(["a,b", "x,y", "z,w"]);
    expect(guesses.filter(({ certainty }) => certainty === "open").map(({ part }) => part)).toEqual(
      expect.arrayContaining(["market", "year", "age", "ratings", "brands"]),
    );
    expect(proposal.assessments).toEqual([]);
  });
});
