import { expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { toShownStudy } from "@/lib/catalogue/shown-study/to-shown-study";

test("the default definition is shown as the study of today", () => {
  const sorted = ({ markets, ...rest }: ShownStudy) => ({
    ...rest,
    markets: markets.map(({ spellings, ...market }) => ({ ...market, spellings: [...new Set(spellings)].toSorted() })),
  });
  expect(sorted(toShownStudy(DEFAULT_DEFINITION, null))).toEqual(sorted(STUDY_OF_TODAY));
});

test("a definition that names no first year shows the latest published one", () => {
  const definition = { ...DEFAULT_DEFINITION, waves: { ...DEFAULT_DEFINITION.waves, rankingYear: null } };
  expect(toShownStudy(definition, 2023).rankingYear).toBe(2023);
});

test("the marks that count are named in their order, however many they are", () => {
  const scale = { ...DEFAULT_DEFINITION.scale, max: 7, positive: [7, 5, 6] };
  expect(toShownStudy({ ...DEFAULT_DEFINITION, scale }, null).scale).toEqual({ min: 1, max: 7, good: "5, 6 or 7" });
});
