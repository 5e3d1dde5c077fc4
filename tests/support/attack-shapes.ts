/** One request as an attacker would send it, but for the caller's key and token. */
export type Shape = { target: string; init?: RequestInit };

export const get = (target: string, headers: Record<string, string> = {}): Shape => ({
  target: `/rest/v1/${target}`,
  init: { headers },
});
export const head = (target: string, count: string): Shape => ({
  target: `/rest/v1/${target}`,
  init: { method: "HEAD", headers: { prefer: `count=${count}` } },
});
const call = (name: string, args: unknown, query = "", headers: Record<string, string> = {}): Shape => ({
  target: `/rest/v1/rpc/${name}${query}`,
  init: { method: "POST", body: JSON.stringify(args), headers },
});
const write = (method: string, target: string, body: unknown): Shape => ({
  target: `/rest/v1/${target}`,
  init: { method, body: JSON.stringify(body), headers: { prefer: "return=representation" } },
});

export const INDUSTRY_POSITION = "Ranking%20Position";
export const POSITION = "Overall%20Country%20Ranking";
const SWEDEN = { p_market: "sweden" };

/** What someone with the published key, a client library and time would try. */
export const READS: Shape[] = [
  get("ranking_positions_2025?select=*"),
  get("ranking_positions_2025?limit=1000&offset=10"),
  get("ranking_positions_2025", { range: "10-19", "range-unit": "items", prefer: "count=exact" }),
  get(`ranking_positions_2025?order=${INDUSTRY_POSITION}.desc.nullslast`),
  get(`ranking_positions_2025?order=${POSITION}.desc&limit=3`),
  get("ranking_positions_2025?Year=lt.2025"),
  get(`ranking_positions_2025?${POSITION}=gt.10`),
  get(`ranking_positions_2025?${POSITION}=not.lte.10`),
  get("ranking_positions_2025?or=(Year.eq.2024,Brand.like.*)"),
  get("ranking_positions_2025?and=(Year.gte.2000,or(Brand.like.*,Country.like.*))"),
  get("ranking_positions_2025?Brand=match.^Brand&Country=imatch.sweden"),
  get("ranking_positions_2025?Country=eq.Sweden&industry=eq.Energy"),
  get(`ranking_positions_2025?select=Brand,where:${INDUSTRY_POSITION}::text`),
  get(`ranking_positions_2025?select=${POSITION}.max(),${INDUSTRY_POSITION}.sum()`),
  get("ranking_positions_2025?select=*,ranking_scores(*)"),
  get("ranking_positions_2025?select=*,results(*),visible_results(*)"),
  get("ranking_positions_2025?select=Brand,study.results"),
  get("ranking_positions_2025?select=*", { accept: "text/csv" }),
  get("ranking_positions_2025?limit=1", { accept: "application/vnd.pgrst.object+json" }),
  get("ranking_positions_2025", { accept: "application/vnd.pgrst.plan+json; options=analyze|verbose|buffers" }),
  get("ranking_scores?select=*"),
  get("ranking_scores?select=Score&Score=gt.0"),
  get("ranking_scores?select=Score::text,Brand"),
  get("ranking_scores?select=Score.avg(),Score.max(),count()"),
  get("ranking_scores?order=Score.desc&limit=1", { accept: "text/csv" }),
  get("ranking_scores?Year=eq.2024&Country=eq.Sweden"),
  get("ranking_scores?select=*,ranking_positions_2025(*)"),
  get("ranking_scores?select=Brand,Score->x"),
  get("ranking_industries_2024?select=*,ranking_scores(*)"),
  get("ranking_industries_2024?select=*,industry->>score"),
  get("visible_results", { "accept-profile": "study" }),
  get("results?select=*", { "accept-profile": "study" }),
  get("publications?select=*", { "accept-profile": "study" }),
  get("study.results"),
  get('"study"."results"'),
  get("results"),
  get("pg_stats?select=most_common_vals,histogram_bounds", { "accept-profile": "pg_catalog" }),
  get("pg_stats"),
  get("columns", { "accept-profile": "information_schema" }),
  get("schema_migrations", { "accept-profile": "supabase_migrations" }),
  get("annual_subscriptions?select=*"),
  get("user_roles?select=*"),
  get("user_profiles?select=*"),
  get("subscription_team_members?select=*,annual_subscriptions(*)"),
  get("subscription_plans?select=*,annual_subscriptions(*)"),
  get("ranking_scores?select=*;select%20score%20from%20study.results"),
  get("ranking_positions_2025?order=Brand;select%20pg_sleep(0)"),
  get("ranking_positions_2025?Brand=eq.x'%20or%20'1'='1"),
  get(""),
  { target: "/rest/v1/", init: { headers: { accept: "application/openapi+json" } } },
  { target: "/rest/v1/rpc/" },
  { target: "/auth/v1/admin/users" },
  { target: "/storage/v1/bucket" },
  {
    target: "/graphql/v1",
    init: { method: "POST", body: '{"query":"{ ranking_scoresCollection { edges { node { Score } } } }"}' },
  },
];

/** The same through the functions. */
export const CALLS: Shape[] = [
  call("list_ranked_brands", SWEDEN),
  call("list_ranked_brands", { ...SWEDEN, p_industry: "energy" }),
  call("list_ranked_brands", { ...SWEDEN, p_industry: "" }),
  call("list_ranked_brands", { ...SWEDEN, p_year: 2024 }),
  call("list_ranked_brands", { ...SWEDEN, p_year: 2023, p_industry: "energy" }),
  call("list_ranked_brands", { ...SWEDEN, p_year: "2024" }),
  call("list_ranked_brands", { ...SWEDEN, p_year: [2024] }),
  call("list_ranked_brands", SWEDEN, "?select=score::text,n&order=score.desc"),
  call("list_ranked_brands", SWEDEN, "?select=score.max()"),
  call("list_ranked_brands", SWEDEN, "?score=gt.0"),
  call("list_ranked_brands", SWEDEN, "?offset=10&limit=100"),
  call("list_ranked_brands", SWEDEN, "", { accept: "text/csv" }),
  call("list_ranked_brands", [SWEDEN], "", { prefer: "params=multiple-objects" }),
  call("list_ranked_brands", SWEDEN, "", { "content-profile": "study" }),
  get("rpc/list_ranked_brands?p_market=sweden&p_year=2024"),
  get("rpc/list_ranked_brands?p_market=sweden&p_industry=energy"),
  get("rpc/list_ranked_brands?p_market=sweden&score=not.is.null"),
  call("find_brand", { p_slug: "brand-h" }),
  call("find_brand", { p_slug: "brand-h" }, "?select=score,rank_low,rank_high,n"),
  call("find_brand", { p_slug: "brand-%" }),
  call("search_brands", { ...SWEDEN, p_query: "%", p_limit: 10_000 }),
  call("search_brands", { ...SWEDEN, p_query: "brand", p_limit: -1 }),
  call("search_brands", { ...SWEDEN, p_query: "brand" }, "?select=*,overall_position,score"),
  call("list_brand_names", {}, "?select=*,score,overall_position"),
  call("list_industry_brands", { ...SWEDEN, p_industry: "energy" }, "?select=*,score"),
  call("get_total_country_brands", { p_country: "Sweden", p_year: 2024 }),
  call("get_industry_brand_counts", { p_country: "Sweden", p_year: 2024 }),
  call("get_rankings_for_authenticated_user", { p_country: "Sweden", p_year: 2024 }),
  call("get_user_subscription_annual", { _user_id: "enterprise" }),
  call("list_markets", {}, "?select=*,results(*)"),
  call("visible_results", {}, "", { "content-profile": "study" }),
  call("describe", { p_publication: 1 }, "", { "content-profile": "study" }),
  call("snapshot", { p_publication: 1 }, "", { "content-profile": "study" }),
  call("level", {}, "", { "content-profile": "access" }),
  call("set_config", { setting_name: "role", new_value: "service_role", is_local: false }, "", {
    "content-profile": "pg_catalog",
  }),
  call("query_to_xml", { query: "select * from study.results" }, "", { "content-profile": "pg_catalog" }),
  call("pg_read_file", { filename: "/etc/hostname" }),
];

/** What only the server may do. */
export const COMMANDS: Shape[] = [
  ...[
    "stage_publication",
    "stage_results",
    "publish_publication",
    "rollback_publication",
    "discard_publication",
    "find_publication",
  ].map((name) => call(name, { p_publication: 1 })),
  call("rollback_publication", {}),
  call("stage_publication", { p_meta: { waves: [{ market: "sweden", year: 2025 }] } }),
  call("stage_results", { p_publication: 1, p_rows: [] }),
  write("POST", "user_roles", { provider_user_id: "free", role: "admin" }),
  write("PATCH", "user_roles?provider_user_id=eq.researcher", { role: "admin", provider_user_id: "free" }),
  write("POST", "annual_subscriptions", { user_id: "free", tier: "enterprise" }),
  write("PATCH", "annual_subscriptions?user_id=eq.enterprise", { user_id: "free" }),
  write("PUT", "annual_subscriptions?user_id=eq.free", { user_id: "free", tier: "enterprise" }),
  write("POST", "subscription_team_members", {
    subscription_id: crypto.randomUUID(),
    email: "x@example.org",
    user_id: "free",
  }),
  write("PATCH", "subscription_plans?tier=eq.essential", { annual_price_eur: 1 }),
  write("DELETE", "subscription_plans?tier=eq.essential", {}),
  write("POST", "user_profiles", { user_id: "someone-else" }),
  write("PATCH", "ranking_positions_2025?Brand=eq.x", { "Overall Country Ranking": 1 }),
  write("DELETE", "ranking_scores?Brand=like.*", {}),
  write("POST", "ranking_scores", { Brand: "x" }),
];

/** A name for a test. */
export const describeShape = ({ target, init }: Shape) =>
  [
    init?.method ?? "GET",
    target,
    typeof init?.body === "string" ? init.body : "",
    init?.headers ? JSON.stringify(init.headers) : "",
  ].join(" ");
