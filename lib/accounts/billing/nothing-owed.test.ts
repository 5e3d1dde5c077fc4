import { expect, it } from "vitest";
import { NothingOwed, nothingOwed } from "@/lib/accounts/billing/nothing-owed";

it("is believed of one person for a minute, and of nobody else", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 1_000);
  expect([owed.holds("u", 1_000), owed.holds("u", 60_999), owed.holds("u", 61_000), owed.holds("v", 1_000)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("is forgotten of everybody with any news, and when too many are known", () => {
  const owed = new NothingOwed();
  owed.note("u", owed.eventCount, 0);
  owed.forget();
  expect(owed.holds("u", 1)).toBe(false);
  for (let person = 0; person <= 10_000; person += 1) owed.note(String(person), owed.eventCount, 0);
  expect([owed.holds("0", 1), owed.holds("10000", 1)]).toEqual([false, true]);
});

it("is not noted where news came while it was read", () => {
  const owed = new NothingOwed();
  const { eventCount } = owed;
  owed.forget();
  owed.note("u", eventCount, 0);
  expect(owed.holds("u", 1)).toBe(false);
});

it("is one for the process", () => {
  expect(nothingOwed()).toBe(nothingOwed());
});
