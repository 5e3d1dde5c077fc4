import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, textWidth, wrapText } from "@/lib/charts/drawing/text-width";

describe("texts that must fit", () => {
  it("a text that fits is unchanged, and a longer one is cut with an ellipsis", () => {
    expect(fitText("Havremark", 14, 200)).toBe("Havremark");
    const cut = fitText("Havremark and the Swedish dairy average", 14, 120);
    expect(cut).toMatch(/^Havremark.*…$/);
    expect(textWidth(cut, 14)).toBeLessThanOrEqual(120);
  });

  it("a cut text never exceeds its space, in any script", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.integer({ min: 8, max: 60 }),
        fc.integer({ min: 70, max: 900 }),
        (text, size, room) => {
          expect(textWidth(fitText(text, size, room), size)).toBeLessThanOrEqual(room);
          const lines = wrapText(text, size, room, 3);
          expect(lines.length).toBeLessThanOrEqual(3);
          for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(room);
        },
      ),
    );
  });

  it("spaces that do not break stay as they are, and no line ends at one", () => {
    const text = `n = 1,007\u2060\u200a–\u200a\u20601,009 per brand, 5\u00a0to\u00a07`;
    for (const room of [40, 60, 80, 120, 160, 400]) {
      const lines = wrapText(text, 16, room, 12);
      expect(lines.join(" ").includes("…")).toBe(false);
      for (const kept of ["n = 1,007\u2060\u200a–\u200a\u20601,009", "5\u00a0to\u00a07"])
        if (textWidth(kept, 16) <= room) expect(lines.some((line) => line.includes(kept))).toBe(true);
    }
    expect(wrapText(text, 16, 400, 1)).toEqual([text]);
  });

  it("a wrapped text loses no word if there are enough lines", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zå]{1,12}$/), { minLength: 1, maxLength: 30 }), (words) => {
        expect(wrapText(words.join(" "), 16, 200, 100).join(" ")).toBe(words.join(" "));
      }),
    );
  });
});
