import { describe, expect, test } from "vitest";
import { CORRECTED, FIRST, NOTHING, refusal, SWEDEN, adminPerTest, type Rows } from "@/tests/support/publishing-admin";
import { metaOf, rowsOf } from "@/tests/support/sentinel-study";

const here = adminPerTest();

describe("is refused, leaving nothing behind", () => {
  const change = (index: number, values: object) =>
    SWEDEN.map((row, at) => (at === index ? { ...row, ...values } : row));

  test.each<[string, Rows, string]>([
    [
      "a gap in the overall positions",
      change(13, { overall_position: 15 }),
      'Se 2025 do not run from 1 without gaps: "Brand I" has overall 15',
    ],
    [
      "a tie that shares the better position and takes no other",
      SWEDEN.map((row, index) => ({ ...row, overall_position: Math.max(1, index) })),
      "has overall 2 (expected 3)",
    ],
    ["an industry that begins at 2", change(0, { industry_position: 2 }), "do not run from 1"],
    ["a brand without a wave", [...SWEDEN, ...rowsOf("norway", 2025)], "14 of 28 rows belong to no wave"],
    ["two spellings of a brand", [...SWEDEN, ...change(0, { brand: "brand j" }).slice(0, 1)], "is spelled both"],
    ["a score beyond the scale", change(3, { score: 201 }), "results_score_check"],
    [
      "an exact range given as the public one",
      change(4, { public_rank_low: 3104, public_rank_high: 3204 }),
      "public_range_on_grid",
    ],
    [
      "a public range narrower than the exact one",
      change(4, { public_rank_low: 3200, public_rank_high: 5000 }),
      "results_check",
    ],
  ])("staging refuses %s and leaves nothing behind", async (_, rows, message) => {
    const id = await here.admin.begin("a", SWEDEN);
    const attempt = async () => {
      await here.admin.command("stage_results", { p_publication: id, p_rows: rows });
      await here.admin.publish(id);
    };
    expect(await refusal(attempt())).toContain(message);
    expect(await here.admin.shown()).toEqual(NOTHING);
    await here.admin.command("discard_publication", { p_publication: id });
    expect(await refusal(here.admin.publishStudy({ sha: "b", rows: SWEDEN }))).toBe("accepted");
  });

  test("staging refuses a wave without rows, an unknown market or an invalid hash", async () => {
    const empty = Number(
      await here.admin.command("stage_publication", metaOf({ sha: "a", waves: [["sweden", 2025]] })),
    );
    expect(await refusal(here.admin.publish(empty))).toContain("Se 2025 has no rows");
    await here.admin.command("discard_publication", { p_publication: empty });
    const unknown = metaOf({ sha: "b", waves: [["iceland", 2025]] });
    expect(await refusal(here.admin.command("stage_publication", unknown))).toContain("unknown market: iceland");
    expect(await refusal(here.admin.command("stage_publication", metaOf({ sha: "xyz" })))).toContain("input_sha256");
  });

  test("staging refuses rows for data that is published, discarded or was never staged", async () => {
    const { publication } = await here.admin.publishStudy({ sha: "a", rows: SWEDEN });
    const late = (id: number) => refusal(here.admin.command("stage_results", { p_publication: id, p_rows: CORRECTED }));
    expect(await late(publication)).toContain("is published, not staged");
    expect(await late(999)).toContain("is unknown, not staged");
    expect(await refusal(here.admin.command("discard_publication", { p_publication: publication }))).toContain(
      "cannot be discarded",
    );
    expect(await here.admin.shown()).toMatchObject(FIRST);
  });
});
