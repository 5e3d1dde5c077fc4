import { expect, test } from "vitest";
import { fitText } from "./fit-text";

test("a text that fits is drawn unchanged", () => {
  expect(fitText("Official Rankings 2025", 22)).toBe("Official Rankings 2025");
});

test("a text that does not fit ends after a whole word, with an ellipsis", () => {
  expect(fitText("The brands people know, in their order", 24)).toBe("The brands people know…");
});

test("a name of 300 letters without a space is cut between characters", () => {
  expect(fitText("x".repeat(300), 40)).toBe(`${"x".repeat(39)}…`);
  const family = "👩‍👩‍👧";
  expect(fitText(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
});
