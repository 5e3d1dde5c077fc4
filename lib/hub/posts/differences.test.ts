import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differencesOf, fieldDifferences, shortened, sideOf } from "@/lib/hub/posts/differences";
import { EMPTY_POST } from "@/lib/hub/posts/post-form";

const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

describe("the difference between two texts", () => {
  it("a difference marks additions and removals", () => {
    expect(differencesOf("A score is a sum", "A score is a plain sum").filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "added", text: "plain " },
    ]);
  });

  it("a difference reconstructs each text", () => {
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

  it("a difference of posts is shown field by field", () => {
    const found = fieldDifferences(
      { ...EMPTY_POST, title: "One", keywords: ["a"] },
      { ...EMPTY_POST, title: "Two", keywords: ["a"] },
    );
    expect(found.map(({ name, before, after }) => [name, before, after])).toEqual([["Title", "One", "Two"]]);
  });

  it("a difference shortens long unchanged runs", () => {
    const long = "word ".repeat(400);
    const short = shortened(differencesOf(`${long}one`, `${long}two`));
    expect(joined(short).length).toBeLessThan(400);
    expect(short.at(-1)).toEqual({ kind: "added", text: "two" });
  });
});
