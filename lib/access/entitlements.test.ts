import { describe, expect, it } from "vitest";
import type { Claims, Tier } from "@/lib/access/claims";
import { can, historicalYears, type Right } from "@/lib/access/entitlements";
import { hasRole, hasTier, toViewer } from "@/lib/access/viewer";

const claims = (more: Partial<Claims>): Claims => ({ userId: "u", sessionId: "s", tier: null, role: "user", ...more });
const view = (more: Partial<Claims>, waitlistMode = false) => toViewer(claims(more), waitlistMode);

const RIGHTS: Record<Right, Tier> = {
  scores: "essential",
  trends: "essential",
  analytics: "essential",
  savedCharts: "essential",
  invitations: "essential",
  pngExport: "essential",
  svgExport: "essential",
  portfolio: "professional",
  predictions: "professional",
  trajectory: "professional",
  momentum: "professional",
  claimCheck: "professional",
  pdfExport: "professional",
  excelExport: "professional",
  csvExport: "professional",
  riskAlerts: "enterprise",
  powerpointExport: "enterprise",
  api: "enterprise",
};
const LADDER: Tier[] = ["essential", "professional", "enterprise"];

describe("rights", () => {
  it.each(Object.entries(RIGHTS) as [Right, Tier][])("%s begins with %s", (right, first) => {
    for (const tier of LADDER) {
      expect(can(view({ tier }), right)).toBe(LADDER.indexOf(tier) >= LADDER.indexOf(first));
    }
    expect(can(toViewer(null, false), right)).toBe(false);
    expect(can(view({}), right)).toBe(false);
    expect(can(view({ role: "researcher" }), right)).toBe(false);
    expect(can(view({ role: "admin" }), right)).toBe(true);
    expect(can(view({ tier: "enterprise" }, true), right)).toBe(false);
  });

  it.each([
    [view({ tier: "essential" }), 3],
    [view({ tier: "professional" }), 8],
    [view({ tier: "enterprise" }), 15],
    [view({ role: "admin" }), Infinity],
    [view({}), 0],
    [toViewer(null, false), 0],
  ])("years of results %#", (viewer, years) => {
    expect(historicalYears(viewer)).toBe(years);
  });
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
  ] as const)("%s", (_, viewer, level, tier) => {
    expect(viewer).toMatchObject({ level, tier });
  });

  it("rank the tiers", () => {
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
  ] as const)("hold with the role %s what it implies", (role, held) => {
    for (const asked of ["admin", "researcher", "user"] as const) {
      expect(hasRole(view({ role }), asked)).toBe(held[asked]);
      expect(hasRole(toViewer(null, false), asked)).toBe(false);
    }
  });
});
