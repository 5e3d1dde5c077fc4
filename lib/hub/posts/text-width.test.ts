import { describe, expect, it } from "vitest";
import { cutToWidth, widthOf } from "@/lib/hub/posts/text-width";

describe("the width of a search result", () => {
  it("the width of a search result depends on its letters", () => {
    expect(widthOf("", 20)).toBe(0);
    expect(widthOf("iiii", 20)).toBeLessThan(widthOf("WWWW", 20) / 3);
    expect(widthOf("How to read a score", 20)).toBeGreaterThan(150);
    expect(widthOf("How to read a score", 20)).toBeLessThan(200);
  });

  it("a search result that is too long is cut at a word", () => {
    expect(cutToWidth("Short", 20, 580)).toBe("Short");
    const cut = cutToWidth("word ".repeat(60).trim(), 20, 300);
    expect(cut).toMatch(/^(?:word )+…$/);
    expect(widthOf(cut, 20)).toBeLessThanOrEqual(300);
  });
});
