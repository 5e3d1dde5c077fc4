import { withoutTimes } from "./leaks";
import type { As, TestBackend } from "./test-backend";

/**
 * A small hand-made study whose paid figures are written by no accident: every score ends in .37, every standard
 * error is 3.14…, sample sizes are 70xxx and 61xxx.5, exact ranks 31xx and 32xx.
 */
const SENTINEL = /\d\.37(?!\d)|3\.14\d\d|\b70\d{3}\b|\b61\d{3}\.5|\b3[12]\d\d\b/;

/** Ids that the database draws: four digits between two hyphens say nothing. */
const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;

/** The first paid figure of the sentinel study in a text. */
export const findSentinel = (text: string) => SENTINEL.exec(withoutTimes(text).replaceAll(UUID, ""))?.[0] ?? null;

/** Years with a wave in Sweden, one at each edge of each tier's window (3, 8 and 15 years back from 2025). */
export const YEARS = [2010, 2011, 2017, 2018, 2022, 2023, 2024, 2025];

const INDUSTRIES = ["Energy", "Food & grocery", "Banking"];
const BRANDS = Array.from({ length: 14 }, (_, index) => `Brand ${String.fromCharCode(65 + index)}`);

export const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

/** Brands of a wave from the best to the last: each wave begins one brand later, so that waves differ. */
export const brandsOf = (year: number) => BRANDS.map((_, index) => BRANDS[(index + year) % BRANDS.length] ?? "");

const industryOf = (brand: string) => INDUSTRIES[BRANDS.indexOf(brand) % INDUSTRIES.length] ?? "";

export function rowsOf(market: string, year: number, brands: readonly string[] = brandsOf(year)) {
  const seen = new Map<string, number>();
  return brands.map((brand, index) => {
    const industry = industryOf(brand);
    seen.set(industry, (seen.get(industry) ?? 0) + 1);
    return {
      market,
      year,
      brand,
      brand_slug: slugOf(brand),
      industry,
      industry_slug: slugOf(industry),
      overall_position: index + 1,
      industry_position: seen.get(industry),
      score: 150.37 - index - (2025 - year),
      standard_error: Number((3.14 + (index + 1) / 10_000).toFixed(4)),
      n: 70_000 + index,
      n_eff: 61_000.5 + index,
      rank_low: 3100 + index,
      rank_high: 3200 + index,
      public_rank_low: 1,
      public_rank_high: 5000,
    };
  });
}

/** Sweden in all years and, to tell markets apart, three brands in Norway whose latest wave is 2024. */
const WAVES = [...YEARS.map((year) => ["sweden", year] as const), ["norway", 2024] as const];
const rowsOfWave = (market: string, year: number) =>
  rowsOf(market, year, brandsOf(year).slice(0, market === "norway" ? 3 : undefined));

type Meta = { sha: string; is_sample?: boolean; waves?: readonly (readonly [string, number])[]; source?: string };

/** The request that begins a publication; `sha` is repeated to the length of a hash. */
export const metaOf = ({ sha, is_sample = false, waves = WAVES, source = "sentinel.csv" }: Meta) => ({
  p_meta: {
    source,
    input_sha256: sha.repeat(64).slice(0, 64),
    is_sample,
    actor: "tests",
    waves: waves.map(([market, year]) => ({ market, year, interviews: 1234, rule_version: "1" })),
  },
});

/** Stages and publishes the sentinel study; answers the publication's id. */
export async function publishSentinelStudy(backend: TestBackend): Promise<number> {
  const id = await backend.command<number>("stage_publication", metaOf({ sha: "a" }));
  for (const [market, year] of WAVES) {
    await backend.command("stage_results", { p_publication: id, p_rows: rowsOfWave(market, year) });
  }
  await backend.command("publish_publication", { p_publication: id });
  return id;
}

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** The kinds of caller that the rules tell apart. `service` holds the server's key. */
export const CALLERS = [
  "anonymous",
  "free",
  "trialExpired",
  "canceled",
  "invitedOnly",
  "researcher",
  "essential",
  "trialRunning",
  "professional",
  "enterprise",
  "teamMember",
  "admin",
  "service",
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Adds the accounts behind {@link CALLERS} and answers how to call as each. User ids are the callers' names. */
export async function addCallers(backend: TestBackend): Promise<Record<CallerName, As>> {
  await backend.insert("user_roles", [
    { provider_user_id: "admin", role: "admin" },
    { provider_user_id: "researcher", role: "researcher" },
  ]);
  await backend.insert("annual_subscriptions", [
    { user_id: "essential", tier: "essential", status: "active" },
    { user_id: "professional", tier: "professional", status: "active" },
    { user_id: "enterprise", tier: "enterprise", status: "active" },
    { user_id: "canceled", tier: "enterprise", status: "canceled" },
  ]);
  await backend.insert("annual_subscriptions", [
    { user_id: "trialRunning", tier: "professional", status: "trialing", is_trial: true, trial_ends_at: inDays(2.5) },
    { user_id: "trialExpired", tier: "professional", status: "trialing", is_trial: true, trial_ends_at: inDays(-0.1) },
  ]);
  const { json } = await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.enterprise&select=id");
  const [{ id: subscription_id } = { id: "" }] = json as { id: string }[];
  await backend.insert("subscription_team_members", [
    { subscription_id, email: "member@example.org", user_id: "teamMember" },
    { subscription_id, email: "essential@example.org", user_id: null },
  ]);
  const tokens = CALLERS.map(async (name) => {
    if (name === "anonymous" || name === "service") return [name, name] as const;
    return [name, await backend.tokenFor(name)] as const;
  });
  return Object.fromEntries(await Promise.all(tokens)) as Record<CallerName, As>;
}
