import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { toViewer } from "@/lib/access/viewer";
import type { Claims } from "@/lib/access/claims";
import { loadAgeDataset, loadBrandDataset, loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadMemberStandings } from "@/lib/rankings/brands/load";
import { loadMemberRanking } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import { parseMemberQuery } from "@/lib/rankings/member-query";
import {
  addCallers,
  CALLERS,
  findSentinel,
  publishSentinelStudy,
  slugOf,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";
import { callerMay, KNOWS } from "@/tests/support/what-callers-know";

// Next's cache does not exist outside Next; tests/e2e covers it with a running site.
let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(async () => {
  await backend?.stop();
});

const BRAND = slugOf("Brand C");
const waves = z.array(
  z.looseObject({
    year: z.number(),
    score: z.number(),
    market_mean: z.number(),
    brand_count: z.number(),
    rank_low: z.number(),
  }),
);

describe.each(CALLERS)("the years of a brand, requested by %s", (name) => {
  test("a brand's years are those in the caller's plan, with exact values", async () => {
    const answer = await backend.rpc(callers[name], "list_brand_waves", { p_market: "sweden", p_brand: BRAND });
    expect(answer.status).toBe(200);
    const rows = waves.parse(answer.json);
    expect(rows.map(({ year }) => year)).toEqual(KNOWS[name].scoredYears);
    if (rows.length === 0) expect(findSentinel(answer.text)).toBeNull();
    for (const { year, market_mean, brand_count } of rows) {
      expect(brand_count).toBe(14);
      expect(market_mean).toBeCloseTo(150.37 - 6.5 - (2025 - year), 9);
    }
  });
});

test("an unknown brand or market has no years", async () => {
  for (const args of [
    { p_market: "sweden", p_brand: "no-such" },
    { p_market: "atlantis", p_brand: BRAND },
    { p_market: "", p_brand: "'; --" },
  ]) {
    expect((await backend.rpc(callers.admin, "list_brand_waves", args)).json).toEqual([]);
  }
});

const CLAIMS: Partial<Record<CallerName, Partial<Claims>>> = {
  free: {},
  trialExpired: {},
  essential: { tier: "essential" },
  professional: { tier: "professional" },
  enterprise: { tier: "enterprise" },
  admin: { role: "admin" },
};

/** Anyone who asks, with the token they ask with; `as` lends them someone else's rights on the page. */
function readerOf(name: CallerName, as: CallerName = name): Reader {
  const claims = CLAIMS[as];
  return {
    viewer: toViewer(claims ? { userId: name, sessionId: "s", tier: null, role: "user", ...claims } : null, false),
    caller: async () => {
      const caller = callers[name];
      return Promise.resolve(typeof caller === "object" ? caller.token : null);
    },
  };
}

async function read(reader: Reader, params: Record<string, string> = {}) {
  const view = await loadMemberRanking(reader, parseMemberQuery(params, STUDY_OF_TODAY));
  if (view.status !== "ready") throw new Error(view.status);
  return view;
}

describe("the full rankings", () => {
  test.each(["free", "trialExpired"] as const)(
    "the full rankings show %s all positions and no paid data",
    async (name) => {
      const view = await read(readerOf(name), { brand: BRAND, sort: "change" });
      expect(view.rows).toHaveLength(14);
      expect(view).toMatchObject({
        scores: "locked",
        movements: "locked",
        marketMean: null,
        panel: { analytics: null },
      });
      expect(findSentinel(JSON.stringify(view))).toBeNull();
      expect(JSON.stringify(view)).not.toContain("2024");
    },
  );

  test.each([
    ["essential", [2023, 2024, 2025]],
    ["professional", [2018, 2022, 2023, 2024, 2025]],
    ["enterprise", [2011, 2017, 2018, 2022, 2023, 2024, 2025]],
    ["admin", [2010, 2011, 2017, 2018, 2022, 2023, 2024, 2025]],
  ] as const)("the full rankings show %s scores, changes and the years in the plan", async (name, years) => {
    const view = await read(readerOf(name), { brand: BRAND });
    expect(view).toMatchObject({ scores: "open", movements: "open" });
    expect(view.panel?.analytics?.trend.map(({ year }) => year)).toEqual(years);
    expect(view.panel?.analytics?.change).toMatchObject({ since: 2024, tested: 14 });
    // The best of one year is the last but none of the next: each wave begins one brand later.
    expect(view.rows.map(({ movement }) => movement.status === "known" && movement.change)).toEqual([
      ...Array<number>(13).fill(1),
      -13,
    ]);
    expect(view.summary).toMatchObject({ level: "low-movement", clear: { of: 14 } });
  });

  test("the full rankings never mix rights, in whatever order they are read", async () => {
    for (const name of ["admin", "free", "enterprise", "essential", "free", "professional", "admin"] as const) {
      const view = await read(readerOf(name), { brand: BRAND });
      expect(view.scores).toBe(name === "free" ? "locked" : "open");
      expect(view.panel?.analytics?.trend.map(({ year }) => year) ?? []).toEqual(KNOWS[name].scoredYears);
    }
  });

  test("the full rankings remove anything the database returns beyond the caller's rights", async () => {
    const lent = await read(readerOf("enterprise", "free"), { country: "norway" });
    expect(findSentinel(JSON.stringify(lent))).toBeNull();
    expect(findSentinel(JSON.stringify(await read(readerOf("free"), { country: "norway" })))).toBeNull();
    const narrow = await read(readerOf("enterprise", "essential"), { brand: slugOf("Brand D") });
    expect(narrow.panel?.analytics?.trend.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
  });

  test("the full rankings keep an industry's own positions", async () => {
    const view = await read(readerOf("essential"), { industry: "energy" });
    expect(view.rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(view.rows.every(({ industry }) => industry.slug === "energy")).toBe(true);
    expect((await read(readerOf("essential"), { industry: "no-such" })).industry).toBeNull();
  });

  test("the full rankings of a market without results are empty and cause no error", async () => {
    expect(
      await loadMemberRanking(readerOf("free"), parseMemberQuery({ country: "finland" }, STUDY_OF_TODAY)),
    ).toMatchObject({
      status: "empty",
    });
  });
});

describe("a brand's position on its page", () => {
  test.each(["free", "trialExpired"] as const)(
    "a brand's position is shown to %s in market and industry, with the widened range",
    async (name) => {
      const [sweden] = await loadMemberStandings(readerOf(name), BRAND);
      expect(sweden?.position).toMatchObject({ status: "known", inIndustry: expect.any(Number) });
      expect(sweden?.range).toMatchObject({ exact: false });
      expect(sweden?.score).toEqual({ status: "locked" });
      expect(findSentinel(JSON.stringify(sweden))).toBeNull();
    },
  );

  test("a brand's position has the exact range only for people with a plan", async () => {
    const [own] = await loadMemberStandings(readerOf("professional"), BRAND);
    expect(own?.range).toMatchObject({ exact: true });
    const [lent] = await loadMemberStandings(readerOf("professional", "free"), BRAND);
    expect(lent).toMatchObject({ range: null, score: { status: "locked" } });
    expect(await loadMemberStandings(readerOf("free"), "no-such")).toEqual([]);
  });
});

describe("the datasets of the analysis pages", () => {
  const yearsOf = (brands: { years: { year: number }[] }[]) =>
    [...new Set(brands.flatMap(({ years }) => years.map(({ year }) => year)))].toSorted((a, b) => a - b);

  // In this order: one plan's cached result must not reach the next plan.
  test.each(["enterprise", "professional", "essential", "free"] as const)(
    "the datasets of the analysis pages contain the years of %s and no others",
    async (name) => {
      const reader = readerOf(name);
      const years = callerMay(name, "analytics") ? KNOWS[name].scoredYears : [];
      const industry = await loadIndustryDataset(reader, "sweden", "energy");
      expect(industry.brands).toHaveLength(years.length > 0 ? 5 : 0);
      expect(yearsOf(industry.brands)).toEqual(years);
      expect(yearsOf((await loadBrandDataset(reader, [BRAND, "nobodys"])).brands)).toEqual(years);
      const read = await loadMarketWaves(reader);
      expect(read.filter(({ market }) => market === "sweden").map(({ year }) => year)).toEqual(years);
      expect((await loadAgeDataset(reader, "sweden", [BRAND], 2011)).brands).toEqual([]);
    },
  );
});

describe("an outage", () => {
  test("an outage is reported quickly and never as an empty list", async () => {
    const address = process.env.SUPABASE_URL;
    process.env.SUPABASE_URL = "http://127.0.0.1:65534";
    const started = Date.now();
    try {
      expect(
        await loadMemberRanking(
          readerOf("teamMember", "enterprise"),
          parseMemberQuery({ country: "sweden", brand: "brand-e" }, STUDY_OF_TODAY),
        ),
      ).toMatchObject({
        status: "unanswered",
      });
      // Two seconds on an idle machine.
      expect(Date.now() - started).toBeLessThan(20_000);
    } finally {
      process.env.SUPABASE_URL = address;
    }
  });
});
