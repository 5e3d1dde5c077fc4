import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { GET as rankings } from "@/app/api/v1/rankings/route";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";
import { newSecret } from "@/lib/sharing/api-keys/secret";
import { publishStudy } from "@/lib/study/mutations";
import type { StudyResult } from "@/lib/study/study";
import { addCallers, type CallerName } from "@/tests/support/sentinel-study";
import { smallStudyWithUnranked, startOwnBackend, UNRANKED } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// A study in which one brand of each market was rated by 37 people, so that it is not ranked.

let backend: TestBackend;
let callers: Record<CallerName, As>;
const study = smallStudyWithUnranked();

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(study, { sha256: "1".repeat(64), actor: "tests" });
  callers = await addCallers(backend);
});
afterAll(() => backend?.stop());

const SWEDEN = { p_market: "sweden" };
const rowsOf = async (as: As, call: string, args: Record<string, unknown> = {}) =>
  (await backend.rpc(as, call, args)).json as Record<string, unknown>[];

describe("a brand rated by too few people", () => {
  test.each(["anonymous", "free", "essential"] as const)(
    "an unranked brand is in no ranking and in no count (%s)",
    async (name) => {
      const as = callers[name];
      const ranked = await rowsOf(as, "list_ranked_brands", SWEDEN);
      expect(ranked.map(({ brand_slug }) => brand_slug)).not.toContain(UNRANKED.slug);
      expect(ranked).toHaveLength(name === "anonymous" ? 10 : 24);
      const markets = await rowsOf(as, "list_markets");
      expect(markets.map(({ brand_count }) => brand_count)).toEqual([24, 8]);
      const industries = await rowsOf(as, "list_industries", SWEDEN);
      expect(industries.map(({ brand_count }) => brand_count)).toEqual([8, 8, 8]);
      const members = await rowsOf(as, "list_industry_brands", { ...SWEDEN, p_industry: "energy" });
      expect(members.map(({ brand_slug }) => brand_slug)).not.toContain(UNRANKED.slug);
      expect((await backend.rpc(as, "get_total_country_brands", { p_country: "Sweden" })).json).toBe(24);
      const counts = await rowsOf(as, "get_industry_brand_counts", { p_country: "Sweden" });
      expect(counts.map(({ brand_count }) => brand_count)).toEqual([8, 8, 8]);
      expect((await rowsOf(as, "find_brand", { p_slug: UNRANKED.slug }))[0]).toMatchObject({
        brand_count: 24,
        overall_position: null,
        industry_position: null,
        rank_low: null,
        rank_high: null,
        score: null,
      });
    },
  );

  test("an unranked brand is not in the specification's calls either", async () => {
    const args = { p_country: "Sweden", p_year: 2025 };
    const ranked = await rowsOf(callers.free, "get_rankings_for_authenticated_user", args);
    expect(ranked.map((row) => row["Overall Country Ranking"])).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    const view = await backend.request(callers.free, "/rest/v1/ranking_positions_2025?Country=eq.Sweden");
    expect(view.json).toHaveLength(24);
  });

  test.each([
    ["anonymous", null],
    ["free", null],
    ["essential", UNRANKED.n],
  ] as const)(
    "an unranked brand is listed separately, with the people asked for subscribers alone (%s)",
    async (name, n) => {
      const row = {
        brand_slug: UNRANKED.slug,
        brand_name: UNRANKED.name,
        industry_slug: "energy",
        industry_name: "Energy",
        year: 2025,
        n,
      };
      expect(await rowsOf(callers[name], "list_unranked_brands", SWEDEN)).toEqual([row]);
      expect(await rowsOf(callers[name], "list_unranked_brands", { ...SWEDEN, p_industry: "energy" })).toEqual([row]);
      expect(await rowsOf(callers[name], "list_unranked_brands", { ...SWEDEN, p_industry: "angfart" })).toEqual([]);
      expect(await rowsOf(callers[name], "list_unranked_brands", { ...SWEDEN, p_brand: "brand-01-are" })).toEqual([]);
      const earlier = await rowsOf(callers[name], "list_unranked_brands", { ...SWEDEN, p_year: 2024 });
      expect(earlier.map(({ n: asked }) => asked)).toEqual(name === "essential" ? [n] : []);
    },
  );

  test("the API lists an unranked brand separately, with n and no score", async () => {
    const { key, digest, prefix } = newSecret();
    await backend.rpc(callers.enterprise, "make_api_key", {
      p_id: crypto.randomUUID(),
      p_name: "Test",
      p_scopes: API_SCOPES,
      p_digest: digest,
      p_prefix: prefix,
      p_expires_at: null,
    });
    const ask = async (search: string) => {
      const headers = { authorization: `Bearer ${key}` };
      return rankings(new Request(`http://localhost:3000/api/v1/rankings?market=sweden${search}`, { headers }));
    };
    const listed = z.looseObject({
      data: z.array(z.looseObject({ brand: z.string() })),
      unranked: z.array(z.unknown()),
    });
    for (const [search, rows] of [
      ["", 24],
      ["&limit=3", 3],
      ["&industry=energy", 8],
    ] as const) {
      const { data, unranked } = listed.parse(await (await ask(search)).json());
      expect(data).toHaveLength(rows);
      expect(data.map(({ brand }) => brand)).not.toContain(UNRANKED.slug);
      expect(unranked).toEqual([
        {
          market: "sweden",
          year: 2025,
          brand: UNRANKED.slug,
          brand_name: UNRANKED.name,
          industry: "energy",
          industry_name: "Energy",
          n: UNRANKED.n,
        },
      ]);
    }
    expect(listed.parse(await (await ask("&industry=angfart")).json()).unranked).toEqual([]);
    expect(await (await ask("&format=csv")).text()).not.toContain(UNRANKED.slug);
  });

  test("analyses know an unranked brand by its number of people alone", async () => {
    const rows = await rowsOf(callers.essential, "list_wave_results", SWEDEN);
    expect(rows).toHaveLength(25);
    expect(rows.find(({ brand_slug }) => brand_slug === UNRANKED.slug)).toMatchObject({
      overall_position: null,
      industry_position: null,
      score: null,
      n: UNRANKED.n,
    });
  });

  test("an unranked brand cannot be published with a position, a score or a rank range", async () => {
    const asked = { sha256: "2".repeat(64), actor: "tests" };
    const withPart = (part: Partial<StudyResult>) => ({
      ...study,
      results: study.results.map((row) => (row.brandSlug === UNRANKED.slug ? { ...row, ...part } : row)),
    });
    for (const part of [{ overallPosition: 25 }, { score: 12, standardError: 3 }, { n: 50 }, { n: null }]) {
      await expect(publishStudy(withPart(part), asked)).rejects.toThrow(/unranked_has_n_alone/);
    }
  });
});

test("no rank range that anyone is shown ends beyond the last ranked brand", async () => {
  for (const as of [callers.anonymous, callers.free, callers.essential]) {
    const ends = (await rowsOf(as, "list_ranked_brands", SWEDEN)).map(({ rank_high }) => rank_high);
    expect(ends.every((end) => typeof end === "number" && end <= 24)).toBe(true);
  }
  const open = await rowsOf(callers.free, "list_ranked_brands", SWEDEN);
  // The widened range of the eleventh ends at 30, of 24 ranked brands.
  expect(open[10]).toMatchObject({ range_exact: false, rank_high: 24 });
});
