import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACCEPT_ALL,
  choiceOf,
  parseStored,
  type Preferences,
  REJECT_ALL,
  sixMonthsAfter,
  toStored,
  UNKNOWN,
} from "@/lib/platform/consent/consent";

const NOON = new Date("2026-03-02T12:00:00Z");
const stored = (changes: object = {}) => ({
  consent: "true",
  preferences: JSON.stringify({
    necessary: true,
    analytics: true,
    marketing: false,
    chosenAt: NOON.toISOString(),
    version: 1,
    ...changes,
  }),
});
const aChoice = fc.record({ necessary: fc.constant(true as const), analytics: fc.boolean(), marketing: fc.boolean() });
const aDay = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-12-31"), noInvalidDate: true });

describe("a choice", () => {
  it("a consent choice is rejected with both categories off, and accepted with any on", () => {
    const status = (preferences: Preferences) => choiceOf(preferences, NOON).status;
    expect(status(REJECT_ALL)).toBe("rejected");
    expect(status(ACCEPT_ALL)).toBe("accepted");
    expect(status({ necessary: true, analytics: false, marketing: true })).toBe("accepted");
  });

  it("a consent choice is stored under two readable keys", () => {
    expect(toStored(choiceOf(REJECT_ALL, NOON))).toEqual({
      consent: "false",
      preferences:
        '{"necessary":true,"analytics":false,"marketing":false,"chosenAt":"2026-03-02T12:00:00.000Z","version":1}',
    });
    expect(toStored(choiceOf(ACCEPT_ALL, NOON)).consent).toBe("true");
  });

  it("a consent choice is valid for exactly six months", () => {
    fc.assert(
      fc.property(
        aChoice,
        aDay,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (preferences, day, share) => {
          const choice = choiceOf(preferences, day);
          const span = choice.askAgainAt.getTime() - day.getTime();
          const later = new Date(day.getTime() + Math.floor(span * share));
          expect(parseStored(toStored(choice), later)).toEqual(choice);
          expect(parseStored(toStored(choice), choice.askAgainAt)).toEqual(UNKNOWN);
          expect(span / 86_400_000).toBeGreaterThanOrEqual(181);
          expect(span / 86_400_000).toBeLessThanOrEqual(184);
        },
      ),
    );
  });
});

describe("six months", () => {
  it.each([
    ["2026-03-02T12:00:00Z", "2026-09-02T12:00:00Z"],
    ["2026-08-31T23:59:00Z", "2027-02-28T23:59:00Z"],
    ["2027-08-30T00:00:00Z", "2028-02-29T00:00:00Z"],
    ["2026-10-31T08:00:00Z", "2027-04-30T08:00:00Z"],
  ])("six months after %s end at %s", (from, to) => {
    expect(sixMonthsAfter(new Date(from))).toEqual(new Date(to));
  });
});

describe("a stored choice", () => {
  it("a stored consent is ignored if a key is missing", () => {
    expect(parseStored({ consent: null, preferences: null }, NOON)).toEqual(UNKNOWN);
    expect(parseStored({ ...stored(), consent: null }, NOON)).toEqual(UNKNOWN);
    expect(parseStored({ ...stored(), preferences: null }, NOON)).toEqual(UNKNOWN);
    expect(parseStored(stored(), NOON).status).toBe("accepted");
  });

  it.each([
    ["another version", { version: 2 }],
    ["no version", { version: undefined }],
    ["a word for a yes", { analytics: "yes" }],
    ["the necessary off", { necessary: false }],
    ["no date", { chosenAt: undefined }],
    ["an invalid date", { chosenAt: "in spring" }],
    ["a date to come", { chosenAt: "2026-03-02T12:00:01Z" }],
    ["a yes that covers nothing", { analytics: false }],
  ])("a stored consent is ignored with %s", (_, changes) => {
    expect(parseStored(stored(changes), NOON)).toEqual(UNKNOWN);
  });

  it("no stored content causes an error or permission that was not given", () => {
    const text = fc.option(fc.oneof(fc.string(), fc.json(), fc.constantFrom("true", "false", "null", "[]", "{}")), {
      nil: null,
    });
    fc.assert(
      fc.property(text, text, (consent, preferences) => {
        expect(parseStored({ consent, preferences }, NOON)).toEqual(UNKNOWN);
      }),
    );
  });
});
