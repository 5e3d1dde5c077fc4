import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answers, readAnswers, reachOf, toLikertLayout } from "@/lib/analyses/consumers/attitudes/likert";
import { readingOf, shareOf } from "@/lib/analyses/consumers/attitudes/study.fixture";

const answers: fc.Arbitrary<Answers> = fc
  .tuple(...[1, 2, 3, 4, 5].map(() => fc.integer({ min: 0, max: 1000 })))
  .map((counts) => {
    const all = counts.reduce((sum, count) => sum + count, 0) || 1;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = counts.map((count) => count / all);
    return [a, b, c, d, e];
  });

describe("bars around the middle answer", () => {
  it("bars have their middle answers aligned and stay inside the drawing", () => {
    fc.assert(
      fc.property(fc.array(fc.option(answers), { minLength: 1, maxLength: 8 }), (all) => {
        const { middle, bars } = toLikertLayout(all);
        bars.forEach((bar, index) => {
          expect(bar === null).toBe(all[index] === null);
          if (!bar) return;
          const [a = 0, b = 0, c = 0] = bar.widths;
          expect(bar.start + a + b + c / 2).toBeCloseTo(middle, 9);
          expect(bar.start).toBeGreaterThanOrEqual(-1e-9);
          expect(bar.start + bar.widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1 + 1e-9);
        });
      }),
    );
  });

  it("a percentage point is equally wide in every bar", () => {
    const { bars } = toLikertLayout([
      [0.4, 0.3, 0.1, 0.1, 0.1],
      [0.1, 0.1, 0.1, 0.3, 0.4],
    ]);
    expect(bars[0]?.widths[0]).toBeCloseTo(bars[1]?.widths[4] ?? 0, 12);
  });

  it("a bar is as long as all its answers together", () => {
    fc.assert(
      fc.property(answers, (each) => {
        const { left, right } = reachOf(each);
        expect(left + right).toBeCloseTo(
          each.reduce((sum, share) => sum + share, 0),
          9,
        );
      }),
    );
  });
});

const STEPS = [1, 2, 3, 4, 5];

describe("the answers to a statement", () => {
  const figures = (n: number) =>
    [0.1, 0.2, 0.3, 0.25, 0.15].map((share, index) => shareOf(`trust/${index + 1}`, share, n));

  it("the five answers of a statement are ordered from lowest to highest", () => {
    expect(readAnswers(readingOf("sweden", 2025, figures(400)), "trust", STEPS)).toEqual([0.1, 0.2, 0.3, 0.25, 0.15]);
  });

  it("the answers of a statement are missing if suppressed or not asked", () => {
    expect(readAnswers(readingOf("sweden", 2025, figures(39)), "trust", STEPS)).toBeNull();
    expect(readAnswers(readingOf("sweden", 2025, figures(400)), "other", STEPS)).toBeNull();
    expect(readAnswers(null, "trust", STEPS)).toBeNull();
  });
});
