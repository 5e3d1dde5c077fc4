import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { publishStudy, rollBackStudy } from "@/lib/study/mutations";
import { findCurrentStudy } from "@/lib/study/queries";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import { withoutFigures } from "@/lib/study/bare-study";
import type { Study } from "@/lib/study/study";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { TestBackend } from "@/tests/support/test-backend";

const sample = createSampleStudy();
const part = (market: string, from: number): Study => ({
  ...sample,
  waves: sample.waves.filter((wave) => wave.market === market && wave.year >= from),
  results: sample.results.filter((row) => row.market === market && row.year >= from),
  ...withoutFigures(),
});
const first = part("finland", 2024);
/** One wave more; study-command.test.ts publishes one that is staged in two calls. */
const second = part("finland", 2023);
const asked = (digit: string) => ({ sha256: digit.repeat(64), actor: "tests" });

let backend: TestBackend;

beforeAll(async () => {
  backend = await TestBackend.start();
  Object.assign(process.env, embeddedEnvironment(backend.url, backend.secrets));
});
afterAll(() => backend?.stop());

/** All that is shown, as the server's own key reads it. */
async function everythingShown() {
  const { stamp, markets } = await findCurrentStudy();
  const { text } = await backend.rpc("service", "list_ranked_brands", { p_market: "finland" });
  const { text: earlier } = await backend.rpc("service", "list_ranked_brands", { p_market: "finland", p_year: 2023 });
  return { stamp, markets, latest: text, earlier };
}

/** The caller dies at its n-th call: before it is sent, or before its answer arrives. Nothing is sent afterwards. */
function dieAtCall(n: number, before: "sent" | "answered"): { sent: string[] } {
  const send = globalThis.fetch;
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
    const isLast = sent.length === n - 1;
    if (sent.length >= n || (isLast && before === "sent")) throw new Error("the caller is dead");
    sent.push(new URL(new Request(...args).url).pathname.split("/").at(-1) ?? "");
    const answer = await send(...args);
    if (!isLast) return answer;
    await answer.text();
    throw new Error("the caller is dead");
  });
  return { sent };
}

describe("a publication", () => {
  test("a publication shows a whole study at once, and a repetition changes nothing", async () => {
    const progress: number[] = [];
    const published = await publishStudy(first, asked("1"), (done) => progress.push(done));
    expect(published).toMatchObject({ status: "published", waves: 2, rows: first.results.length, wasCurrent: false });
    expect(progress).toEqual([0, first.results.length]);
    const shown = await everythingShown();
    expect(shown.markets).toEqual([
      { slug: "finland", name: "Finland", year: 2025, brandCount: 297, industryCount: 22, hasScores: true },
    ]);
    expect(await publishStudy(first, asked("1"))).toMatchObject({
      publication: published.publication,
      wasCurrent: true,
    });
    expect(await everythingShown()).toEqual(shown);
  });

  test("a publication stores every value exactly", async () => {
    const { json } = await backend.rpc("service", "list_ranked_brands", { p_market: "finland" });
    const rows = json as Record<string, unknown>[];
    const expected = first.results.filter(({ year }) => year === 2025);
    const find = (slug: unknown) => rows.find(({ brand_slug }) => brand_slug === slug);
    for (const row of expected) {
      expect(find(row.brandSlug)).toMatchObject({
        brand_name: row.brand,
        industry_slug: row.industrySlug,
        overall_position: row.overallPosition,
        industry_position: row.industryPosition,
        score: row.score,
        standard_error: row.standardError,
        n: row.n,
        n_eff: row.nEff,
        rank_low: row.rankLow,
        rank_high: row.rankHigh,
      });
    }
    expect(rows).toHaveLength(expected.length);
  });

  test("a publication refused by the database leaves the published results", async () => {
    const shown = await everythingShown();
    const gap = {
      ...second,
      results: second.results.map((row, i) => (i === 4 ? { ...row, overallPosition: 999 } : row)),
    };
    await expect(publishStudy(gap, asked("2"))).rejects.toThrow(/do not run from 1 without gaps/);
    expect(await everythingShown()).toEqual(shown);
  });
});

describe("a publisher that is killed", () => {
  beforeAll(() => publishStudy(first, asked("1")));
  beforeEach(() => () => vi.unstubAllGlobals());

  // stage_publication, find_publication, stage_results, publish_publication
  // Before a later call is sent, the database is as it was before the answer to the one before.
  const moments = [[1, "sent"] as const, ...[1, 2, 3, 4].map((call) => [call, "answered"] as const)];

  test.each(moments)("a publisher killed before call %i is %s has published all or nothing", async (call, before) => {
    const shown = await everythingShown();
    const { sent } = dieAtCall(call, before);
    await expect(publishStudy(second, asked("3"))).rejects.toThrow();
    vi.unstubAllGlobals();
    expect(sent).toHaveLength(before === "sent" ? call - 1 : call);
    const hasPublished = sent.includes("publish_publication");
    const between = await everythingShown();
    if (!hasPublished) expect(between).toEqual(shown);

    const again = await publishStudy(second, asked("3"));
    expect(again).toMatchObject({ status: "published", rows: second.results.length, wasCurrent: hasPublished });
    const after = await everythingShown();
    if (hasPublished) expect(after).toEqual(between);
    expect(JSON.parse(after.earlier)).toHaveLength(second.results.filter(({ year }) => year === 2023).length);

    await rollBackStudy();
    expect({ ...(await everythingShown()), stamp: 0 }).toEqual({ ...shown, stamp: 0 });
  });
});
