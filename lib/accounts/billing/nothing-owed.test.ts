import { expect, it } from "vitest";
import { NothingOwed, nothingOwed } from "@/lib/accounts/billing/nothing-owed";

it("is cached for a minute for one person only", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 1_000);
  expect([owed.holds("u", 1_000), owed.holds("u", 60_999), owed.holds("u", 61_000), owed.holds("v", 1_000)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("is cleared for everyone by any event, and when the cache is full", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 0);
  owed.forget();
  expect(owed.holds("u", 1)).toBe(false);
  for (let person = 0; person <= 10_000; person += 1) owed.note(String(person), owed.eventCount, 0);
  expect([owed.holds("0", 1), owed.holds("10000", 1)]).toEqual([false, true]);
});

it("is not cached if an event arrived during the read", () => {
  const owed = new NothingOwed();
  const { eventCount } = owed;
  owed.forget();
  owed.note("u", eventCount, 0);
  expect(owed.holds("u", 1)).toBe(false);
});

it("is shared by the process", () => {
  expect(nothingOwed()).toBe(nothingOwed());
});
