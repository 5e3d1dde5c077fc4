import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { boundScores } from "@/lib/study/disclosure";
import { publishStudy } from "@/lib/study/mutations";
import { RANK_LEVEL } from "@/lib/study/rank-wave";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { cluesFor, gatherAll, type Payload } from "@/tests/integration/disclosure-gathering";
import { addCallers } from "@/tests/support/sentinel-study";
import { TestBackend } from "@/tests/support/test-backend";

const study = createSampleStudy();
const survey = { level: RANK_LEVEL, interviews: 1008, designEffect: 1.15, answerCorrelation: 0.55 };
const levels = ["anonymous", "free", "essential"] as const;
type Level = (typeof levels)[number];

let backend: TestBackend;
const gathered = new Map<Level, Payload[]>();

beforeAll(async () => {
  backend = await TestBackend.start();
  Object.assign(process.env, embeddedEnvironment(backend.url, backend.secrets));
  await publishStudy(study, { sha256: "5".repeat(64), actor: "tests" });
  await addCallers(backend);
  for (const level of levels) {
    // A token lives for a minute; gathering takes its time.
    const as =
      level === "anonymous" ? level : await backend.tokenFor(level, { exp: Math.floor(Date.now() / 1000) + 600 });
    gathered.set(level, await gatherAll(backend, as, level === "essential" ? "sweden" : undefined));
  }
});

afterAll(() => backend?.stop());

const payloadsOf = (level: Level) => gathered.get(level) ?? [];

/** The attack on one market with all that the level is told, judged by the true study. */
function attack(level: Level, market: MarketSlug) {
  const { brandCount, clues } = cluesFor(market, payloadsOf(level));
  const bounds = boundScores({ brandCount, clues, survey, mean: null });
  const truth = study.results.filter((row) => row.market === market && row.year === 2025);
  const judged = truth.map((row, i) => {
    const margin = 1.96 * (row.standardError ?? NaN);
    const { low = NaN, high = NaN, guess = NaN } = bounds[i] ?? {};
    return { width: (high - low) / (2 * margin), isHit: Math.abs(guess - (row.score ?? NaN)) <= margin };
  });
  return {
    known: clues.length,
    narrowest: Math.min(...judged.map(({ width }) => width)),
    rebuilt: judged.filter(({ isHit }) => isHit).length / judged.length,
  };
}

describe.each(["anonymous", "free"] as const)("with everything public at the %s level", (level) => {
  test("no public response contains points, a sample size or an exact range", () => {
    const paid = payloadsOf(level).flatMap(({ call, rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([key, value]) => {
          const isPaid =
            /score$|error|^n$|^n_eff$|^interviews$|mean|average|index/i.test(key) && !call.startsWith("list_markets");
          return (isPaid && typeof value === "number") || (key === "range_exact" && value === true)
            ? [`${call}: ${key}`]
            : [];
        }),
      ),
    );
    expect(paid).toEqual([]);
  });

  test.each(SAMPLE_MARKETS.map(({ slug }) => slug))(
    "no brand of %s can be located more precisely than its interval",
    (market) => {
      const { known, narrowest, rebuilt } = attack(level, market);
      expect(known).toBeGreaterThanOrEqual(level === "free" ? 274 : 10);
      expect(narrowest).toBeGreaterThan(1);
      expect(rebuilt).toBeLessThan(0.5);
    },
  );
});

test("the search finds what subscribers see, so it would find a leak", () => {
  const { narrowest, rebuilt } = attack("essential", "sweden");
  expect(narrowest).toBeLessThan(0.1);
  expect(rebuilt).toBe(1);
  expect(payloadsOf("essential").some(({ rows }) => rows.some(({ range_exact }) => range_exact === true))).toBe(true);
});

test("every request of the search was made and succeeded", () => {
  for (const level of levels) {
    const answered = payloadsOf(level)
      .filter(({ rows }) => rows.length > 0)
      .map(({ call }) => call.split(" ")[0]);
    const expected = [
      "list_markets",
      "list_ranked_brands",
      "list_industry_brands",
      "list_brand_names",
      "find_brand",
      "search_brands",
    ];
    for (const name of expected) expect(answered).toContain(name);
    expect(answered.filter((name) => name === "find_brand").length).toBeGreaterThan(level === "essential" ? 30 : 130);
  }
});
