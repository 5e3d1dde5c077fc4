import { CONSUMER_SECTIONS } from "@/lib/study/consumer";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import type { Clue } from "@/lib/study/disclosure";
import type { As, TestBackend } from "@/tests/support/test-backend";

type Row = Record<string, unknown>;
/** One answer of the data API and the call it answers. */
export type Payload = { call: string; rows: Row[] };

const YEARS = [2011, 2024, 2025];
const QUERIES = ["a", "ång", "bank"];
const PAGE = 1000;
/** A brand page tells what the lists tell; every so-manieth is asked for, in alphabetical order. */
const BRAND_STEP = 12;

/** What the data API tells this caller: every reading call for every market and industry (or for one market), every view. */
export async function gatherAll(backend: TestBackend, as: As, only?: MarketSlug): Promise<Payload[]> {
  const payloads: Payload[] = [];
  const ask = async (name: string, args: Row = {}): Promise<Row[]> => {
    const answer = await backend.rpc(as, name, args);
    const rows = answer.status < 300 ? toRows(answer.json) : [];
    payloads.push({ call: `${name} ${JSON.stringify(args)}`, rows });
    return rows;
  };
  const slugs = new Set<string>();
  const remember = (rows: Row[]) => rows.forEach((row) => slugs.add(String(row["brand_slug"])));

  await ask("current_publication");
  await ask("list_publications");
  for (const call of [
    "list_waitlist",
    "count_waitlist",
    "list_contact_messages",
    "count_contact_messages",
    "find_email_choices",
    "describe_leaving",
    "find_account_page",
  ])
    await ask(call);
  for (const call of [
    "list_flags",
    "list_people",
    "list_subscriptions",
    "count_subscriptions",
    "list_audit_log",
    "list_log_areas",
  ])
    await ask(call);
  for (const call of ["list_teams", "list_received_invitations", "find_my_billing"]) await ask(call);
  await ask("look_at_invitation", { p_code: "nobody's" });
  await ask("list_brand_names");
  for (const call of [
    "list_market_waves",
    "list_followed_brands",
    "find_reader_home",
    "list_portfolios",
    "list_consumer_waves",
    "list_risk_alerts",
  ])
    await ask(call);
  for (const p_section of CONSUMER_SECTIONS) await ask("list_consumer_figures", { p_section });
  for (const { slug: p_market, name: p_country } of await ask("list_markets")) {
    if (only && p_market !== only) continue;
    remember(await ask("list_ranked_brands", { p_market }));
    await ask("get_rankings_for_authenticated_user", { p_country });
    await ask("list_forecasts", { p_market });
    await ask("list_forecast_records", { p_market });
    for (const call of ["list_forecast_histories", "list_forecast_tracks", "list_passing_odds", "list_risk_alerts"])
      await ask(call, { p_market });
    for (const p_year of YEARS) {
      await ask("list_age_group_results", { p_market, p_year });
      await ask("list_momentum", { p_market, p_year });
      await ask("list_age_means", { p_market, p_year });
      await ask("list_wave_results", { p_market, p_year });
      for (const p_section of CONSUMER_SECTIONS)
        await ask("list_consumer_populations", { p_market, p_section, p_year });
      await ask("list_ranked_brands", { p_market, p_year });
      await ask("get_rankings_for_authenticated_user", { p_country, p_year });
      await ask("get_total_country_brands", { p_country, p_year });
      await ask("get_industry_brand_counts", { p_country, p_year });
    }
    for (const { slug: p_industry } of await ask("list_industries", { p_market })) {
      remember(await ask("list_industry_brands", { p_market, p_industry }));
      await ask("list_ranked_brands", { p_market, p_industry });
      await ask("list_industry_results", { p_market, p_industry });
    }
    for (const p_query of QUERIES) await ask("search_brands", { p_market, p_query, p_limit: 20 });
  }
  const asked = [...slugs].sort().filter((_, i) => i % BRAND_STEP === 0);
  for (const p_slug of asked) {
    await ask("find_brand", { p_slug });
    await ask("list_brand_results", { p_brands: [p_slug] });
    await ask("list_age_results", { p_market: only ?? "sweden", p_brands: [p_slug] });
    const ofBrand = { p_market: only ?? "sweden", p_brand: p_slug };
    for (const call of [
      "list_brand_waves",
      "find_score_parts",
      "list_age_group_results",
      "list_forecasts",
      "list_risk_alerts",
    ]) {
      await ask(call, ofBrand);
    }
  }
  for (const view of [
    "ranking_positions_2025",
    "ranking_scores",
    "ranking_industries_2024",
    "ranking_industries_2025",
  ]) {
    for (let offset = 0, full = true; full; offset += PAGE) {
      const { json } = await backend.request(as, `/rest/v1/${view}?select=*&limit=${PAGE}&offset=${offset}`);
      const rows = toRows(json);
      payloads.push({ call: `${view} from ${offset}`, rows });
      full = rows.length === PAGE;
    }
  }
  return payloads;
}

/** What the attack can use of it: position, range and score of every brand of a market in its latest wave. */
export function cluesFor(market: MarketSlug, payloads: readonly Payload[]): { brandCount: number; clues: Clue[] } {
  const markets = payloads.find(({ call }) => call.startsWith("list_markets "));
  const brandCount = Number(markets?.rows.find(({ slug }) => slug === market)?.["brand_count"]);
  const ranking = payloads.find(({ call }) => call === `list_ranked_brands ${JSON.stringify({ p_market: market })}`);
  const brands = payloads
    .filter(({ call }) => call.startsWith("find_brand "))
    .flatMap(({ rows }) => rows.filter(({ market_slug }) => market_slug === market));
  const bySlug = Map.groupBy([...(ranking?.rows ?? []), ...brands], ({ brand_slug }) => brand_slug);
  const clues = [...bySlug.values()].flatMap((rows): Clue[] => {
    const find = (key: string) => rows.map((row) => row[key]).find((value) => typeof value === "number") ?? null;
    const [position, low, high, score] = ["overall_position", "rank_low", "rank_high", "score"].map(find);
    if (typeof position !== "number") return [];
    const range = typeof low === "number" && typeof high === "number" ? { low, high } : null;
    const isExact = rows.some((row) => row["range_exact"] === true);
    return [{ index: position - 1, range, isExact, score: typeof score === "number" ? score : null }];
  });
  return { brandCount, clues };
}

function toRows(json: unknown): Row[] {
  const values: unknown[] = Array.isArray(json) ? json : [json];
  return values.map((value) => (typeof value === "object" && value !== null ? { ...value } : { value }));
}
