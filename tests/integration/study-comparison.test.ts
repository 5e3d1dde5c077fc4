import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { publishStudy } from "@/lib/study/mutations";
import { listLiveWaves } from "@/lib/study/releases/queries";
import { smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startOwnBackend();
});
afterAll(() => backend?.stop());

test("a comparison reads every published result, however many there are", async () => {
  // 24 brands that are ranked and as many that are not, in 26 years: more than the data API answers as rows.
  const ranked = smallStudy(
    "many",
    Array.from({ length: 26 }, (_, at) => 2000 + at),
  );
  const unranked = ranked.results.map((result) => ({
    ...result,
    ...{ brand: `${result.brand} too`, brandSlug: `${result.brandSlug}-too`, n: 37, nEff: null },
    ...{ overallPosition: null, industryPosition: null, score: null, standardError: null },
    ...{ rankLow: null, rankHigh: null, publicRankLow: null, publicRankHigh: null },
  }));
  const many = { ...ranked, results: [...ranked.results, ...unranked] };
  await publishStudy(many, { sha256: "5".repeat(64), actor: "x", definition: DEFAULT_DEFINITION });
  const waves = await listLiveWaves(["sweden"]);
  expect(waves.reduce((sum, { results }) => sum + results.length, 0)).toBe(26 * 48);
});
