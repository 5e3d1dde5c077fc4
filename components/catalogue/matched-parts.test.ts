import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMatchedParts } from "./matched-parts";

const bold = (name: string, query: string) =>
  toMatchedParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("toMatchedParts", () => {
  it("a search marks the first match, ignoring case and accents", () => {
    expect(bold("Ängsala", "ang")).toBe("[Äng]sala");
    expect(bold("Fjällmyr", "R")).toBe("Fjällmy[r]");
    expect(bold("Kvarnö", "nö")).toBe("Kvar[nö]");
    expect(bold("Rågmyra", "rågm")).toBe("[Rågm]yra");
    expect(bold("A\u030Angsala", "ang")).toBe("[A\u030Ang]sala");
  });

  it("a name without a match has nothing marked", () => {
    expect(bold("Tjärnlo", "tjrn")).toBe("Tjärnlo");
    expect(bold("Tjärnlo", "  ")).toBe("Tjärnlo");
  });

  it("marking a match neither loses nor adds a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, query) => {
        expect(
          toMatchedParts(name, query)
            .map(({ text }) => text)
            .join(""),
        ).toBe(name);
      }),
    );
  });
});
