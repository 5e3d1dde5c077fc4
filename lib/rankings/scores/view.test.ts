import { describe, expect, it } from "vitest";
import { toRebuildView, toVerdictOnChanged, type ScoreParts } from "@/lib/rankings/scores/view";
import { readScoreTexts } from "@/lib/rankings/scores/score-texts";
import { toLedger } from "@/lib/rankings/scores/ledger";

const PARTS: ScoreParts = {
  year: 2025,
  rule_version: "top-two-of-five/1",
  brand_slug: "some-brand",
  brand_name: "Some brand",
  industry_name: "Dairy",
  environment_share: 0.412345,
  social_share: 0.367654,
  both_share: 0.271,
  n: 1013,
  n_eff: 837.2,
  score: 77.9999,
  standard_error: 2.92,
  market_mean: 61.4,
  rank_low: 2,
  rank_high: 13,
  boot_rank_low: 3,
  boot_rank_high: 11,
  previous_year: 2024,
  previous_score: 69.2,
  previous_error: 2.88,
  change_p: 0.032,
  change_q: 0.21,
  change_tested: false,
  changes_tested: 31,
  changes_compared: 405,
};
const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ");

describe("a published score", () => {
  it("a published score can be rebuilt to its published value", () => {
    const view = toRebuildView(PARTS);
    if (view.status !== "ready") throw new Error(view.status);
    const { texts, inputs, context, verdict } = view.score;
    expect(texts).toEqual({ environment: "41.23", social: "36.77", both: "27.10", asked: "1013", deff: "1.21" });
    expect(readScoreTexts(texts).status).toBe("valid");
    expect(toLedger(inputs, context).rebuilt.score).toBeCloseTo(77.9999, 4);
    expect(toLedger(inputs, context).rebuilt.effective).toBeCloseTo(837.2, 9);
    expect(plain(verdict?.how)).toBe(
      "p = 0.032, tested together with 404 other brands: q = 0.21, above 0.05; 31 are clear changes",
    );
  });

  it("a published score shows its rank ranges as far as known", () => {
    const rangesOf = (parts: Partial<ScoreParts>) => {
      const view = toRebuildView({ ...PARTS, ...parts });
      return view.status === "ready" ? view.score.ranges?.replaceAll(/[\u2060\u200A]/g, "") : view.status;
    };
    expect(rangesOf({})).toBe("Rank range 2–13; by bootstrap 3–11");
    expect(rangesOf({ boot_rank_low: null, boot_rank_high: null })).toBe("Rank range 2–13");
    expect(rangesOf({ rank_low: null, rank_high: null })).toBeUndefined();
  });

  it("a changed number keeps its test, against the others' published values", () => {
    const changed = toVerdictOnChanged({ isClear: false, how: "q = 0.21" }, 0.0002);
    expect(changed.isClear).toBe(false);
    expect(plain(changed.how)).toBe("p < 0.001 with your numbers, tested alone. The published change: q = 0.21");
  });

  it("a published score has no previous one in its first year", () => {
    const view = toRebuildView({
      ...PARTS,
      previous_year: null,
      previous_score: null,
      previous_error: null,
      change_p: null,
      change_q: null,
      change_tested: null,
    });
    expect(view.status === "ready" && [view.score.context.previous, view.score.verdict]).toEqual([null, null]);
  });

  it.each<[string, ScoreParts | null, string]>([
    ["no row", null, "absent"],
    ["too few interviews", { ...PARTS, n: 43, score: null, standard_error: null }, "suppressed"],
    ["finished results", { ...PARTS, environment_share: null, social_share: null, both_share: null }, "no-shares"],
    ["positions alone", { ...PARTS, n: null, n_eff: null, score: null, environment_share: null }, "no-shares"],
    ["a base of nobody", { ...PARTS, n_eff: 0 }, "no-shares"],
  ])("a published score cannot be rebuilt from %s", (_, parts, status) => {
    expect(toRebuildView(parts).status).toBe(status);
  });

  it("a published score stays consistent when rounded for display", () => {
    // The joint share equals the smaller one; separate rounding must not raise it above.
    const view = toRebuildView({ ...PARTS, environment_share: 0.3, social_share: 0.12344, both_share: 0.12344 });
    expect(view.status === "ready" && readScoreTexts(view.score.texts).status).toBe("valid");
  });
});
