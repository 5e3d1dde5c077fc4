import { test } from "vitest";

/** A test of a second or more that repeats a study many times. `npm run mutate` leaves it out: each mutant would repeat it. */
export const simulation = test.skipIf(Boolean(process.env.MUTATING));
