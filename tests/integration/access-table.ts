import type { CallerName } from "@/tests/support/sentinel-study";
import { ALERT_FUNCTIONS } from "@/tests/integration/access-table-alerts";
import { API_FUNCTIONS } from "@/tests/integration/access-table-api";
import { ANALYSIS_FUNCTIONS } from "@/tests/integration/access-table-analysis";
import { CITATION_FUNCTIONS } from "@/tests/integration/access-table-citations";
import { DRAFT_FUNCTIONS } from "@/tests/integration/access-table-drafts";
import { EXPORT_FUNCTIONS } from "@/tests/integration/access-table-exports";
import { POST_FUNCTIONS } from "@/tests/integration/access-table-posts";
import { PUBLISHING_FUNCTIONS } from "@/tests/integration/access-table-publishing";
import { RELEASE_FUNCTIONS } from "@/tests/integration/access-table-releases";
import { SAVED_CHART_FUNCTIONS } from "@/tests/integration/access-table-saved-charts";
import { SHARING_FUNCTIONS } from "@/tests/integration/access-table-sharing";
import { TEAM_FUNCTIONS } from "@/tests/integration/access-table-teams";
import { KNOWS, yearsOf } from "@/tests/support/what-callers-know";

// What each kind of caller may do with each function, table and view of the data API, by hand.

/** Who is let in at all. Others are refused before anything is read. */
export type Door = "everyone" | "signed-in" | "signed-in or server" | "server";
const isSignedIn = (name: CallerName) => name !== "anonymous" && name !== "service";
export const PASSES: Record<Door, (name: CallerName) => boolean> = {
  everyone: () => true,
  "signed-in": isSignedIn,
  "signed-in or server": (name) => name !== "anonymous",
  server: (name) => name === "service",
};
const ONLY_ADMIN = (name: CallerName) => name === "admin";
const NO_ENTRY = "00000000-0000-4000-8000-000000000000";
const ANYONE_BUT_SERVER = (name: CallerName) => name !== "service";

export interface Call {
  door: Door | ((name: CallerName) => boolean);
  args?: (name: CallerName) => Record<string, unknown>;
  /** Rows of the result, for callers with access. */
  rows?: (name: CallerName) => number;
  answer?: (name: CallerName) => unknown;
  /** Whether it changes something. Then only callers without access call it here. */
  writes?: true;
}

const SWEDEN = { p_market: "sweden" };
export const brands = (name: CallerName) => KNOWS[name].brands;
/** Brands of 2024's study are for readers whose plan includes that year. */
const brandsOf2024 = (name: CallerName) => (yearsOf(KNOWS[name]).includes(2024) ? KNOWS[name].brands : 0);
export const isAdmin = (name: CallerName) => name === "admin" || name === "service";
/** Whose own subscription row there is, active or not; a team's counts while it is active. */
const SUBSCRIBED = [
  "essential",
  "professional",
  "enterprise",
  "canceled",
  "trialRunning",
  "trialExpired",
  "teamMember",
];
export const hasPlan = (name: CallerName) => SUBSCRIBED.includes(name);

export const FUNCTIONS: Record<string, Call> = {
  list_ranked_brands: { door: "everyone", args: () => SWEDEN, rows: brands },
  "list_ranked_brands of 2024": { door: "everyone", args: () => ({ ...SWEDEN, p_year: 2024 }), rows: brandsOf2024 },
  "list_ranked_brands of an industry": {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_industry: "energy" }),
    rows: (name) => (KNOWS[name].industryPositions ? 5 : 0),
  },
  list_markets: { door: "everyone", rows: () => 2 },
  list_industries: { door: "everyone", args: () => SWEDEN, rows: () => 3 },
  list_industry_brands: { door: "everyone", args: () => ({ ...SWEDEN, p_industry: "energy" }), rows: () => 5 },
  list_exclusions: { door: "everyone", rows: () => 0 },
  list_unranked_brands: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_brand_names: { door: "everyone", rows: () => 14 },
  search_brands: { door: "everyone", args: () => ({ ...SWEDEN, p_query: "brand", p_limit: 999 }), rows: () => 14 },
  find_brand: { door: "everyone", args: () => ({ p_slug: "brand-a" }) },
  list_brand_waves: {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_brand: "brand-a" }),
    rows: (name) => (KNOWS[name].exact ? KNOWS[name].scoredYears.length : 0),
  },
  find_score_parts: {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_brand: "brand-a" }),
    rows: (name) => (KNOWS[name].exact ? 1 : 0),
  },
  "find_score_parts of 2024": {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_brand: "brand-a", p_year: 2024 }),
    rows: (name) => (KNOWS[name].scoredYears.includes(2024) ? 1 : 0),
  },
  // This study has results alone; computed figures are read by every caller in computed-access.test.ts.
  list_age_group_results: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_consumer_figures: { door: "everyone", args: () => ({ p_section: "awareness" }), rows: () => 0 },
  list_consumer_populations: { door: "everyone", args: () => ({ ...SWEDEN, p_section: "awareness" }), rows: () => 0 },
  list_consumer_waves: { door: "everyone", rows: () => 0 },
  list_momentum: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_forecasts: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_forecast_records: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_forecast_histories: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_forecast_tracks: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_passing_odds: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_risk_alerts: { door: "everyone", args: () => SWEDEN, rows: () => 0 },
  list_publications: { door: "signed-in or server", rows: (name) => (isAdmin(name) || name === "researcher" ? 1 : 0) },
  current_publication: { door: "everyone", rows: () => 1 },
  publication_status: { door: "everyone", rows: () => 1 },
  // The study of these tests names no definition; what one answers is in study-definition-published.test.ts.
  published_definition: { door: "everyone", answer: () => null },
  list_instances: { door: "server", rows: () => 0 },
  note_instance: {
    door: "server",
    args: () => ({ p_name: "one", p_version: "1.0.0", p_started_at: "2026-11-24T00:00:00Z" }),
    writes: true,
  },
  get_rankings_for_authenticated_user: {
    door: "signed-in or server",
    args: () => ({ p_country: "Sweden", p_industry: null, p_year: 2025 }),
    rows: brands,
  },
  "get_rankings_for_authenticated_user of 2024": {
    door: "signed-in or server",
    args: () => ({ p_country: "Se", p_industry: null, p_year: 2024 }),
    rows: brandsOf2024,
  },
  get_total_country_brands: { door: "everyone", args: () => ({ p_country: "Sweden", p_year: 2025 }), answer: () => 14 },
  "get_total_country_brands of 2024": {
    door: "everyone",
    args: () => ({ p_country: "Sweden", p_year: 2024 }),
    answer: (name) => (yearsOf(KNOWS[name]).includes(2024) ? 14 : null),
  },
  get_industry_brand_counts: { door: "everyone", args: () => ({ p_country: "Sweden", p_year: 2025 }), rows: () => 3 },
  is_admin: { door: "signed-in or server", args: () => ({ check_user_id: "admin" }), answer: isAdmin },
  get_user_subscription_annual: {
    door: "signed-in or server",
    args: (name) => ({ _user_id: name }),
    rows: (name) => (hasPlan(name) ? 1 : 0),
  },
  "get_user_subscription_annual of another": {
    door: "signed-in or server",
    args: () => ({ _user_id: "professional" }),
    rows: (name) => (isAdmin(name) || name === "professional" ? 1 : 0),
  },
  find_viewer: { door: "signed-in or server", rows: (name) => (isSignedIn(name) ? 1 : 0) },
  admit_viewer: { door: "signed-in", rows: () => 1 },
  initialize_user: { door: "signed-in", args: () => ({ p_user_type: "enterprise" }), writes: true },
  ...POST_FUNCTIONS,
  ...DRAFT_FUNCTIONS,
  ...RELEASE_FUNCTIONS,
  ...TEAM_FUNCTIONS,
  ...ANALYSIS_FUNCTIONS,
  ...ALERT_FUNCTIONS,
  ...API_FUNCTIONS,
  ...SAVED_CHART_FUNCTIONS,
  ...EXPORT_FUNCTIONS,
  ...CITATION_FUNCTIONS,
  ...SHARING_FUNCTIONS,
  join_waitlist: {
    door: ANYONE_BUT_SERVER,
    args: () => ({ p_email: "reader@sample.test", p_name: "A reader", p_company: "Sample" }),
    writes: true,
  },
  send_contact_message: {
    door: ANYONE_BUT_SERVER,
    args: () => ({
      p_name: "A reader",
      p_email: "reader@sample.test",
      p_company: "",
      p_topic: "question",
      p_message: "Where is it?",
    }),
    writes: true,
  },
  // No one has asked for a place or written here; what admins find is in contact.test.ts and waitlist-queue.test.ts.
  list_waitlist: { door: "signed-in", rows: () => 0 },
  count_waitlist: { door: "signed-in", rows: () => 0 },
  decide_waitlist_entry: {
    door: ONLY_ADMIN,
    args: () => ({ p_id: NO_ENTRY, p_from: "waiting", p_to: "invited", p_by: "Me" }),
    answer: () => null,
  },
  note_on_waitlist_entry: {
    door: ONLY_ADMIN,
    args: () => ({ p_id: NO_ENTRY, p_remark: "Mine", p_by: "Me" }),
    answer: () => false,
  },
  list_contact_messages: { door: "signed-in", rows: () => 0 },
  count_contact_messages: { door: "signed-in", rows: () => 0 },
  mark_contact_message: {
    door: ONLY_ADMIN,
    args: () => ({ p_id: NO_ENTRY, p_from: "open", p_to: "spam", p_by: "Me" }),
    answer: () => false,
  },
  list_flags: { door: "everyone", rows: () => 5 },
  // Those who are known to any table: two with a role, six with a subscription. More is in admin-people.test.ts.
  list_people: { door: "signed-in", rows: (name) => (ONLY_ADMIN(name) ? 8 : 0) },
  find_person: { door: "signed-in", args: () => ({ p_user: "nobody" }), answer: () => null },
  list_subscriptions: { door: "signed-in", rows: (name) => (ONLY_ADMIN(name) ? 6 : 0) },
  count_subscriptions: { door: "signed-in", rows: (name) => (ONLY_ADMIN(name) ? 6 : 0) },
  list_audit_log: { door: "signed-in", rows: () => 0 },
  list_log_areas: { door: "signed-in", rows: (name) => (ONLY_ADMIN(name) ? 2 : 0) },
  change_role: {
    door: ONLY_ADMIN,
    args: () => ({ p_user: "nobody", p_was: "user", p_role: "admin" }),
    answer: () => ({ status: "stale" }),
  },
  grant_subscription: {
    door: ONLY_ADMIN,
    args: () => ({ p_user: "nobody", p_seen: "", p_tier: "enterprise", p_extra_seats: 0, p_until: null }),
    answer: () => ({ status: "stale" }),
  },
  end_subscription: {
    door: ONLY_ADMIN,
    args: () => ({ p_user: "nobody", p_seen: "" }),
    answer: () => ({ status: "stale" }),
  },
  set_flag: {
    door: ONLY_ADMIN,
    args: () => ({ p_name: "trials", p_was_on: false, p_was_text: "", p_on: false, p_text: "" }),
    answer: () => ({ status: "stale" }),
  },
  note_sign_up_email: { door: ONLY_ADMIN, args: () => ({ p_email: "stranger@sample.test" }), writes: true },
  take_back: { door: ONLY_ADMIN, args: () => ({ p_line: 1_000_000 }), answer: () => ({ status: "stale" }) },
  take_back_publication: {
    door: (name) => ONLY_ADMIN(name) || name === "researcher",
    args: () => ({ p_publication: 1_000_000 }),
    answer: () => "stale",
  },
  // What news of payments do, and who may read an invoice, is in billing-news.test.ts.
  find_my_billing: { door: "signed-in" },
  start_trial: { door: "signed-in", writes: true },
  list_lost_seats: { door: "signed-in", args: () => ({ p_tier: "enterprise" }), rows: () => 0 },
  apply_subscription: { door: "server", args: () => ({ p_event: {} }), writes: true },
  keep_invoice: { door: "server", args: () => ({ p_event: {} }), writes: true },
  claim_billing_emails: { door: "server", writes: true },
  put_back_billing_email: {
    door: "server",
    args: () => ({ p_subscription: NO_ENTRY, p_kind: "trial-ended", p_about: "2026-01-01" }),
    answer: () => false,
  },
  list_due_renewals: { door: "server", rows: () => 0 },
  list_gone_payers: { door: "server", rows: () => 0 },
  forget_payer: { door: "server", args: () => ({ p_id: NO_ENTRY }), answer: () => false },
  keep_person: {
    door: "server",
    args: () => ({
      p_user: "me",
      p_email: "me@sample.test",
      p_first_name: "",
      p_last_name: "",
      p_told_at: "2026-11-24T09:00:00Z",
    }),
    writes: true,
  },
  find_email_choices: { door: "signed-in", answer: () => null },
  describe_leaving: { door: "signed-in" },
  find_account_page: { door: "signed-in" },
  choose_emails: { door: "signed-in", args: () => ({ p_choices: { team_news: false } }), writes: true },
  export_my_data: { door: "signed-in", writes: true },
  wants_emails: { door: "server", args: () => ({ p_user: "free", p_emails: "team_news" }), answer: () => true },
  keep_consent: { door: "server", args: () => ({ p_user: "free" }), writes: true },
  unsubscribe: { door: "server", args: () => ({ p_user: "free", p_emails: "team_news" }), writes: true },
  note_account: { door: "server", args: () => ({ p_user: "free", p_action: "account.keep" }), writes: true },
  erase_person: { door: "server", args: () => ({ p_user: "free" }), writes: true },
  ...PUBLISHING_FUNCTIONS,
};
