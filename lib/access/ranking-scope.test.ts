import { describe, expect, it } from "vitest";
import { COLUMN_ACCESS, rankingScope, type RankingScope } from "@/lib/access/ranking-scope";
import { anonymousViewer, toViewer, type Viewer } from "@/lib/access/viewer";

const LATEST = 2025;
const member = (tier: Viewer["tier"]) => toViewer({ userId: "u", sessionId: "s", tier, role: "user" }, false);
const ask = (viewer: Viewer, year: number, byIndustry: boolean) =>
  rankingScope(viewer, { year, latestYear: LATEST, currentYear: LATEST, byIndustry });

const TOP_TEN: RankingScope = { kind: "open", limit: 10, scores: false, movement: false, exactRanges: false };
const POSITIONS: RankingScope = { ...TOP_TEN, limit: null };
const EVERYTHING: RankingScope = { kind: "open", limit: null, scores: true, movement: true, exactRanges: true };
const locked = (reason: Extract<RankingScope, { kind: "locked" }>["reason"]): RankingScope => ({
  kind: "locked",
  reason,
});

describe("the latest study", () => {
  it.each([
    ["anonymous", anonymousViewer, TOP_TEN, locked("industry-needs-sign-up")],
    ["free", member(null), POSITIONS, POSITIONS],
    ["essential", member("essential"), EVERYTHING, EVERYTHING],
    ["enterprise", member("enterprise"), EVERYTHING, EVERYTHING],
  ])("the latest study has the right scope for %s", (_, viewer, overall, byIndustry) => {
    expect(ask(viewer, LATEST, false)).toEqual(overall);
    expect(ask(viewer, LATEST, true)).toEqual(byIndustry);
  });
});

describe("earlier studies", () => {
  it.each([true, false])("earlier studies need a plan (by industry: %s)", (byIndustry) => {
    for (const year of [2011, 2024, 2026]) {
      expect(ask(anonymousViewer, year, byIndustry)).toEqual(locked("year-needs-plan"));
      expect(ask(member(null), year, byIndustry)).toEqual(locked("year-needs-plan"));
    }
  });

  it.each([
    ["essential", 2023],
    ["professional", 2018],
    ["enterprise", 2011],
  ] as const)("earlier studies are included for %s from %i", (tier, first) => {
    for (let year = 2005; year <= LATEST + 1; year += 1) {
      const isOpen = year >= first && year <= LATEST;
      expect(ask(member(tier), year, false)).toEqual(isOpen ? EVERYTHING : locked("year-outside-window"));
    }
  });
});

describe("a market last surveyed before the others", () => {
  it("a market surveyed earlier than others shows only positions if its study is outside the plan", () => {
    const question = { year: 2020, latestYear: 2020, currentYear: LATEST, byIndustry: true };
    expect(rankingScope(member("essential"), question)).toEqual(POSITIONS);
    expect(rankingScope(member("professional"), question)).toEqual(EVERYTHING);
    expect(rankingScope(member("professional"), { ...question, year: 2017 })).toEqual(locked("year-outside-window"));
  });
});

describe("the table", () => {
  it("the access table matches the decision exactly", () => {
    expect(COLUMN_ACCESS).toEqual({
      overallPosition: { anonymous: "top-10", free: "all", paid: "all" },
      industryPosition: { anonymous: "none", free: "all", paid: "all" },
      earlierPositions: { anonymous: "none", free: "none", paid: "year-window" },
      movement: { anonymous: "none", free: "none", paid: "year-window" },
      rankRange: { anonymous: "widened", free: "widened", paid: "exact" },
      scores: { anonymous: "none", free: "none", paid: "year-window" },
    });
  });
});
