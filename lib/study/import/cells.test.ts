import { describe, expect, test } from "vitest";
import { readDecimal, readInteger, readName } from "@/lib/study/import/cells";

describe("readInteger", () => {
  test.each([
    ["12", 12],
    [12, 12],
    ["3.0", 3],
    ["12 108", 12108],
    ["12\u00A0108", 12108],
    ["1 234 567", 1234567],
  ])("the whole number %j is read as %d", (cell, value) => {
    expect(readInteger(cell, 1)).toEqual({ value });
  });

  test.each([
    "",
    "1,000",
    "1.000",
    "1,012.5",
    "3.5",
    "1 2",
    "12 10",
    "1e3",
    "0x10",
    "Infinity",
    "-",
    "٣",
    "1.2.3",
    true,
    new Date(0),
  ])("%j is refused as a whole number", (cell) => {
    expect(readInteger(cell, 1)).toHaveProperty("fix");
  });
});

describe("readDecimal", () => {
  test.each([
    ["113.2", 113.2],
    ["113,25", 113.25],
    [0.5, 0.5],
    ["-1", -1],
  ])("the decimal %j is read as %d", (cell, value) => {
    expect(readDecimal(cell, -1, 200)).toEqual({ value });
  });

  test.each(["1,012.5", "1.012,5", "12 %", "", ".", "5.", "1e2", "NaN", "201"])(
    "%j is refused as a decimal",
    (cell) => {
      expect(readDecimal(cell, -1, 200)).toHaveProperty("fix");
    },
  );
});

describe("readName", () => {
  test.each([
    ["  Ängs\u00A0 sala ", "Ängs sala"],
    ["A\u030Angsala", "Ångsala"],
    [1664, "1664"],
  ])("the name %j is read as %j", (cell, value) => {
    expect(readName(cell)).toEqual({ value });
  });

  test.each(["", "\u202EalasgnÄ", "N\uFFFDckrosa", "NÃ¤ckrosa", "Itâ€™s", "x".repeat(121), "–", null, new Date(0)])(
    "%j is refused as a name",
    (cell) => {
      expect(readName(cell)).toHaveProperty("fix");
    },
  );
});
