import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXAMPLE_TEXTS } from "@/lib/rankings/scores/example";
import { readScoreTexts, type ScoreTexts } from "@/lib/rankings/scores/score-texts";

const read = (texts: Partial<ScoreTexts>) => readScoreTexts({ ...EXAMPLE_TEXTS, ...texts });
const faultsOf = (texts: Partial<ScoreTexts>) => {
  const reading = read(texts);
  return reading.status === "valid" ? {} : reading.faults;
};

describe("typed numbers", () => {
  it("typed numbers become the inputs of a score", () => {
    const inputs = { environment: 41.2 / 100, social: 0.368, both: 0.271, asked: 1013, designEffect: 1.21 };
    expect(readScoreTexts(EXAMPLE_TEXTS)).toEqual({ status: "valid", inputs });
    expect(read({ environment: "41,2", social: " 36.8 % ", both: "27.1%", asked: "1,013", deff: "1,21" })).toEqual({
      status: "valid",
      inputs,
    });
    expect(read({ asked: "1 013" })).toEqual({ status: "valid", inputs });
  });

  it.each<[Partial<ScoreTexts>, keyof ScoreTexts, RegExp]>([
    [{ environment: "" }, "environment", /^Enter a percentage/],
    [{ social: "many" }, "social", /^Enter a percentage/],
    [{ environment: "." }, "environment", /^Enter a percentage/],
    [{ environment: "1e1" }, "environment", /^Enter a percentage/],
    [{ environment: "-1" }, "environment", /between 0 and 100%/],
    [{ environment: "100.1" }, "environment", /between 0 and 100%/],
    [{ both: "36.9" }, "both", /^Must be at most 36.8%, the smaller/],
    [{ environment: "80", social: "60", both: "39" }, "both", /^Must be at least 40.0%/],
    [{ asked: "0" }, "asked", /^At least one person/],
    [{ asked: "10.5" }, "asked", /^Enter a whole number/],
    [{ asked: "99999999" }, "asked", /^At most 10,000,000/],
    [{ deff: "0.99" }, "deff", /1 or more/],
    [{ deff: "" }, "deff", /^Enter a number/],
    [{ asked: "2", deff: "3" }, "deff", /can’t be larger than the number of people/],
  ])("the typed numbers %j have an error in %s", (texts, field, message) => {
    expect(faultsOf(texts)).toEqual({ [field]: expect.stringMatching(message) });
  });

  it("typed numbers report all their errors at once", () => {
    expect(Object.keys(faultsOf({ environment: "x", asked: "", deff: "0" }))).toEqual(["environment", "asked", "deff"]);
  });

  it("typed shares are accepted whenever one group of people could give both", () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(percent, percent, percent, (environment, social, both) => {
        const [e, s, b] = [environment, social, both].map((share) => Math.round(share * 10));
        const fits = b! <= Math.min(e!, s!) && b! >= e! + s! - 1000;
        expect(read({ environment: `${environment}`, social: `${social}`, both: `${both}` }).status).toBe(
          fits ? "valid" : "invalid",
        );
      }),
    );
  });
});
