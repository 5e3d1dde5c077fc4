import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differencesOf, fieldDifferences, shortened, sideOf } from "@/lib/hub/posts/differences";
import { EMPTY_POST } from "@/lib/hub/posts/post-form";

const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

describe("the words of two texts, told apart", () => {
  it("names what came and what went", () => {
    expect(differencesOf("A score is a sum", "A score is a plain sum").filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "added", text: "plain " },
    ]);
  });

  it("give each text back whole", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "score", "\n\n", " ", "é", "**", "ord")),
        fc.array(fc.constantFrom("a", "score", "\n\n", " ", "x")),
        (one, two) => {
          const [before, after] = [one.join(" "), two.join(" ")];
          const pieces = differencesOf(before, after);
          expect([joined(sideOf(pieces, "before")), joined(sideOf(pieces, "after"))]).toEqual([before, after]);
        },
      ),
    );
  });

  it("are told field by field", () => {
    const found = fieldDifferences(
      { ...EMPTY_POST, title: "One", keywords: ["a"] },
      { ...EMPTY_POST, title: "Two", keywords: ["a"] },
    );
    expect(found.map(({ name, before, after }) => [name, before, after])).toEqual([["Title", "One", "Two"]]);
  });

  it("leave out most of a long run that both have", () => {
    const long = "word ".repeat(400);
    const short = shortened(differencesOf(`${long}one`, `${long}two`));
    expect(joined(short).length).toBeLessThan(400);
    expect(short.at(-1)).toEqual({ kind: "added", text: "two" });
  });
});
