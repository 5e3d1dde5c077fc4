import { brands, type Call, type Door, hasPlan, isAdmin } from "@/tests/integration/access-table";
import type { CallerName } from "@/tests/support/sentinel-study";
import { KNOWS } from "@/tests/support/what-callers-know";

// What each kind of caller may read of each table and view of the data API, by hand. No one but the server writes.

type Relation = Pick<Call, "rows"> & { door: Door };

const ownRow = (has: (name: CallerName) => boolean, all: number) => (name: CallerName) =>
  isAdmin(name) ? all : has(name) ? 1 : 0;

export const RELATIONS: Record<string, Relation> = {
  subscription_plans: { door: "everyone", rows: () => 3 },
  user_roles: { door: "signed-in or server", rows: ownRow((name) => name === "researcher", 2) },
  user_profiles: { door: "signed-in or server", rows: () => 0 },
  annual_subscriptions: {
    door: "signed-in or server",
    rows: ownRow((name) => hasPlan(name) && name !== "teamMember", 6),
  },
  // Its owner sees the whole team, a member their own place in it.
  subscription_team_members: {
    door: "signed-in or server",
    rows: (name) => (isAdmin(name) || name === "enterprise" ? 2 : name === "teamMember" ? 1 : 0),
  },
  waitlist_entries: { door: "signed-in or server", rows: () => 0 },
  contact_messages: { door: "signed-in or server", rows: () => 0 },
  notification_choices: { door: "signed-in or server", rows: () => 0 },
  followed_brands: { door: "signed-in or server", rows: () => 0 },
  reader_homes: { door: "signed-in or server", rows: () => 0 },
  invoices: { door: "signed-in or server", rows: () => 0 },
  ranking_positions_2025: { door: "everyone", rows: brands },
  ranking_scores: {
    door: "everyone",
    rows: (name) => (KNOWS[name].exact ? 14 * KNOWS[name].scoredYears.length + 3 : 0),
  },
  ranking_industries_2024: { door: "everyone" },
  ranking_industries_2025: { door: "everyone" },
};

/** What someone would like to write. */
export const WANTED: Record<string, object> = {
  subscription_plans: { tier: "mine" },
  user_roles: { role: "admin" },
  user_profiles: { user_type: "admin" },
  annual_subscriptions: { tier: "enterprise" },
  subscription_team_members: { email: "me@sample.test" },
  waitlist_entries: { name: "Me" },
  followed_brands: { brand_slug: "brand-a" },
  reader_homes: { market_slug: "sweden" },
  invoices: { status: "paid" },
  contact_messages: { state: "spam" },
  notification_choices: { team_news: false },
};
