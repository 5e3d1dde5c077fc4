import { describe, expect, it } from "vitest";
import type { Claims, Tier } from "@/lib/access/claims";
import { historicalYears, tierForYears } from "@/lib/access/historical-years";
import { exportsOf, may, missingTier, planWith, RIGHT_TIERS } from "@/lib/access/rights";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { type Right, RIGHTS } from "@/lib/catalogue/rights";
import { hasRole, hasTier, toViewer } from "@/lib/access/viewer";

const claims = (more: Partial<Claims>): Claims => ({ userId: "u", sessionId: "s", tier: null, role: "user", ...more });
const view = (more: Partial<Claims>, waitlistMode = false) => toViewer(claims(more), waitlistMode);

const LADDER: Tier[] = ["essential", "professional", "enterprise"];

describe("rights", () => {
  it.each(Object.entries(RIGHT_TIERS) as [Right, Tier][])("the right %s starts with %s", (right, first) => {
    for (const tier of LADDER) {
      expect(may(view({ tier }), right)).toBe(LADDER.indexOf(tier) >= LADDER.indexOf(first));
    }
    expect(may(toViewer(null, false), right)).toBe(false);
    expect(may(view({}), right)).toBe(false);
    expect(may(view({ role: "researcher" }), right)).toBe(false);
    expect(may(view({ role: "admin" }), right)).toBe(true);
    expect(may(view({ tier: "enterprise" }, true), right)).toBe(false);
  });

  it("a missing right names the plan that is needed", () => {
    for (const right of RIGHTS) {
      expect(missingTier(view({}), right)).toBe(RIGHT_TIERS[right]);
      expect(missingTier(view({ tier: RIGHT_TIERS[right] }), right)).toBeNull();
    }
    expect(["Essential", "Professional", "Enterprise"]).toContain(planWith("analytics"));
  });

  it("each plan has all rights of the plan below, and the highest has all", () => {
    const counts = LADDER.map((tier) => RIGHTS.filter((right) => may({ tier }, right)).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(RIGHTS.length);
  });

  it("rights include the file formats, each named once", () => {
    const all = Object.values(EXPORT_FORMATS);
    for (const tier of LADDER) {
      const open = new Set(all.filter(({ right }) => may({ tier }, right)).map(({ soldAs }) => soldAs));
      expect(exportsOf({ tier })).toEqual([...open]);
    }
    expect(exportsOf({ tier: "enterprise" })).toEqual(["PNG", "SVG", "PDF", "Excel", "CSV", "PowerPoint"]);
    expect(exportsOf({ tier: null })).toEqual([]);
  });

  it.each([
    [view({ tier: "essential" }), 3],
    [view({ tier: "professional" }), 8],
    [view({ tier: "enterprise" }), 15],
    [view({ role: "admin" }), Infinity],
    [view({}), 0],
    [toViewer(null, false), 0],
  ])("a viewer sees the right number of years of results %#", (viewer, years) => {
    expect(historicalYears(viewer)).toBe(years);
  });
});

it("a number of years names the lowest plan that includes it", () => {
  expect([1, 3, 4, 8, 15, 99].map(tierForYears)).toEqual([
    "essential",
    "essential",
    "professional",
    "professional",
    "enterprise",
    "enterprise",
  ]);
});

describe("viewers", () => {
  it.each([
    ["nobody", toViewer(null, false), "anonymous", null],
    ["a member", view({}), "free", null],
    ["a subscriber", view({ tier: "essential" }), "paid", "essential"],
    ["a researcher without a subscription", view({ role: "researcher" }), "free", null],
    ["a subscriber in waitlist mode", view({ tier: "enterprise" }, true), "free", null],
    ["an admin", view({ role: "admin" }), "paid", "enterprise"],
    ["an admin in waitlist mode", view({ role: "admin" }, true), "paid", "enterprise"],
  ] as const)("the level and plan of %s are right", (_, viewer, level, tier) => {
    expect(viewer).toMatchObject({ level, tier });
  });

  it("a higher plan counts as every lower plan", () => {
    for (const own of LADDER) {
      for (const required of LADDER) {
        expect(hasTier(view({ tier: own }), required)).toBe(LADDER.indexOf(own) >= LADDER.indexOf(required));
      }
    }
    expect(hasTier(view({}), "essential")).toBe(false);
  });

  it.each([
    ["admin", { admin: true, researcher: true, user: true }],
    ["researcher", { admin: false, researcher: true, user: true }],
    ["user", { admin: false, researcher: false, user: true }],
  ] as const)("a viewer with the role %s has the rights of that role", (role, held) => {
    for (const asked of ["admin", "researcher", "user"] as const) {
      expect(hasRole(view({ role }), asked)).toBe(held[asked]);
      expect(hasRole(toViewer(null, false), asked)).toBe(false);
    }
  });
});
