import { describe, expect, it } from "vitest";
import { shorten, shortName } from "@/lib/platform/words/shorten";

describe("a name", () => {
  it("a long name is cut between letters and says so", () => {
    expect(shorten("Vindrosa", 8)).toBe("Vindrosa");
    expect(shorten("Vindrosa Kraft", 9)).toBe("Vindrosa…");
    expect(shorten("🌲".repeat(9), 4)).toBe("🌲🌲🌲…");
  });

  it("a company’s name of usual length is whole in a title, and a longer one ends after a word", () => {
    const usual = "The Northern Renewable Energy Cooperative";
    expect(shortName(usual)).toBe(usual);
    expect(shortName(`${usual} & Partners`)).toBe(`${usual}…`);
    expect(shortName("a".repeat(60))).toBe(`${"a".repeat(45)}…`);
  });
});
