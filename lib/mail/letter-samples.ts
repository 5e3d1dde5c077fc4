import type { LetterValues } from "@/lib/mail/words";

/** Values with which every kind of letter can be written: for looking at them all, and for the tests that go through them. */
export const LETTER_SAMPLES = {
  code: "402917",
  reference: "GR-7K2M9Q",
  topic: "A correction",
  token: "t".repeat(32),
  until: "2026-12-06T10:00:00.000Z",
  left: "3",
} satisfies LetterValues;
