import type { Call } from "@/tests/integration/access-table";
import type { CallerName } from "@/tests/support/sentinel-study";
import { callerMay, KNOWS } from "@/tests/support/what-callers-know";

const SWEDEN = { p_market: "sweden" };
const NO_ENTRY = "00000000-0000-4000-8000-000000000000";

/** The years of which analyses are given exact figures. */
const yearsOf = (name: CallerName) => (callerMay(name, "analytics") ? KNOWS[name].scoredYears : []);

/** What the analysis pages add to the table of who may call what. */
export const ANALYSIS_FUNCTIONS: Record<string, Call> = {
  list_age_results: { door: "everyone", args: () => ({ ...SWEDEN, p_brands: ["brand-a"] }), rows: () => 0 },
  list_age_means: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_industry_results: {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_industry: "energy" }),
    rows: (name) => 5 * yearsOf(name).length,
  },
  list_brand_results: {
    door: "everyone",
    args: () => ({ p_brands: ["brand-a", "nobodys"] }),
    rows: (name) => yearsOf(name).length,
  },
  list_wave_results: { door: "everyone", args: () => SWEDEN, rows: (name) => (yearsOf(name).includes(2025) ? 14 : 0) },
  "list_wave_results of 2024": {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_year: 2024 }),
    rows: (name) => (yearsOf(name).includes(2024) ? 14 : 0),
  },
  list_followed_brands: { door: "signed-in", rows: () => 0 },
  // What following and saving do is in follows.test.ts and portfolios.test.ts.
  find_reader_home: { door: "signed-in", rows: () => 0 },
  choose_reader_home: {
    door: "signed-in",
    args: () => ({ p_market: "nowhere", p_industry: null }),
    answer: () => false,
  },
  follow_brand: { door: "signed-in", args: () => ({ p_slug: "nobodys" }), answer: () => "unknown" },
  unfollow_brand: { door: "signed-in", args: () => ({ p_slug: "nobodys" }), answer: () => false },
  list_portfolios: { door: "signed-in", rows: () => 0 },
  save_portfolio: {
    door: "signed-in",
    args: () => ({ p_id: NO_ENTRY, p_name: "Mine", p_entries: ["brand-a.sweden"] }),
    writes: true,
  },
  remove_portfolio: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), answer: () => false },
  // And one of the other market.
  list_market_waves: {
    door: "everyone",
    rows: (name) => (callerMay(name, "analytics") ? yearsOf(name).length + 1 : 0),
  },
};
