import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { fromText, toText } from "@/lib/accounts/draft-mapping/field-text";
import { applyFields, partsOf, problemsAt, valueAt } from "@/lib/accounts/draft-mapping/parts";
import { mappingsOf, type LooseDefinition } from "@/lib/study/drafts/jobs/proposed-definition";

const study = JSON.parse(readFileSync("tests/fixtures/study/study.json", "utf8")) as LooseDefinition;
const [mapping = {}] = mappingsOf(study);
const dimensions = [
  { key: "climate", name: "Environment" },
  { key: "society", name: "Social responsibility" },
];
const fields = partsOf(mapping, { dimensions, markets: [] }).flatMap((part) => part.fields);
const written = Object.fromEntries(fields.map(({ path, kind }) => [path, toText(kind, valueAt(mapping, path))]));
const saved = (changes: Record<string, string>) => applyFields(mapping, fields, { ...written, ...changes });
const problemsOf = (own: object) => readDefinition({ ...study, mappings: [own] }).problems ?? [];

describe("the fields of a mapping", () => {
  it("a form that is sent as it was shown changes nothing", () => {
    expect(saved({})).toEqual(mapping);
    const asBrowsersSend = Object.fromEntries(
      Object.entries(written).map(([path, own]) => [path, own.replaceAll("\n", "\r\n")]),
    );
    expect(applyFields(mapping, fields, asBrowsersSend)).toEqual(mapping);
  });

  it("a column can be replaced, left out, or replaced by one value for the file", () => {
    expect(saved({ respondent: "ID", weight: "", "year.column": "", "year.value": "2025" })).toMatchObject({
      respondent: "ID",
      weight: null,
      year: { value: 2025 },
    });
    expect(saved({ "sex.column": "", "sex.values": "" })["sex"]).toBeNull();
  });

  it("meanings, conditions and codes are written in lines", () => {
    expect(saved({ "sex.values": "1 = female\n2 = male", where: "STATUS = 1, 2" })).toMatchObject({
      sex: { column: "KYN", values: { 1: "female", 2: "male" } },
      where: [{ column: "STATUS", in: [1, 2] }],
    });
    expect(fromText("meanings", "a = b = c")).toEqual({ "a = b": "c" });
    expect(fromText("codes", "98, 99,")).toEqual([98, 99]);
  });

  it("a brand is a line with its code, name, industry and markets", () => {
    const changed = saved({ "brands.list": "1 | Hrímfell | food | iceland\n2 | Öldufell | energy" });
    expect(valueAt(changed, "brands.list")).toEqual([
      { code: 1, brand: "Hrímfell", industry: "food", markets: ["iceland"] },
      { code: 2, brand: "Öldufell", industry: "energy" },
    ]);
  });

  it("a problem of the schema is shown at its field", () => {
    const changed = saved({ "brands.list": "1 | Hrímfell | unheard-of", "age.column": "" });
    const problems = problemsOf(changed);
    expect(problemsAt(problems, 0, "brands.list").map(({ path }) => path)).toEqual([
      "mappings[0].brands.list[0].industry",
    ]);
    expect(problemsAt(problems, 0, "age")).not.toEqual([]);
    expect(problemsAt(problems, 0, "respondent")).toEqual([]);
  });

  it("text that is not JSON is refused by the schema", () => {
    expect(problemsAt(problemsOf(saved({ answers: "not json" })), 0, "answers")).not.toEqual([]);
  });
});
