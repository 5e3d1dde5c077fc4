import type { Tier } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";
import type { Right } from "@/lib/catalogue/rights";

export type { Right } from "@/lib/catalogue/rights";

interface TierRights {
  rights: ReadonlySet<Right>;
  /** Years of results, the latest published one included. */
  historicalYears: number;
}

const ESSENTIAL: readonly Right[] = [
  "scores",
  "trends",
  "analytics",
  "savedCharts",
  "invitations",
  "pngExport",
  "svgExport",
];
const PROFESSIONAL: readonly Right[] = [
  ...ESSENTIAL,
  "portfolio",
  "predictions",
  "trajectory",
  "momentum",
  "claimCheck",
  "pdfExport",
  "excelExport",
  "csvExport",
];
const ENTERPRISE: readonly Right[] = [...PROFESSIONAL, "riskAlerts", "powerpointExport", "api"];

/** What each tier gives. SVG goes with PNG and CSV with Excel: the same figures in another wrapping. */
const TIER_RIGHTS: Record<Tier, TierRights> = {
  essential: { rights: new Set(ESSENTIAL), historicalYears: 3 },
  professional: { rights: new Set(PROFESSIONAL), historicalYears: 8 },
  enterprise: { rights: new Set(ENTERPRISE), historicalYears: 15 },
};

/** May this viewer use that right? Nobody without a tier has any: it fails closed. */
export function can(viewer: Viewer, right: Right): boolean {
  return viewer.tier !== null && TIER_RIGHTS[viewer.tier].rights.has(right);
}

/** How many years of results this viewer may read, the current one included: 0 without a tier, all for admins. */
export function historicalYears(viewer: Viewer): number {
  if (viewer.role === "admin") return Infinity;
  return viewer.tier === null ? 0 : TIER_RIGHTS[viewer.tier].historicalYears;
}
