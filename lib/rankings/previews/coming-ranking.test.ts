import { describe, expect, it } from "vitest";
import { comingMarkets, toComingRanking } from "@/lib/rankings/previews/coming-ranking";
import { PREVIEW_LEVELS } from "@/lib/study/previews/preview-link";
import { smallBrand, smallStudyWithUnranked, UNRANKED } from "@/tests/support/small-study";

const study = smallStudyWithUnranked();
const SWEDEN = { market: { slug: "sweden", name: "Sweden" }, year: 2025 };
const shown = (level: (typeof PREVIEW_LEVELS)[number]) => toComingRanking(study, SWEDEN, level);

describe("a preview of coming rankings", () => {
  it("the public will see ten positions with widened rank ranges, and nothing else", () => {
    const { rows, total, beyond, hasScores, hasChanges } = shown("public");
    expect({ rows: rows.length, total, beyond, hasScores, hasChanges }).toEqual({
      ...{ rows: 10, total: 24, beyond: 14, hasScores: false, hasChanges: false },
    });
    expect(rows[0]).toMatchObject({
      position: 1,
      brand: smallBrand(1).name,
      range: { low: 1, high: 20, exact: false },
    });
    expect(JSON.stringify(rows)).not.toContain("148.625");
  });

  it("a member will see every position, and no score", () => {
    const { rows, beyond, hasScores } = shown("member");
    expect({ rows: rows.length, beyond, hasScores }).toEqual({ rows: 24, beyond: 0, hasScores: false });
    expect(rows.every(({ score }) => score.status === "locked")).toBe(true);
  });

  it("a subscriber will see scores and exact rank ranges", () => {
    const [first] = shown("subscriber").rows;
    expect(first).toMatchObject({
      score: { status: "known", value: 148.625 },
      range: { low: 1, high: 2, exact: true },
    });
  });

  it.each(PREVIEW_LEVELS)("a brand that too few people were asked about is in no ranking: %s", (level) => {
    expect(JSON.stringify(shown(level))).not.toContain(UNRANKED.name);
  });

  it("each market is shown in its latest year", () => {
    const markets = [SWEDEN.market, { slug: "norway", name: "Norway" }];
    expect(comingMarkets(study, markets)).toEqual([SWEDEN]);
  });
});
