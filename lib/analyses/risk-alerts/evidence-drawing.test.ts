import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SMALL_EVIDENCE, toEvidenceDrawing, toSpan } from "@/lib/analyses/risk-alerts/evidence-drawing";
import type { AgainstMarket } from "@/lib/analyses/risk-alerts/series";
import { ALERT_KINDS } from "@/lib/study/alert-names";

const wave = (year: number, value: number | null): AgainstMarket => ({
  year,
  value,
  low: null,
  high: null,
  n: 400,
  position: 1,
  rankLow: 1,
  rankHigh: 2,
});
const history = (values: readonly (number | null)[]) =>
  values.map((value, at) => wave(2026 - values.length + at, value));
const alert = (kind: (typeof ALERT_KINDS)[number], evidence: Record<string, number | string> = {}) => ({
  kind,
  year: 2025,
  evidence,
});
const fall = {
  alert: alert("sustained-decline", { sinceYear: 2024, againstMarketThen: -1.3, againstMarketNow: -28.3 }),
  history: history([-10, -5, -1.3, -28.3]),
};

describe("an alert's evidence in little", () => {
  test("a step of ten points is equally high in every row of alerts", () => {
    const rows = [fall, { ...fall, history: history([-40, -35, -31.3, -58.3]) }];
    const [high, low] = rows.map((row) => {
      const [line] = toEvidenceDrawing(row, toSpan(rows))?.lines ?? [];
      return (line?.[1]?.[1] ?? 0) - (line?.[0]?.[1] ?? 0);
    });
    expect(high).toBeCloseTo(low ?? NaN);
    expect(high).toBeLessThan(0);
  });

  test("a decline is drawn thick from the year it began, with a dot at its end", () => {
    const drawing = toEvidenceDrawing(fall, 60);
    expect(drawing?.found.map((part) => part.length)).toEqual([2]);
    expect(drawing?.dot).toEqual(drawing?.found[0]?.at(-1));
  });

  test("a change of level is drawn with both levels thick and no dot", () => {
    const row = {
      alert: alert("level-shift", { meanBefore: 16.9, meanAfter: 0.1, shiftYear: 2024, waves: 4 }),
      history: history([17, 16, 1, -1]),
    };
    const drawing = toEvidenceDrawing(row, 60);
    expect(drawing?.found.map((part) => part.map(([, y]) => Math.round(y)))).toHaveLength(2);
    expect(drawing?.dot).toBeNull();
  });

  test("an age gap is drawn as two dated points with their intervals", () => {
    const row = {
      alert: alert("age-divergence", { gapThen: -16, gapNow: 36.7, errorThen: 2, errorNow: 2 }),
      history: [],
    };
    expect(toEvidenceDrawing(row, 60)?.gaps.map(({ year }) => year)).toEqual([2024, 2025]);
  });

  test("evidence outside the reader's years is not drawn", () => {
    for (const kind of ALERT_KINDS)
      expect(toEvidenceDrawing({ alert: alert(kind), history: [wave(2025, -20)] }, 60)).toBeNull();
    const cut = { ...fall, alert: alert("sustained-decline", { againstMarketNow: -28.3 }) };
    expect(toEvidenceDrawing(cut, 60)?.found).toEqual([]);
    const later = { ...fall, history: [...fall.history, wave(2026, 60)] };
    expect(toEvidenceDrawing(later, 60)).toEqual(toEvidenceDrawing(fall, 60));
  });

  test("drawn evidence stays inside its row, whatever the scores", () => {
    const value = fc.option(fc.double({ min: -200, max: 200, noNaN: true }), { freq: 5 });
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 15 }), { minLength: 1, maxLength: 5 }), (all) => {
        const rows = all.map((values) => ({ ...fall, history: history(values) }));
        const span = toSpan(rows);
        for (const row of rows) {
          const drawing = toEvidenceDrawing(row, span);
          const ys = [...(drawing?.lines ?? []), ...(drawing?.found ?? [])].flat().map(([, y]) => y);
          for (const y of [...ys, drawing?.market ?? 10]) {
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(SMALL_EVIDENCE.height);
          }
        }
      }),
    );
  });
});
