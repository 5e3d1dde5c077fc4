import { TIERS, type Tier } from "@/lib/access/claims";

/** One analysis as the portal offers it. */
export interface Analysis {
  path: string;
  name: string;
  purpose: string;
  /** The smallest plan it belongs to. */
  tier: Tier;
}

export interface AnalysisGroup {
  name: string;
  purpose: string;
  analyses: readonly Analysis[];
}

export const ANALYSIS_GROUPS = [
  {
    name: "Brand Insights",
    purpose: "Analyze sustainability performance across brands",
    analyses: [
      {
        path: "/brand-insights/single-country",
        name: "Single country",
        purpose: "Compare up to eight brands in one market",
        tier: "essential",
      },
      {
        path: "/brand-insights/multi-country",
        name: "Multi-country",
        purpose: "One brand in every market that ranks it",
        tier: "essential",
      },
      {
        path: "/brand-insights/age-groups",
        name: "Age groups",
        purpose: "Where the young and the old see a brand apart",
        tier: "essential",
      },
      {
        path: "/brand-insights/portfolio",
        name: "Portfolio",
        purpose: "Your brands together, against the market",
        tier: "professional",
      },
      {
        path: "/brand-snapshot",
        name: "Brand snapshot",
        purpose: "One brand on one page, ready to print",
        tier: "essential",
      },
    ],
  },
  {
    name: "Country Comparison",
    purpose: "The same brands across markets",
    analyses: [
      {
        path: "/country-comparison",
        name: "Country comparison",
        purpose: "Sweden, Norway, Denmark, Finland, The Netherlands",
        tier: "essential",
      },
    ],
  },
  {
    name: "Consumer Insights",
    purpose: "Understand sustainability behaviors & attitudes",
    analyses: [
      {
        path: "/consumer-insights/awareness",
        name: "Public awareness",
        purpose: "How many think about it, and how often",
        tier: "essential",
      },
      {
        path: "/consumer-insights/behaviour-groups",
        name: "Behaviour groups",
        purpose: "Ego, Moderate, Smart, Dedicated",
        tier: "essential",
      },
      {
        path: "/consumer-insights/priorities",
        name: "Sustainability priorities",
        purpose: "What people want companies to do first",
        tier: "essential",
      },
      {
        path: "/consumer-insights/decision-factors",
        name: "Purchase decision factors",
        purpose: "What weighs in when people choose",
        tier: "essential",
      },
      {
        path: "/consumer-insights/attitudes",
        name: "Attitudes and trust",
        purpose: "Whom people trust, and what they would pay",
        tier: "essential",
      },
      {
        path: "/consumer-insights/topics",
        name: "Topics discussed",
        purpose: "What people talk about, market by market",
        tier: "essential",
      },
      {
        path: "/consumer-insights/say-do-gap",
        name: "Say–do gap",
        purpose: "What matters to people, beside what they did",
        tier: "essential",
      },
      {
        path: "/consumer-insights/expectations",
        name: "Industry expectations",
        purpose: "Of whom most is expected",
        tier: "essential",
      },
    ],
  },
  {
    name: "Predictive insights",
    purpose: "Forecasts and alerts, each with its track record",
    analyses: [
      {
        path: "/predictive-insights/trajectory",
        name: "Brand trajectory",
        purpose: "Where a brand is most likely to go, and how sure that is",
        tier: "professional",
      },
      {
        path: "/predictive-insights/momentum",
        name: "Market momentum",
        purpose: "Who gains on the market, after shrinkage",
        tier: "professional",
      },
      {
        path: "/predictive-insights/claim-check",
        name: "Claim check",
        purpose: "Whether the figures carry what you would publish",
        tier: "professional",
      },
      {
        path: "/predictive-insights/risks",
        name: "Risk alerts",
        purpose: "What may be turning, and how often such an alert is false",
        tier: "enterprise",
      },
    ],
  },
] as const satisfies readonly AnalysisGroup[];

export type AnalysisPath = (typeof ANALYSIS_GROUPS)[number]["analyses"][number]["path"];

/** The plan that a reader lacks for an analysis; null where theirs has it. */
export function missingTier({ tier: needed }: Pick<Analysis, "tier">, tier: Tier | null): Tier | null {
  return tier !== null && TIERS.indexOf(tier) >= TIERS.indexOf(needed) ? null : needed;
}
