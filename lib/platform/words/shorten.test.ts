import { describe, expect, it } from "vitest";
import { shorten } from "@/lib/platform/words/shorten";

describe("a name", () => {
  it("a long name is cut between letters and says so", () => {
    expect(shorten("Vindrosa", 8)).toBe("Vindrosa");
    expect(shorten("Vindrosa Kraft", 9)).toBe("Vindrosa…");
    expect(shorten("🌲".repeat(9), 4)).toBe("🌲🌲🌲…");
  });
});
