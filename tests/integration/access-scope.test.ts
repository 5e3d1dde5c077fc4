import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Claims } from "@/lib/access/claims";
import { rankingScope } from "@/lib/access/ranking-scope";
import { toViewer } from "@/lib/access/viewer";
import {
  addCallers,
  CALLERS,
  publishSentinelStudy,
  rowsOf,
  YEARS,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { TestBackend, type As } from "@/tests/support/test-backend";

// The site decides in TypeScript what to show, the database in SQL what to answer. They must never disagree.

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(async () => {
  await backend?.stop();
});

type Person = Exclude<CallerName, "service">;

/** The claims each of them would carry, from the same tables. */
const CLAIMS: Record<Person, Partial<Claims> | null> = {
  anonymous: null,
  free: {},
  trialExpired: {},
  canceled: {},
  invitedOnly: {},
  researcher: { role: "researcher" },
  essential: { tier: "essential" },
  trialRunning: { tier: "professional" },
  professional: { tier: "professional" },
  enterprise: { tier: "enterprise" },
  teamMember: { tier: "enterprise" },
  admin: { role: "admin" },
};
const people = CALLERS.filter((name): name is Person => name !== "service");

const LATEST = { sweden: 2025, norway: 2024 } as const;
const questions = [
  ...YEARS.map((year) => ({ market: "sweden" as const, year })),
  { market: "norway" as const, year: 2024 },
].flatMap((wave) => [null, "energy"].map((industry) => ({ ...wave, industry })));

const answer = z.array(
  z.looseObject({ score: z.number().nullable(), rank_low: z.number().nullable(), range_exact: z.boolean() }),
);

function brandsIn(market: "sweden" | "norway", year: number, industry: string | null): number {
  const rows = rowsOf(market, year).slice(0, market === "norway" ? 3 : undefined);
  return rows.filter((row) => industry === null || row.industry_slug === industry).length;
}

describe.each(people)("%s", (name) => {
  const claims = CLAIMS[name];
  const viewer = toViewer(claims && { userId: name, sessionId: "s", tier: null, role: "user", ...claims }, false);

  test.each(questions)(
    "the scope is as the program decides for $market $year, industry $industry",
    async ({ market, year, industry }) => {
      const scope = rankingScope(viewer, {
        year,
        byIndustry: industry !== null,
        latestYear: LATEST[market],
        currentYear: LATEST.sweden,
      });
      const args = { p_market: market, p_year: year, p_industry: industry };
      const rows = answer.parse((await backend.rpc(callers[name], "list_ranked_brands", args)).json);
      if (scope.kind === "locked") {
        expect(rows).toEqual([]);
        return;
      }
      expect(rows).toHaveLength(Math.min(brandsIn(market, year, industry), scope.limit ?? Infinity));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row.score !== null).toBe(scope.scores);
        expect(row.range_exact).toBe(scope.exactRanges);
      }
    },
  );
});
