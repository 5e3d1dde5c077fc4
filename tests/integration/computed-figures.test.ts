import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { scoreInterval } from "@/lib/statistics/score";
import { publishStudy } from "@/lib/study/mutations";
import { YEARS } from "@/tests/integration/computed-rights";
import { computedStudy } from "@/tests/support/computed-study";
import { addCallers, type CallerName } from "@/tests/support/sentinel-study";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// Computed results through the embedded backend: they are read back unchanged.

const BRANDS = 24;
const study = computedStudy(smallStudy("computed study", YEARS));
const BRAND = smallBrand(5).slug;
const SWEDEN = { p_market: "sweden" };
const inputs = [
  { name: "respondents.parquet", sha256: "1".repeat(64), rows: 650_000 },
  { name: "assessments.parquet", sha256: "2".repeat(64), rows: 50_000_000 },
];

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(study, { sha256: "a".repeat(64), actor: "anna", inputs, engine: "granskog 1.0" });
  callers = await addCallers(backend);
});

afterAll(() => backend?.stop());

const rows = z.array(z.record(z.string(), z.unknown()));
async function ask(as: As, name: string, args: Record<string, unknown>) {
  const { status, json, text } = await backend.rpc(as, name, args);
  expect(status, text).toBe(200);
  return rows.parse(json);
}

describe("published results", () => {
  const latest = <T extends { market: string; year: number }>(items: readonly T[]) =>
    items.filter(({ market, year }) => market === "sweden" && year === 2025);

  test("published results are read back to the last digit, with wave, rule, base and interval", async () => {
    for (const result of latest(study.results)) {
      const [parts] = await ask("service", "find_score_parts", { ...SWEDEN, p_brand: result.brandSlug });
      const wave = study.waves.find(({ market, year }) => market === "sweden" && year === 2025);
      const before = study.results.find(
        ({ market, year, brandSlug }) => market === "sweden" && year === 2024 && brandSlug === result.brandSlug,
      );
      expect(parts).toMatchObject({
        environment_share: result.environmentShare,
        social_share: result.socialShare,
        both_share: result.bothShare,
        n: result.n,
        n_eff: result.nEff,
        score: result.score,
        standard_error: result.standardError,
        market_mean: wave?.marketMean,
        market_deviation: wave?.marketDeviation,
        z_score: result.zScore,
        market_index: result.marketIndex,
        rank_low: result.rankLow,
        boot_rank_high: result.bootRankHigh,
        previous_year: 2024,
        previous_score: before?.score,
        previous_error: before?.standardError,
        change: result.change?.difference,
        change_error: result.change?.standardError,
        change_p: result.change?.p,
        change_q: result.change?.q,
        change_tested: result.change?.isTested,
        changes_tested: 3,
        changes_compared: BRANDS,
      });
      // The database keeps the ends that pages and files work out.
      const ends = scoreInterval(result.score ?? NaN, result.standardError ?? NaN);
      expect(Number(parts?.["score_low"])).toBeCloseTo(ends.low, 8);
      expect(Number(parts?.["score_high"])).toBeCloseTo(ends.high, 8);
    }
  });

  test("published results have age groups, suppressed below the minimum, and consumer results", async () => {
    const ages = await ask("service", "list_age_group_results", { ...SWEDEN, p_brand: BRAND });
    const expected = latest(study.ageGroups).filter(({ brandSlug }) => brandSlug === BRAND);
    expect(
      ages.map(({ age_group, score, standard_error, n, n_eff }) => ({ age_group, score, standard_error, n, n_eff })),
    ).toEqual(
      expected.map(({ ageGroup, score, standardError, n, nEff }) => ({
        age_group: ageGroup,
        score,
        standard_error: standardError,
        n,
        n_eff: nEff,
      })),
    );
    expect(ages[0]).toMatchObject({
      score: null,
      score_low: null,
      n: 49,
      year: 2025,
      rule_version: "top-two-of-five/1",
    });
    const given = await ask("service", "list_consumer_populations", { ...SWEDEN, p_section: "priorities" });
    const handed = latest(study.consumers).filter(({ section }) => section === "priorities");
    const toRow = ({ ageGroup, sex, behaviourGroup, figures }: (typeof handed)[number]) => ({
      age_group: ageGroup,
      sex,
      behaviour_group: behaviourGroup,
      items: figures.map(({ item }) => item),
      figures: figures.map(({ value }) => value),
      lows: figures.map(({ low }) => low),
      highs: figures.map(({ high }) => high),
      bases: figures.map(({ n }) => n),
      effective_bases: figures.map(({ nEff }) => nEff),
    });
    expect(given).toHaveLength(handed.length);
    for (const each of handed)
      expect(given).toContainEqual({ market_slug: "sweden", year: 2025, section: "priorities", ...toRow(each) });
    expect(handed.some(({ figures }) => figures.some(({ value, n }) => value === null && n === 49))).toBe(true);
  });

  test("published results have momentum, forecasts with their track record, and alerts", async () => {
    const momentum = await ask("service", "list_momentum", SWEDEN);
    const values = momentum.map((row) => Number(row["momentum"]));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const forecasts = await ask("service", "list_forecasts", { ...SWEDEN, p_brand: BRAND });
    const expected = study.forecasts.filter(({ market, brandSlug }) => market === "sweden" && brandSlug === BRAND);
    expect(forecasts).toMatchObject(
      expected.map(({ year, model, value, low, high, low80, high50, position, positionHigh, topTen, waves }) => {
        const bands = { low, high, low80, high50, top_ten: topTen };
        const positions = { median_position: position, position_high: positionHigh };
        return { origin_year: 2025, year, model, value, ...bands, ...positions, waves, n: 1_005, n_eff: 900.5 };
      }),
    );
    const [record] = await ask("service", "list_forecast_records", SWEDEN);
    expect(record).toMatchObject({
      origin_year: 2025,
      model: "naive",
      horizon: 1,
      forecasts: 300,
      coverage: 0.95,
      mase: 0.875,
      crps: 1.625,
      is_chosen: false,
    });
    const [alert] = await ask("service", "list_risk_alerts", { ...SWEDEN, p_brand: BRAND });
    const { evidence, falseAlarmRate, outcome } =
      study.alerts.find(
        ({ brandSlug, sensitivity }) => brandSlug === BRAND && sensitivity === alert?.["sensitivity"],
      ) ?? {};
    expect(alert).toMatchObject({
      year: 2025,
      kind: "sustained-decline",
      evidence,
      false_alarm_rate: falseAlarmRate,
      outcome,
    });
  });

  test("the audit log says who published what, when, from what, and with which rules", async () => {
    const [entry] = await ask(callers.admin, "list_publications", {});
    expect(entry).toMatchObject({
      status: "published",
      actor: "anna",
      source: "computed study",
      input_sha256: "a".repeat(64),
      inputs,
      engine: "granskog 1.0",
      row_counts: {
        results: study.results.length,
        age_group_results: study.ageGroups.length,
        consumer_sections: study.consumers.length,
        forecasts: study.forecasts.length,
        forecast_histories: study.forecastHistories.length,
        forecast_records: study.forecastRecords.length,
        forecast_tracks: study.forecastTracks.length,
        passing_odds: study.passingOdds.length,
        risk_alerts: study.alerts.length,
      },
      events: [
        { kind: "staged", actor: "anna", detail: { inputs, engine: "granskog 1.0" } },
        {
          kind: "published",
          actor: "anna",
          detail: { inputs, engine: "granskog 1.0", counts: { results: study.results.length } },
        },
      ],
    });
    expect(rows.parse(entry?.["waves"])).toHaveLength(study.waves.length);
    expect(rows.parse(entry?.["waves"])[0]).toMatchObject({
      market: "sweden",
      year: 2010,
      rule_version: "top-two-of-five/1",
      brands: BRANDS,
      weighting: { design_effect: 1.125, capped: 3 },
    });
  });

  test("published results are empty for an unknown brand, market, section or industry", async () => {
    for (const [call, args] of [
      ["find_score_parts", { ...SWEDEN, p_brand: "no-such" }],
      ["find_score_parts", { p_market: "atlantis", p_brand: BRAND }],
      ["list_age_group_results", { ...SWEDEN, p_brand: "'; --" }],
      ["list_consumer_figures", { p_section: "no-such" }],
      ["list_consumer_figures", { p_section: "awareness", p_age: "no-such" }],
      ["list_consumer_populations", { ...SWEDEN, p_section: "no-such" }],
      ["list_wave_results", { ...SWEDEN, p_year: 1999 }],
      ["list_forecast_histories", { ...SWEDEN, p_industry: "no-such" }],
      ["list_momentum", { ...SWEDEN, p_industry: "no-such" }],
      ["list_forecasts", { ...SWEDEN, p_brand: "no-such" }],
      ["list_risk_alerts", { ...SWEDEN, p_brand: "" }],
    ] as const) {
      expect(await ask("service", call, args)).toEqual([]);
    }
  });
});
