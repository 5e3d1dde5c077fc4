import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargedFrom, oneYearAfter, prorate } from "@/lib/accounts/billing/contract/proration";

const period = { start: new Date("2026-01-01T00:00:00Z"), end: new Date("2027-01-01T00:00:00Z") };

describe("proration", () => {
  it("an upgrade costs the difference for the days left in the year", () => {
    expect(prorate(390_000, 890_000, period, period.start)).toEqual({
      days: 365,
      creditCents: 390_000,
      chargeCents: 890_000,
      dueCents: 500_000,
    });
    expect(prorate(390_000, 890_000, period, new Date("2026-07-02T12:00:00Z"))).toEqual({
      days: 183,
      creditCents: 195_534,
      chargeCents: 446_219,
      dueCents: 250_685,
    });
    expect(prorate(390_000, 890_000, period, period.end).dueCents).toBe(0);
  });

  it("the price of an upgrade is the same all day, whatever time the year began", () => {
    const year = { start: new Date("2026-03-04T09:30:00Z"), end: new Date("2027-03-04T09:30:00Z") };
    const price = (at: string) => prorate(390_000, 890_000, year, new Date(at));
    expect(price("2026-11-22T09:30:00Z")).toEqual(price("2026-11-23T09:29:59Z"));
    expect(price("2026-11-23T09:30:00Z").days).toBe(price("2026-11-23T09:29:59Z").days - 1);
  });

  it("an upgrade is charged from the start of the current day, never from before the year", () => {
    const year = { start: new Date("2026-03-04T09:30:00Z"), end: new Date("2027-03-04T09:30:00Z") };
    const from = (at: string) => chargedFrom(year, new Date(at)).toISOString();
    expect(from("2026-11-23T08:00:00Z")).toBe("2026-11-22T09:30:00.000Z");
    expect(from("2026-03-04T09:30:00Z")).toBe("2026-03-04T09:30:00.000Z");
    expect(from("2026-01-01T00:00:00Z")).toBe("2026-03-04T09:30:00.000Z");
  });

  it("an upgrade never costs more than the difference, less than zero, or part of a cent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: -10, max: 400 }),
        (from, more, day) => {
          const at = new Date(period.start.getTime() + day * 86_400_000);
          const { dueCents } = prorate(from, from + more, period, at);
          expect(Number.isInteger(dueCents)).toBe(true);
          expect(dueCents).toBeGreaterThanOrEqual(-1);
          expect(dueCents).toBeLessThanOrEqual(more + 1);
        },
      ),
    );
  });
});

it.each([
  ["2026-11-22T08:00:00.000Z", "2027-11-22T08:00:00.000Z"],
  ["2028-02-29T08:00:00.000Z", "2029-02-28T08:00:00.000Z"],
])("one year after %s is %s", (start, end) => {
  expect(oneYearAfter(new Date(start)).toISOString()).toBe(end);
});
