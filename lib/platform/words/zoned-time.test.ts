import { describe, expect, it } from "vitest";
import { isZone, sayDistance, sayFullTime, sayTime, toInstant, toWallTime } from "@/lib/platform/words/zoned-time";

describe("a publication time", () => {
  it.each([
    ["2026-11-23T09:30", "Europe/Stockholm", "2026-11-23T08:30:00.000Z"],
    ["2027-06-01T09:30", "Europe/Stockholm", "2027-06-01T07:30:00.000Z"],
    ["2026-11-23T09:30", "Europe/Helsinki", "2026-11-23T07:30:00.000Z"],
    ["2027-06-01T09:30", "Europe/Helsinki", "2027-06-01T06:30:00.000Z"],
    ["2026-11-23T09:30", "UTC", "2026-11-23T09:30:00.000Z"],
    ["2026-11-23T09:30", "America/New_York", "2026-11-23T14:30:00.000Z"],
    ["2026-11-23T09:30", "Asia/Kathmandu", "2026-11-23T03:45:00.000Z"],
    // The clock is set back at three: the hour from two occurs twice, and the first is meant.
    ["2027-10-31T02:30", "Europe/Stockholm", "2027-10-31T00:30:00.000Z"],
  ] as const)("the publication time %s in %s is read", (wall, zone, instant) => {
    const found = toInstant(wall, zone);
    expect(found?.toISOString()).toBe(instant);
    expect(found && toWallTime(found, zone)).toBe(wall);
  });

  it.each(["2027-03-28T02:30", "2026-13-01T10:00", "2026-02-30T10:00", "tomorrow", ""])(
    "the publication time %s is invalid",
    (wall) => {
      expect(toInstant(wall, "Europe/Stockholm")).toBeNull();
    },
  );

  it("a publication time is shown with its time zone", () => {
    expect(sayTime(new Date("2026-11-23T08:30:00Z"), "Europe/Stockholm")).toBe(
      "Mon, 23 Nov 2026, 09:30 Stockholm time",
    );
  });

  it.each([
    ["Europe/Stockholm", "Monday 23 November 2026 at 09:30, Stockholm time (UTC+1)"],
    ["America/New_York", "Monday 23 November 2026 at 03:30, New York time (UTC-5)"],
    ["UTC", "Monday 23 November 2026 at 08:30, UTC"],
  ])("a time in %s is said in full", (zone, words) => {
    expect(sayFullTime(new Date("2026-11-23T08:30:00Z"), zone)).toBe(words);
  });

  it("only names of time zones are accepted", () => {
    expect(["Europe/Oslo", "UTC", "Mars/Olympus", ""].map(isZone)).toEqual([true, true, false, false]);
  });

  it.each([
    [90, "in 1 minute"],
    [3 * 3600, "in 3 hours"],
    [49 * 3600, "in 2 days"],
    [-5, "now"],
  ])("a publication in %s seconds is shown as %s", (seconds, words) => {
    const now = new Date("2026-11-22T23:00:00Z");
    expect(sayDistance(new Date(now.getTime() + seconds * 1000), now)).toMatch(
      words === "in 1 minute" ? /in [12] minutes?/ : words,
    );
  });
});
