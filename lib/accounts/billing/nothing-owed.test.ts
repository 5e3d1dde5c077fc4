import { expect, it } from "vitest";
import { NothingOwed, nothingOwed } from "@/lib/accounts/billing/nothing-owed";

it("the answer that nothing is owed is cached for a minute, for one person", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 1_000);
  expect([owed.holds("u", 1_000), owed.holds("u", 60_999), owed.holds("u", 61_000), owed.holds("v", 1_000)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("the cached answer that nothing is owed is cleared by any event and when the cache is full", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 0);
  owed.forget();
  expect(owed.holds("u", 1)).toBe(false);
  for (let person = 0; person <= 10_000; person += 1) owed.note(String(person), owed.eventCount, 0);
  expect([owed.holds("0", 1), owed.holds("10000", 1)]).toEqual([false, true]);
});

it("the answer that nothing is owed is not cached if an event arrived during the read", () => {
  const owed = new NothingOwed();
  const { eventCount } = owed;
  owed.forget();
  owed.note("u", eventCount, 0);
  expect(owed.holds("u", 1)).toBe(false);
});

it("the cached answer that nothing is owed is shared by the whole process", () => {
  expect(nothingOwed()).toBe(nothingOwed());
});
