import { describe, expect, it } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { readDue, standingOf, zoneOf } from "@/lib/study/releases/release";

const NOW = new Date("2026-11-26T08:00:00Z");
const ZONE = "Europe/Stockholm";

describe("the time of a publication", () => {
  it("a time of publication is read in the study's time zone", () => {
    expect(readDue("2026-12-10T09:00", ZONE, NOW)).toEqual({ due: new Date("2026-12-10T08:00:00Z"), isNow: false });
    expect(readDue(" 2026-12-10 09:00 ", ZONE, NOW)).toEqual({ due: new Date("2026-12-10T08:00:00Z"), isNow: false });
  });

  it.each([
    ["2026-11-26T08:58", "past"],
    ["2036-11-26T09:00", "far"],
    ["tomorrow", "not-a-time"],
    ["2027-03-28T02:30", "not-a-time"],
  ])("the time %s is refused as %s", (text, fault) => {
    expect(readDue(text, ZONE, NOW)).toEqual({ fault });
  });

  it("the current minute means now", () => {
    expect(readDue("2026-11-26T09:00", ZONE, new Date("2026-11-26T08:00:30Z"))).toMatchObject({ isNow: true });
  });

  it("a study that names no time zone has the site's", () => {
    expect(zoneOf(DEFAULT_DEFINITION)).toBe(ZONE);
    expect(zoneOf({ study: { ...DEFAULT_DEFINITION.study, timeZone: "Atlantic/Reykjavik" } })).toBe(
      "Atlantic/Reykjavik",
    );
  });
});

describe("a planned publication", () => {
  const planned = { state: "scheduled", dueAt: "2026-11-26T09:00:00Z", error: null } as const;
  it.each([
    [planned, "waiting"],
    [{ ...planned, dueAt: "2026-11-26T08:00:00Z" }, "due"],
    [{ ...planned, dueAt: "2026-11-26T07:00:00Z", error: "no space" }, "failing"],
    [{ ...planned, state: "withdrawn" }, "withdrawn"],
  ] as const)("a planned publication is said to be where it stands: %#", (release, standing) => {
    expect(standingOf(release, NOW)).toBe(standing);
  });
});
