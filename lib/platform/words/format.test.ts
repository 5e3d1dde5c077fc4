import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatMonths,
  formatNumber,
  formatOrdinal,
  formatRange,
  formatSigned,
  roundTo,
  toFigureParts,
} from "@/lib/platform/words/format";

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const digits = fc.integer({ min: 0, max: 3 });

describe("roundTo", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.04, 1, 0],
    [1e-9, 2, 0],
    [1.45e-7, 8, 1.5e-7],
    [113.249, 1, 113.2],
    [1e21, 2, 1e21],
  ])("%f rounded to %i decimals is %f", (value, digits, expected) => {
    expect(roundTo(value, digits)).toBe(expected);
  });

  it("rounding moves a value by at most half a step and is idempotent", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, digits) => {
        const rounded = roundTo(value, digits);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
        expect(roundTo(rounded, digits)).toBe(rounded);
      }),
    );
  });
});

describe("roundTo, beside decimal arithmetic", () => {
  /** `whole` hundred-millionths as a decimal, rounded half up on its digits. */
  const rounded = (whole: bigint, digits: number) => {
    const step = 10n ** BigInt(8 - digits);
    return Number(`${(whole + step / 2n) / step}e-${digits}`);
  };

  it("any decimal with up to eight places is rounded as its digits say, halves among them", () => {
    // Fifteen digits are as many as a number keeps for certain.
    const most = 10n ** 15n - 1n;
    const places = fc.integer({ min: 0, max: 6 });
    const halves = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 6n }), places, fc.constantFrom(-1n, 0n, 1n))
      .map(([steps, at, beside]) => [(2n * steps + 1n) * 5n * 10n ** BigInt(7 - at) + beside, at] as const);
    const others = fc.tuple(fc.bigInt({ min: 1n, max: most }), places);
    fc.assert(
      fc.property(fc.oneof(halves, others), ([whole, at]) => {
        fc.pre(whole <= most);
        expect(roundTo(Number(`${whole}e-8`), at)).toBe(rounded(whole, at));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("formatNumber", () => {
  it.each([
    [1234567, 0, "1,234,567"],
    [113.25, 1, "113.3"],
    [5, 1, "5.0"],
    [-0.01, 1, "0.0"],
    [-12.34, 1, "−12.3"],
  ])("%f with %i decimals is written %s", (value, digits, expected) => {
    expect(formatNumber(value, digits)).toBe(expected);
  });

  it("the parts of a formatted number join to the same text", () => {
    const parts = toFigureParts(-1234.5, 1);
    expect(parts.map((part) => part.text).join("")).toBe(formatNumber(-1234.5, 1));
    expect(parts.filter((part) => part.kind === "digits").map((part) => part.text)).toEqual(["1", "234", "5"]);
  });
});

describe("formatRange", () => {
  it("a range is joined with non-breaking hair spaces", () => {
    expect(formatRange(3, 19)).toBe("3\u2060\u200A–\u200A\u206019");
  });
  it("a range of one value is written once", () => {
    expect(formatRange(1, 1)).toBe("1");
  });

  it("a range that begins below zero is joined by a word, so that no dash meets a minus sign", () => {
    expect(formatRange(-21.6, -11.3, 1)).toBe("−21.6\u00A0to\u00A0−11.3");
    expect(formatRange(-4, 12)).toBe("−4\u00A0to\u00A012");
  });

  it("a range has one dash or “to” if its ends look different, and neither otherwise", () => {
    fc.assert(
      fc.property(value, value, digits, (low, high, decimals) => {
        const [from, to] = [formatNumber(low, decimals), formatNumber(high, decimals)];
        const range = formatRange(low, high, decimals);
        expect(range.split(/–|\u00A0to\u00A0/)).toHaveLength(from === to ? 1 : 2);
        expect(range.startsWith(from) && range.endsWith(to)).toBe(true);
      }),
    );
  });
});

describe("formatSigned", () => {
  it.each([
    [5.94, 1, "+5.9"],
    [-13.2, 1, "−13.2"],
    [0.04, 1, "0.0"],
    [-0.04, 1, "0.0"],
    [-1234, 0, "−1,234"],
  ])("%f with %i decimals and its sign is written %s", (number, decimals, expected) => {
    expect(formatSigned(number, decimals)).toBe(expected);
  });

  it("a signed number has the sign of what it shows, and never a hyphen", () => {
    fc.assert(
      fc.property(value, digits, (number, decimals) => {
        const [signed, opposite] = [formatSigned(number, decimals), formatSigned(-number, decimals)];
        const rounded = roundTo(number, decimals);
        expect(signed.match(/^[+−]?/)?.[0]).toBe(rounded > 0 ? "+" : rounded < 0 ? "−" : "");
        expect(opposite.replace(/^[+−]/, "")).toBe(signed.replace(/^[+−]/, ""));
        expect(signed).not.toContain("-");
      }),
    );
  });
});

describe("formatOrdinal", () => {
  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [111, "111th"],
    [112, "112th"],
    [113, "113th"],
    [122, "122nd"],
    [1003, "1,003rd"],
  ])("%i is written %s", (value, expected) => {
    expect(formatOrdinal(value)).toBe(expected);
  });

  it("an ordinal ends in st, nd or rd after 1, 2 or 3, except for the teens", () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (number) => {
        const isTeen = Math.floor(number / 10) % 10 === 1;
        const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
        expect(formatOrdinal(number)).toBe(formatNumber(number) + ending);
      }),
    );
  });
});

describe("dates", () => {
  it("dates are read from timestamps in UTC", () => {
    expect(formatDate("2026-11-20T23:59:59Z")).toBe("20 November 2026");
    expect(formatDate("2026-11-20")).toBe("20 November 2026");
  });
  it("a span of months is shortened", () => {
    expect(formatMonths("2025-01-08", "2025-03-28")).toBe("January–March 2025");
    expect(formatMonths("2025-01-08", "2025-01-28")).toBe("January 2025");
    expect(formatMonths("2024-11-08", "2025-01-28")).toBe("November 2024–January 2025");
  });
});
