import { describe, expect, it } from "vitest";
import { toHall } from "@/components/discovery/home/hall";

describe("the conference hall", () => {
  const rows = toHall(1000, 612);
  const seats = rows.flatMap((row) => row.seats);

  it("the conference hall has exactly the requested seats and filled seats", () => {
    expect(seats).toHaveLength(1000);
    expect(seats.filter(({ filled }) => filled)).toHaveLength(612);
  });

  it("the conference hall is symmetric", () => {
    for (const { seats: row } of rows) {
      row.forEach(({ x, y }, index) => {
        const mirrored = row.at(-1 - index);
        expect(x - 380).toBeCloseTo(380 - (mirrored?.x ?? NaN), 6);
        expect(y).toBeCloseTo(mirrored?.y ?? NaN, 6);
      });
    }
  });

  it("neighbouring seats of the conference hall never touch", () => {
    for (const { radius, seats: row } of rows) {
      const gaps = row
        .slice(1)
        .map((seat, index) => Math.hypot(seat.x - (row[index]?.x ?? 0), seat.y - (row[index]?.y ?? 0)));
      expect(Math.min(...gaps)).toBeGreaterThan(2 * radius + 1);
    }
  });

  it("the conference hall is the same every time it is drawn", () => {
    expect(toHall(1000, 612)).toEqual(rows);
  });
});
