import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_CHART_NAME, toChartName } from "@/lib/analyses/chart-name";

const subject = "Food & grocery in Sweden, 2023–2025";

describe("the name of a chart", () => {
  it("a chart's name is its brands and its finding", () => {
    expect(toChartName({ brands: ["Havremark", "Alvik"], subject, finding: "No clear differences in 2025" })).toBe(
      "Havremark and Alvik: No clear differences in 2025",
    );
    expect(
      toChartName({ brands: ["A", "B", "C", "D", "E"], subject, finding: "Two brands divide the generations" }),
    ).toBe("A, B and three others: Two brands divide the generations");
  });
  it("a chart's name does not repeat a brand", () => {
    const finding = "Havremark is up 4.2 points since 2023";
    expect(toChartName({ brands: ["Havremark"], subject, finding })).toBe(finding);
    expect(toChartName({ brands: ["Havremark", "Alvik"], subject, finding })).toBe(`Havremark and Alvik: ${finding}`);
  });
  it("a chart's name has its subject if there is no brand or no finding", () => {
    expect(toChartName({ brands: [], subject: "Awareness in Sweden", finding: "No clear change since 2016" })).toBe(
      "Awareness in Sweden: No clear change since 2016",
    );
    expect(toChartName({ brands: ["Alvik"], subject, finding: null })).toBe(`Alvik: ${subject}`);
    expect(toChartName({ brands: [], subject, finding: null })).toBe(subject);
  });
  it("a chart's name fits the limit of saved charts and differs for other brands", () => {
    const name = fc.string({ minLength: 1, maxLength: 300, unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), name, fc.option(name), (brands, about, finding) => {
        expect(Array.from(toChartName({ brands, subject: about, finding })).length).toBeLessThanOrEqual(
          LONGEST_CHART_NAME,
        );
      }),
    );
    const finding = "x".repeat(200);
    expect(toChartName({ brands: ["Havremark"], subject, finding })).not.toBe(
      toChartName({ brands: ["Alvik"], subject, finding }),
    );
  });
});
