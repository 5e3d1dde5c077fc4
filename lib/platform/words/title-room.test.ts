import { expect, test } from "vitest";
import { firstToFit, hasRoom } from "@/lib/platform/words/title-room";

test("a title has room for 64 letters, however a letter is stored", () => {
  expect([hasRoom("å".repeat(64)), hasRoom("å".repeat(65))]).toEqual([true, false]);
  expect([hasRoom("🌲".repeat(64)), hasRoom("🌲".repeat(65))]).toEqual([true, false]);
});

test("of several wordings the first that fits is the title; the first of all where none does", () => {
  const long = "a".repeat(65);
  expect(firstToFit([long, "short", "shorter"])).toBe("short");
  expect(firstToFit(["first", "second"])).toBe("first");
  expect(firstToFit([long, `${long}b`])).toBe(long);
});
