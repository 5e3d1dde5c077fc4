import { describe, expect, test } from "vitest";
import { RESOURCES } from "@/lib/sharing/api/resources";
import { columnTerms, parameterTerms } from "@/lib/sharing/api/terms";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";

describe.each(RESOURCES)("$name", (resource) => {
  test("an API list documents each parameter and column", () => {
    for (const { name, kind, text } of [
      ...parameterTerms(resource, STUDY_OF_TODAY),
      ...columnTerms(resource, STUDY_OF_TODAY),
      ...(resource.apart ? columnTerms(resource.apart, STUDY_OF_TODAY) : []),
    ]) {
      expect(kind, name).not.toBe("");
      expect(text, name).not.toBe("");
      expect(text, name).not.toContain("`");
      expect(text, name).not.toContain("{{");
    }
  });
});

test("types in the API state the allowed values and the default", () => {
  const [rankings] = RESOURCES;
  const terms = Object.fromEntries(
    rankings ? parameterTerms(rankings, STUDY_OF_TODAY).map(({ name, kind }) => [name, kind]) : [],
  );
  expect(terms.market).toBe(`${STUDY_OF_TODAY.markets.map(({ slug }) => slug).join(", ")}; required`);
  expect(terms.limit).toBe("whole number from 1 to 1000; default 100");
  expect(terms.year).toBe("whole number from 1990 to 2200");
});
