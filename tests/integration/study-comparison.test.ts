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
  // A market of 24 brands in 50 years: more than the data API answers as rows.
  const many = smallStudy(
    "many",
    Array.from({ length: 50 }, (_, at) => 1970 + at),
  );
  await publishStudy(many, { sha256: "5".repeat(64), actor: "x", definition: DEFAULT_DEFINITION });
  const waves = await listLiveWaves(["sweden"]);
  expect(waves.reduce((sum, { results }) => sum + results.length, 0)).toBeGreaterThanOrEqual(50 * 24);
});
