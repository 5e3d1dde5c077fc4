import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { publishStudy } from "@/lib/study/mutations";
import { rightsOf, YEARS } from "@/tests/integration/computed-rights";
import { computedStudy } from "@/tests/support/computed-study";
import { addCallers, CALLERS, type CallerName } from "@/tests/support/sentinel-study";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// Computed figures through the embedded backend: what each caller is given of them, by right and by year.

const EDGES = [2010, 2011, 2018, 2023];
const BRANDS = 24;
const study = computedStudy(smallStudy("computed study", YEARS));
/** Everyone, four ages, two sexes, four behaviour groups. */
const POPULATIONS = 11;
const BRAND = smallBrand(5).slug;
const SWEDEN = { p_market: "sweden" };

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(study, { sha256: "a".repeat(64), actor: "anna", inputs: [], engine: "granskog 1.0" });
  callers = await addCallers(backend);
});

afterAll(() => backend?.stop());

const rows = z.array(z.record(z.string(), z.unknown()));
async function ask(as: As, name: string, args: Record<string, unknown>) {
  const { status, json, text } = await backend.rpc(as, name, args);
  expect(status, text).toBe(200);
  return rows.parse(json);
}

describe.each(CALLERS)("%s", (name) => {
  const { years, analytics, momentum, predictions, alerts, audit } = rightsOf(name);
  const sees = (year: number) => years.includes(year);
  const seesChange = (year: number) => sees(year) && sees(year - 1);
  const analyses = (year: number) => analytics && sees(year);

  test.each([...EDGES, null])("the computed results of %s are limited to the years in the plan", async (asked) => {
    const year = asked ?? 2025;
    const p_year = asked === null ? {} : { p_year: asked };
    const count = async (call: string, args: object) =>
      (await ask(callers[name], call, { ...SWEDEN, ...p_year, ...args })).length;
    expect(await count("list_age_group_results", {})).toBe(analyses(year) ? 4 * BRANDS : 0);
    expect(await count("list_age_group_results", { p_brand: BRAND })).toBe(analyses(year) ? 4 : 0);
    expect(await count("list_age_results", { p_brands: [BRAND, smallBrand(6).slug] })).toBe(analyses(year) ? 8 : 0);
    // One group of the four has too few answers for every brand, and so no mean.
    expect(await count("list_age_means", {})).toBe(analyses(year) ? 3 : 0);
    expect(await count("list_consumer_populations", { p_section: "awareness" })).toBe(analyses(year) ? POPULATIONS : 0);
    expect(await count("list_wave_results", {})).toBe(analyses(year) ? BRANDS : 0);
    expect(await count("list_momentum", {})).toBe(momentum && seesChange(year) ? BRANDS : 0);
    expect(await count("list_momentum", { p_industry: "energy" })).toBe(momentum && seesChange(year) ? BRANDS / 3 : 0);

    const [parts] = await ask(callers[name], "find_score_parts", { ...SWEDEN, ...p_year, p_brand: BRAND });
    if (!sees(year)) return expect(parts).toBeUndefined();
    expect(parts).toMatchObject({ market_slug: "sweden", year, brand_slug: BRAND, rule_version: "top-two-of-five/1" });
    const before = [
      "previous_year",
      "previous_score",
      "previous_error",
      "previous_n",
      "change",
      "change_error",
      "change_p",
      "change_q",
    ];
    const compared = [...before, "change_tested", "changes_tested", "changes_compared"];
    expect(compared.filter((key) => parts?.[key] !== null)).toEqual(seesChange(year) ? compared : []);
  });

  test("forecasts and alerts need the right to them", async () => {
    const count = async (call: string, args = {}) => (await ask(callers[name], call, { ...SWEDEN, ...args })).length;
    expect(await count("list_forecasts")).toBe(predictions ? 3 * BRANDS : 0);
    expect(await count("list_forecasts", { p_brand: BRAND })).toBe(predictions ? 3 : 0);
    expect(await count("list_forecast_records")).toBe(predictions ? 6 : 0);
    expect(await count("list_forecasts", { p_industry: "energy" })).toBe(predictions ? BRANDS : 0);
    const past = study.forecastHistories.filter(({ market }) => market === "sweden").flatMap((history) => history.past);
    expect(await count("list_forecast_histories")).toBe(
      predictions ? past.filter(({ originYear, year }) => sees(originYear) && sees(year)).length : 0,
    );
    const tracks = study.forecastTracks.filter(({ market }) => market === "sweden");
    expect(await count("list_forecast_tracks")).toBe(
      predictions ? tracks.filter(({ originYear }) => originYear === null || sees(originYear)).length : 0,
    );
    expect(await count("list_passing_odds")).toBe(
      predictions ? study.passingOdds.filter(({ market }) => market === "sweden").length : 0,
    );
    expect(await count("list_risk_alerts")).toBe(alerts ? 3 * 4 : 0);
    expect(await count("list_risk_alerts", { p_brand: BRAND })).toBe(alerts ? 3 : 0);
  });

  test("consumer results cover every market, for the years in the plan", async () => {
    const given = await ask(callers[name], "list_consumer_figures", { p_section: "awareness" });
    const expected = study.consumers.filter(
      ({ section, year, ...of }) =>
        section === "awareness" &&
        analyses(year) &&
        [of.ageGroup, of.sex, of.behaviourGroup].every((each) => each === "all"),
    );
    expect(given.map(({ market_slug, year }) => `${String(market_slug)} ${String(year)}`).sort()).toEqual(
      expected.map(({ market, year }) => `${market} ${year}`).sort(),
    );
    const waves = await ask(callers[name], "list_consumer_waves", {});
    expect(waves).toHaveLength(expected.length);
    // The same people were asked about brands: a wave has one number of interviews.
    const ofBrands = await ask(callers[name], "list_market_waves", {});
    for (const wave of waves) {
      const same = ofBrands.find(
        (each) => each["market_slug"] === wave["market_slug"] && each["year"] === wave["year"],
      );
      expect(wave["interviews"]).toBe(same?.["interviews"]);
    }
  });

  test("the audit log can be read only with full access", async () => {
    const { status, json } = await backend.rpc(callers[name], "list_publications");
    if (name === "anonymous") return expect([401, 403, 404]).toContain(status);
    expect(rows.parse(json)).toHaveLength(audit ? 1 : 0);
  });
});

test.each(["anonymous", "free", "enterprise", "admin"] as const)(
  "%s cannot reach any table of the study",
  async (name) => {
    for (const table of [
      "results",
      "waves",
      "age_group_results",
      "consumer_sections",
      "forecasts",
      "forecast_histories",
      "forecast_records",
      "forecast_tracks",
      "passing_odds",
      "risk_alerts",
    ]) {
      const { status } = await backend.request(callers[name], `/rest/v1/${table}?limit=1`, {
        headers: { "accept-profile": "study" },
      });
      expect(status, table).toBeGreaterThanOrEqual(400);
    }
  },
);
