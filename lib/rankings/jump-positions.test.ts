import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import { toJumps, toStopRows, toStops } from "@/lib/rankings/jump-positions";
import { parseMemberQuery } from "@/lib/rankings/member-query";

const rowsTo = (last: number) => Array.from({ length: last }, (_, index) => ({ position: index + 1 }));

describe("jumping in a long list", () => {
  it("a long list has stops at 1, 50 and every hundred, a short one has none", () => {
    expect(toStops(412)).toEqual([1, 50, 100, 200, 300, 400]);
    expect(toStops(99)).toEqual([]);
  });

  it("a jump leads to its row with at least as many rows as are shown", () => {
    const [first, , hundredth] = toJumps(parseMemberQuery({ show: "70" }, STUDY_OF_TODAY), 412);
    expect(first?.href).toBe("/rankings/full?show=70#position-1");
    expect(hundredth?.href).toBe("/rankings/full?show=120#position-100");
  });

  it("a jump closes the panel", () => {
    expect(toJumps(parseMemberQuery({ brand: "alfa" }, STUDY_OF_TODAY), 412)[0]?.href).toBe(
      "/rankings/full#position-1",
    );
  });

  it("a jump finds the first row at or after a stop if positions are shared", () => {
    const rows = [...rowsTo(49), { position: 49 }, { position: 51 }, { position: 52 }];
    const stops = toStopRows(rows, 412);
    expect(stops.get(rows[50] ?? { position: 0 })).toBe(50);
    expect(stops.size).toBe(2);
  });
});
