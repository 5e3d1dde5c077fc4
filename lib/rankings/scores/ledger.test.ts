import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { describe, expect, it } from "vitest";
import { EXAMPLE, EXAMPLE_CONTEXT, EXAMPLE_TEXTS, testExample } from "@/lib/rankings/scores/example";
import { exampleAnswers } from "@/lib/rankings/scores/example-answers";
import { formatProbability, toLedger } from "@/lib/rankings/scores/ledger";
import { toInputsCsv, toLedgerText } from "@/lib/rankings/scores/score-record";
import { readScoreTexts, type ScoreTexts } from "@/lib/rankings/scores/score-texts";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";

function ledgerOf(texts: Partial<ScoreTexts> = {}, context = EXAMPLE_CONTEXT) {
  const reading = readScoreTexts({ ...EXAMPLE_TEXTS, ...texts });
  if (reading.status === "invalid") throw new Error(JSON.stringify(reading.faults));
  return toLedger(reading.inputs, context);
}
const plain = (text: string | null) => text?.replaceAll(/[\u2060\u200A]/g, "") ?? null;

describe("the ledger", () => {
  it("a score's calculation goes from two shares to the score and its context", () => {
    const { rows, changeP } = ledgerOf();
    expect(rows.map(({ result }) => plain(result))).toEqual([
      null,
      "78.0",
      "837",
      "72.4–83.8",
      "2.92",
      "index 127",
      "z = 2.15",
    ]);
    expect(rows[3]?.how).toBe(
      "200 × Wilson’s interval of 39.0% among 1,116 people: 837 × 4 × 0.390 × 0.610 ÷ (0.242 + 0.233 + 2 × 0.119)",
    );
    expect(rows[4]?.how).toBe("the width of the interval ÷ (2 × 1.96)");
    expect(rows[6]?.how).toBe("+8.8 from 69.2; standard error of the difference 4.10");
    expect(changeP).toBeCloseTo(0.032, 3);
  });

  it("a score's calculation uses a minus sign for falls and negative covariances", () => {
    const { rows } = ledgerOf({ environment: "30", social: "30", both: "0" });
    expect(rows[3]?.how).toContain("2 × (−0.090)");
    expect(rows[6]?.how).toMatch(/^−9\.2 from/);
    expect(rows[6]?.result).toMatch(/^z = −/);
  });

  it("a score's calculation has an interval and an error even if all answers agree", () => {
    const { rows } = ledgerOf({ environment: "0", social: "0", both: "0", asked: "50", deff: "1" });
    expect(plain(rows[3]?.result ?? null)).toBe("0.0–14.3");
    expect(rows[3]?.how).toBe("200 × Wilson’s interval of 0.0% among 50 people: everyone gave the same answer");
    expect(rows[4]?.result).toBe("3.64");
  });

  it("a score's calculation says what the study does not provide", () => {
    const { rows, changeP } = ledgerOf({}, { shareDigits: 1, marketMean: null, previous: null });
    expect([rows[5]?.result, rows[6]?.result, changeP]).toEqual([null, null, null]);
  });

  it("a score's calculation never shows a probability of zero", () => {
    expect([0.0004, 0.032, 0.37, 1].map((p) => formatProbability("q", p).replaceAll("\u00A0", " "))).toEqual([
      "q < 0.001",
      "q = 0.032",
      "q = 0.37",
      "q = 1.00",
    ]);
  });
});

describe("the example", () => {
  it("in the example, a change clear alone is not clear among 405 brands", () => {
    expect(testExample(0.032).isClear).toBe(false);
    expect(testExample(0.0001).isClear).toBe(true);
    expect(testExample(1e-20).how).toContain(`number 1 of ${EXAMPLE.brandsTested}`);
  });

  it("the example's q increases with p and is never below it", () => {
    const q = (p: number) =>
      Number(
        /q. (?<q>[\d.]+)/.exec(testExample(p).how.replaceAll("\u00A0", " ").replace("q = ", "q. "))?.groups?.q ?? 0,
      );
    const values = [0.002, 0.01, 0.05, 0.2, 0.5].map(q);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(q(0.5)).toBeGreaterThanOrEqual(0.5);
    expect(adjustForFalseDiscovery([0.5])[0]).toBe(0.5);
  });

  it("the example shows answers that add up to the shares", () => {
    for (const scale of [STUDY_OF_TODAY.scale, { min: 1, max: 7, good: "6 or 7" }]) {
      const answers = exampleAnswers("environment", 0.5, scale);
      const sum = (of: typeof answers) => of.reduce((all, { share }) => all + share, 0);
      expect(answers.filter(({ isCounted }) => isCounted).map(({ mark }) => mark)).toEqual([scale.max - 1, scale.max]);
      expect(sum(answers.filter(({ isCounted }) => isCounted))).toBeCloseTo(50, 9);
      expect(sum(answers)).toBeCloseTo(100, 9);
    }
  });
});

describe("copies of the panel", () => {
  const head = {
    title: "Provmark, an example",
    isSample: true,
    ruleVersion: "rule/1",
    address: "https://x.example/about-study",
  };

  it("the copied text of a calculation has all its steps", () => {
    const text = fillText(toLedgerText(ledgerOf(), testExample(0.032), head), STUDY_OF_TODAY);
    expect(text.split("\n")).toHaveLength(10);
    expect(text).toContain(
      "Provmark, an example (sample data)\n1. Count the 4s and 5s: environment 41.2%, social 36.8%, both 27.1%\n2. Add the two shares: 100 × (0.412 + 0.368) = 78.0",
    );
    expect(text).toContain("5. Standard error: the width of the interval ÷ (2 × 1.96) = 2.92");
    expect(text).toMatch(
      /8\. Is that a clear change\? p = 0\.032, .*: not clear\nScoring rule rule\/1\. https:\/\/x\.example\/about-study$/,
    );
    expect(text).not.toMatch(/[\u2060\u200A\u00A0]/);
  });

  it("the copied CSV of a calculation is one row without formulas", () => {
    expect(toInputsCsv(EXAMPLE_TEXTS, head)).toBe(
      'brand,environment_percent,social_percent,both_percent,people_asked,design_effect,scoring_rule\r\n"Provmark, an example",41.2,36.8,27.1,1013,1.21,rule/1\r\n',
    );
    expect(toInputsCsv({ ...EXAMPLE_TEXTS, deff: "1,21" }, { ...head, title: '=HYPERLINK("x")' })).toContain(
      `"'=HYPERLINK(""x"")",41.2,36.8,27.1,1013,1.21`,
    );
  });
});
