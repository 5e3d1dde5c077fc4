import { can, type Right } from "@/lib/access/entitlements";
import { anonymousViewer } from "@/lib/access/viewer";
import { exportFormats, type Plan } from "@/lib/access/plans/plan";

/** What one plan has of one thing: simply included or not, or in so many words. */
export type Offer = { kind: "yes" | "no" } | { kind: "words"; text: string } | { kind: "years"; years: number };

export interface ComparisonRow {
  title: string;
  note?: string;
  offerOf: (plan: Plan) => Offer;
}

export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

const includedFor =
  (right: Right) =>
  (plan: Plan): Offer => ({
    kind: can({ ...anonymousViewer, tier: plan.tier }, right) ? "yes" : "no",
  });

/** What the plans are compared by. Rights come from the entitlements, counts and formats from the plan itself. */
export const COMPARISON: readonly ComparisonGroup[] = [
  {
    title: "Rankings",
    rows: [
      { title: "Positions in five markets", note: "By country and by industry", offerOf: () => ({ kind: "yes" }) },
      {
        title: "Sustainability Scores",
        note: "0 to 200, with 95% intervals and exact rank ranges",
        offerOf: includedFor("scores"),
      },
      {
        title: "Movement since last year",
        note: "Tested, for all brands of a market together",
        offerOf: includedFor("trends"),
      },
      {
        title: "History",
        note: "Years of scores you can open",
        offerOf: ({ historicalYears }) => ({ kind: "years", years: historicalYears }),
      },
    ],
  },
  {
    title: "Brand and consumer insights",
    rows: [
      {
        title: "Insights Portal",
        note: "What moved in each market, and is more than chance",
        offerOf: includedFor("analytics"),
      },
      {
        title: "Single country, multi-country, age groups",
        offerOf: includedFor("analytics"),
      },
      { title: "Brand snapshot and country comparison", offerOf: includedFor("analytics") },
      {
        title: "Consumer Insights",
        note: "Awareness, behaviour groups, priorities, decision factors",
        offerOf: includedFor("analytics"),
      },
      { title: "Portfolio analysis", offerOf: includedFor("portfolio") },
    ],
  },
  {
    title: "Predictive insights",
    rows: [
      {
        title: "Brand trajectory",
        note: "Forecast with intervals and its track record",
        offerOf: includedFor("predictions"),
      },
      { title: "Market momentum", offerOf: includedFor("predictions") },
      {
        title: "Risk alerts",
        note: "Each with its evidence and false-alarm rate",
        offerOf: includedFor("riskAlerts"),
      },
    ],
  },
  {
    title: "Exports and access",
    rows: [
      {
        title: "Seats",
        note: "People of one organisation",
        offerOf: ({ seats }) => ({ kind: "words", text: String(seats) }),
      },
      {
        title: "Export formats",
        note: "With source line and sample size on each file",
        offerOf: (plan) => ({ kind: "words", text: exportFormats(plan).join(", ") || "None" }),
      },
      { title: "API", offerOf: ({ features }) => ({ kind: features.api ? "yes" : "no" }) },
    ],
  },
];
