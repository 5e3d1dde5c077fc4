import { describe, expect, it } from "vitest";
import { END_AFTER, idlenessAt, untilNextChange, WARN_AFTER } from "@/components/shell/session/idle-clock";

describe("the idle clock", () => {
  it("the idle clock warns after 25 minutes and ends the session after 30", () => {
    expect([WARN_AFTER, END_AFTER]).toEqual([1_500_000, 1_800_000]);
    const at = (idle: number) => idlenessAt(1_000, 1_000 + idle);
    expect([0, 1_499_999, 1_500_000, 1_799_999, 1_800_000, 9e9].map(at)).toEqual([
      "active",
      "active",
      "warned",
      "warned",
      "over",
      "over",
    ]);
  });

  it("the idle clock gives the time left", () => {
    expect([0, 1_400_000, 1_500_000, 1_799_000, 2_000_000].map((idle) => untilNextChange(0, idle))).toEqual([
      1_500_000, 100_000, 300_000, 1_000, 0,
    ]);
  });
});
