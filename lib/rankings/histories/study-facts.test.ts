import { expect, test } from "vitest";
import { toPeople } from "@/lib/rankings/histories/study-facts";

const WAVE = { interviews: 8_130, year: 2025 };

test.each([
  [1_013, WAVE, "1,013 people asked about Skärmo, of 8,130 people interviewed in the Netherlands, 2025"],
  [1_013, null, "1,013 people asked about Skärmo"],
  [null, WAVE, "8,130 people interviewed in the Netherlands, 2025"],
  [null, { ...WAVE, interviews: null }, ""],
])("%s asked of a study %j are “%s”", (n, wave, words) =>
  expect(toPeople("Skärmo", n, wave, "The Netherlands")).toBe(words),
);
