import { describe, expect, it } from "vitest";
import { positionNotes } from "./note-positions";

const FIELD = { left: 0, right: 600, top: 0, bottom: 400, lines: [] };

describe("placeNotes", () => {
  it("keeps a text inside and near its point", () => {
    const [note] = positionNotes([{ key: "a", text: "−13.2 in 2025, a clear change", x: 598, y: 200 }], FIELD);
    expect(note?.left).toBeLessThan(600 - 100);
    expect(Math.abs((note?.baseline ?? 0) - 200)).toBeLessThan(60);
  });
  it("avoids lines if possible", () => {
    const above = [
      { x: 0, y: 176 },
      { x: 600, y: 176 },
    ];
    const [note] = positionNotes([{ key: "a", text: "Tested", x: 300, y: 200 }], { ...FIELD, lines: [above] });
    expect(note?.baseline).toBeGreaterThan(200);
  });
  it("never overlaps two texts, and omits what does not fit", () => {
    const notes = Array.from({ length: 8 }, (_, index) => ({
      key: String(index),
      text: "A longer text about it",
      x: 60,
      y: 40,
    }));
    const positioned = positionNotes(notes, { ...FIELD, right: 200, bottom: 90 });
    expect(positioned.length).toBeLessThan(8);
    const baselines = positioned.map(({ left, baseline }) => `${left} ${baseline}`);
    expect(new Set(baselines).size).toBe(positioned.length);
  });
});
