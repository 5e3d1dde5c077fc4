import { expect, test } from "vitest";
import { fitSentences, fitText } from "./fit-text";

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

test("a text of several sentences ends after a whole one", () => {
  const text = "Most claims are true. They leave out a part. The remedy is to find it.";
  expect(fitSentences(text, 100)).toBe(text);
  expect(fitSentences(text, 50)).toBe("Most claims are true. They leave out a part.");
  expect(fitSentences(text, 14)).toBe("Most claims…");
});
