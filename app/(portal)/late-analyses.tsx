"use client";

import { partOnSign } from "@/components/ui/part-on-sign";

// Each analysis as the server draws it, until a reader turns to it; their styles are in analysis-styles.ts.

export const LateAgeGroups = partOnSign(
  async () => (await import("@/components/analyses/age-groups/age-groups")).AgeGroups,
);
export const LateBrandSnapshot = partOnSign(
  async () => (await import("@/components/analyses/snapshot/brand-snapshot")).BrandSnapshot,
);
export const LateClaimCheck = partOnSign(
  async () => (await import("@/components/analyses/claim-check/claim-check")).ClaimCheck,
);
export const LateConsumerInsights = partOnSign(
  async () => (await import("@/components/analyses/consumers/page/consumer-insights")).ConsumerInsights,
);
export const LateCountryComparison = partOnSign(
  async () => (await import("@/components/analyses/country-comparison/country-comparison")).CountryComparisonPage,
);
export const LateMarketMomentum = partOnSign(
  async () => (await import("@/components/analyses/momentum/market-momentum")).MarketMomentum,
);
export const LateMultiCountry = partOnSign(
  async () => (await import("@/components/analyses/country-comparison/multi-country")).MultiCountryPage,
);
export const LatePortfolioAnalysis = partOnSign(
  async () => (await import("@/components/analyses/portfolio/portfolio-analysis")).PortfolioAnalysis,
);
export const LateRisks = partOnSign(async () => (await import("@/components/analyses/risk-alerts/risks")).Risks);
export const LateSingleCountry = partOnSign(
  async () => (await import("@/components/analyses/single-country/single-country")).SingleCountry,
);
export const LateTrajectory = partOnSign(
  async () => (await import("@/components/analyses/trajectory/trajectory")).Trajectory,
);
