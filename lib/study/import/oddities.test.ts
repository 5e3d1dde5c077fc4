import { describe, expect, test } from "vitest";
import { remarkOnSingleYears } from "@/lib/study/import/oddities";
import { findRenamed } from "@/lib/study/import/renamed-brands";
import { readStudyFile } from "@/lib/study/import/study-file";
import { GOOD, request } from "@/tests/support/study-file-samples";

const brands = (year: number, names: readonly string[], industry = "Energy", market = "sweden") =>
  names.map((brand) => ({ market, year, brand, industry }));

describe("a brand under another name", () => {
  test("a renamed brand is found if it gains or loses a word, or changes a few letters", () => {
    const rows = [...brands(2024, ["Kvarnö", "Ulv Energi", "Furumo"]), ...brands(2025, ["Kvarnö AB", "Ulv", "Furomo"])];
    expect(findRenamed(rows)).toEqual(
      [
        ["Kvarnö AB", "Kvarnö"],
        ["Ulv", "Ulv Energi"],
        ["Furomo", "Furumo"],
      ].map(
        ([fresh, gone]) =>
          `Sweden 2025 has "${fresh}" and no longer "${gone}" of 2024. If it is the same brand, use one name in all years, or its change is not computed`,
      ),
    );
  });

  test.each([
    ["in another industry", [...brands(2024, ["Kvarnö"]), ...brands(2025, ["Kvarnö AB"], "Food")]],
    ["in another market", [...brands(2024, ["Kvarnö"]), ...brands(2025, ["Kvarnö AB"], "Energy", "norway")]],
    ["that has nothing in common", [...brands(2024, ["Kvarnö"]), ...brands(2025, ["Ytterby"])]],
    ["while the first is still there", [...brands(2024, ["Kvarnö"]), ...brands(2025, ["Kvarnö", "Kvarnö AB"])]],
    ["that was there before", [...brands(2024, ["Kvarnö", "Kvarnö AB"]), ...brands(2025, ["Kvarnö AB"])]],
  ])("a brand is not taken as renamed %s", (_, rows) => {
    expect(findRenamed(rows)).toEqual([]);
  });

  test("a renamed brand is found from wave to wave, in any order of rows", () => {
    const rows = [...brands(2025, ["Kvarnö AB"]), ...brands(2021, ["Kvarnö"]), ...brands(2023, ["Kvarnö"])];
    expect(findRenamed(rows)).toEqual([expect.stringContaining('no longer "Kvarnö" of 2023')]);
  });
});

test("a wave in the future gets a warning and is imported", async () => {
  const bytes = new TextEncoder().encode(GOOD);
  const read = async (thisYear: number) => (await readStudyFile(bytes, { ...request, thisYear })).warnings;
  expect(await read(2024)).toContain("Line 2: Sweden 2025 is in the future.");
  expect((await read(2025)).join()).not.toContain("future");
});

describe("years imported one at a time", () => {
  const wave = (market: string, year: number, ruleVersion: string | null = "rule") => ({ market, year, ruleVersion });

  test("single years get a warning by market, since no change can be computed", () => {
    const waves = [wave("sweden", 2024), wave("norway", 2024), wave("norway", 2025), wave("finland", 2025)];
    expect(remarkOnSingleYears(waves)).toBe(
      "The file contains one year of Sweden, Finland, so no changes, forecasts or alerts are computed there. Import all years from one file to get them.",
    );
  });

  test("several years, or positions alone, get no warning about single years", () => {
    expect(remarkOnSingleYears([wave("norway", 2024), wave("norway", 2025)])).toBeNull();
    expect(remarkOnSingleYears([wave("norway", 2024, null)])).toBeNull();
  });
});
