import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { addCallers, CALLERS, findSentinel, publishSentinelStudy, type CallerName } from "@/tests/support/sentinel-study";
import { TestBackend, type As } from "@/tests/support/test-backend";
import { KNOWS, yearsOf } from "@/tests/support/what-callers-know";

// Every function, table and view of the data API × every kind of caller. What each may do stands here by hand, from
// the specification and decisions.md; a migration that adds a call without a line here fails the test.

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(async () => {
  await backend?.stop();
});

/** Who is let in at all. Others are refused before anything is read. */
type Door = "everyone" | "signed-in" | "signed-in or server" | "server";
const isSignedIn = (name: CallerName) => name !== "anonymous" && name !== "service";
const PASSES: Record<Door, (name: CallerName) => boolean> = {
  everyone: () => true,
  "signed-in": isSignedIn,
  "signed-in or server": (name) => name !== "anonymous",
  server: (name) => name === "service",
};
const ANYONE_BUT_SERVER = (name: CallerName) => name !== "service";

interface Call {
  door: Door | ((name: CallerName) => boolean);
  args?: (name: CallerName) => Record<string, unknown>;
  /** Rows of the answer, for whoever is let in. */
  rows?: (name: CallerName) => number;
  answer?: (name: CallerName) => unknown;
  /** Does it change something? Then only those who are refused call it here. */
  writes?: true;
}

const SWEDEN = { p_market: "sweden" };
const brands = (name: CallerName) => KNOWS[name].brands;
/** Brands of 2024's wave are for whoever's window holds that year. */
const brandsOf2024 = (name: CallerName) => (yearsOf(KNOWS[name]).includes(2024) ? KNOWS[name].brands : 0);
const isAdmin = (name: CallerName) => name === "admin" || name === "service";
/** Whose own subscription row there is, active or not; a team's counts while it is active. */
const SUBSCRIBED = ["essential", "professional", "enterprise", "canceled", "trialRunning", "trialExpired", "teamMember"];
const hasPlan = (name: CallerName) => SUBSCRIBED.includes(name);

const FUNCTIONS: Record<string, Call> = {
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
  search_brands: { door: "everyone", args: () => ({ ...SWEDEN, p_query: "brand", p_limit: 999 }), rows: () => 14 },
  find_brand: { door: "everyone", args: () => ({ p_slug: "brand-a" }) },
  list_brand_waves: {
    door: "everyone",
    args: () => ({ ...SWEDEN, p_brand: "brand-a" }),
    rows: (name) => (KNOWS[name].exact ? KNOWS[name].scoredYears.length : 0),
  },
  current_publication: { door: "everyone", rows: () => 1 },
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
  initialize_user: { door: "signed-in", args: () => ({ p_user_type: "enterprise" }), writes: true },
  join_waitlist: {
    door: ANYONE_BUT_SERVER,
    args: () => ({ p_email: "reader@sample.test", p_name: "A reader", p_company: "Sample" }),
    writes: true,
  },
  stage_publication: { door: "server", args: () => ({ p_meta: {} }), writes: true },
  stage_results: { door: "server", args: () => ({ p_publication: 1, p_rows: [] }), writes: true },
  find_publication: { door: "server", args: () => ({ p_publication: 1 }) },
  discard_publication: { door: "server", args: () => ({ p_publication: 1 }), writes: true },
  publish_publication: { door: "server", args: () => ({ p_publication: 1 }), writes: true },
  rollback_publication: { door: "server", writes: true },
};

type Relation = Pick<Call, "rows"> & { door: Door };

const ownRow = (has: (name: CallerName) => boolean, all: number) => (name: CallerName) => (isAdmin(name) ? all : has(name) ? 1 : 0);

const RELATIONS: Record<string, Relation> = {
  subscription_plans: { door: "everyone", rows: () => 3 },
  user_roles: { door: "signed-in or server", rows: ownRow((name) => name === "researcher", 2) },
  user_profiles: { door: "signed-in or server", rows: () => 0 },
  annual_subscriptions: { door: "signed-in or server", rows: ownRow((name) => hasPlan(name) && name !== "teamMember", 6) },
  // Its owner sees the whole team, a member their own place in it.
  subscription_team_members: { door: "signed-in or server", rows: (name) => (isAdmin(name) || name === "enterprise" ? 2 : name === "teamMember" ? 1 : 0) },
  waitlist_entries: { door: "signed-in or server", rows: () => 0 },
  ranking_positions_2025: { door: "everyone", rows: brands },
  ranking_scores: {
    door: "everyone",
    rows: (name) => (KNOWS[name].exact ? 14 * KNOWS[name].scoredYears.length + 3 : 0),
  },
  ranking_industries_2024: { door: "everyone" },
  ranking_industries_2025: { door: "everyone" },
};

/** What somebody would like to write. */
const WANTED: Record<string, object> = {
  subscription_plans: { tier: "mine" },
  user_roles: { role: "admin" },
  user_profiles: { user_type: "admin" },
  annual_subscriptions: { tier: "enterprise" },
  subscription_team_members: { email: "me@sample.test" },
  waitlist_entries: { name: "Me" },
};

const functionOf = (title: string) => title.split(" of ")[0] ?? "";
const lets = (door: Call["door"], name: CallerName) => (typeof door === "function" ? door(name) : PASSES[door](name));
const count = (json: unknown) => z.array(z.unknown()).parse(json).length;

describe.each(CALLERS)("%s", (name) => {
  const isPaid = KNOWS[name].exact;

  test.each(Object.entries(FUNCTIONS))("calls %s", async (title, { door, args, rows, answer, writes }) => {
    const isLetIn = lets(door, name);
    if (writes && isLetIn) return;
    const { status, json, text } = await backend.rpc(callers[name], functionOf(title), args?.(name));
    if (!isLetIn) {
      expect([401, 403, 404], text).toContain(status);
      return;
    }
    expect(status, text).toBe(200);
    if (rows) expect(count(json)).toBe(rows(name));
    if (answer) expect(json).toEqual(answer(name));
    if (!isPaid) expect(findSentinel(text)).toBeNull();
  });

  test.each(Object.entries(RELATIONS))("reads %s", async (relation, { door, rows }) => {
    const { status, json, text } = await backend.request(callers[name], `/rest/v1/${relation}?limit=1000`);
    if (!lets(door, name)) {
      expect([401, 403, 404], text).toContain(status);
      return;
    }
    expect(status, text).toBe(200);
    if (rows) expect(count(json)).toBe(rows(name));
    if (!isPaid) expect(findSentinel(text)).toBeNull();
  });

  test.each(Object.keys(RELATIONS))("writes nothing into %s", async (relation) => {
    if (name === "service") return;
    const wanted = WANTED[relation] ?? { industry: "Mine" };
    const body = JSON.stringify(wanted);
    for (const init of [{ method: "POST", body }, { method: "PATCH", body }, { method: "DELETE" }]) {
      const { status, text } = await backend.request(callers[name], `/rest/v1/${relation}?${Object.keys(wanted)[0]}=neq.x`, init);
      expect(status, `${init.method}: ${text}`).toBeGreaterThanOrEqual(400);
    }
  });
});

test("nothing that the migrations make reachable is missing above", () => {
  const folder = path.resolve(import.meta.dirname, "../../supabase/migrations");
  const sql = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
  const made = (kind: string) =>
    [...sql.matchAll(new RegExp(String.raw`create (?:or replace )?${kind} public\.([a-z_0-9]+)`, "g"))].map(([, name = ""]) => name);
  expect(new Set(Object.keys(FUNCTIONS).map(functionOf))).toEqual(new Set(made("function")));
  expect(new Set(Object.keys(RELATIONS))).toEqual(new Set([...made("table"), ...made("view")]));
});
