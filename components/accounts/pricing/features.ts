import { ANALYSES, ANALYSIS_GROUPS } from "@/lib/catalogue/analyses";
import type { Right } from "@/lib/catalogue/rights";

interface Feature {
  name: string;
  text: string;
  right: Right;
}

export interface FeatureGroup {
  id: "scores" | "brands" | "consumers" | "predictions" | "exports";
  title: string;
  features: readonly Feature[];
}

/** What a plan adds to what everyone can read. The tier it begins at follows from the right. */
export const FEATURES: readonly FeatureGroup[] = [
  {
    id: "scores",
    title: "Scores",
    features: [
      {
        name: "Sustainability Scores",
        text: "Two shares of good marks added up, from 0 to 200, with standard error, interval and number of people asked.",
        right: "scores",
      },
      {
        name: "Exact rank ranges",
        text: "The places a brand could hold, from joint 95% intervals over the whole market, without rounding.",
        right: "scores",
      },
      {
        name: "Tested movement",
        text: "What changed since last year, with all brands of a market tested together. A move that may be chance says so.",
        right: "trends",
      },
    ],
  },
  {
    id: "brands",
    title: "Brand insights",
    features: [
      {
        name: "Single and multi-country",
        text: "Compare brands inside a market, or one brand across markets, each against its own market’s average.",
        right: ANALYSES["single-country"].right,
      },
      {
        name: "Age groups",
        text: "The same estimate for each age group. A group with fewer than 50 answers is not shown.",
        right: ANALYSES["age-groups"].right,
      },
      {
        name: "Brand snapshot",
        text: "One brand on one page: position, score, history and closest competitors, made to be printed.",
        right: ANALYSES.snapshot.right,
      },
      {
        name: "Portfolio analysis",
        text: "Several brands as one: the share above the market, and what each contributed to the change.",
        right: ANALYSES.portfolio.right,
      },
    ],
  },
  {
    id: "consumers",
    title: "Consumer insights",
    features: [
      {
        name: "Awareness and priorities",
        text: "What people know, what they rank first and what they rank last, with intervals on every share.",
        right: ANALYSES.awareness.right,
      },
      {
        name: "Behaviour groups",
        text: "Ego, Moderate, Smart and Dedicated: how large each group is, and how it answers.",
        right: ANALYSES["behaviour-groups"].right,
      },
      {
        name: "Decision factors",
        text: "How much each factor explains of what people choose, in shares that add up to the whole.",
        right: ANALYSES["decision-factors"].right,
      },
      {
        name: "Attitudes, doing and expectations",
        text: "Trust and willingness to pay, what people say beside what they did, and what they expect of each industry.",
        right: ANALYSES.attitudes.right,
      },
    ],
  },
  {
    id: "predictions",
    title: ANALYSIS_GROUPS.predictions.name,
    features: [
      {
        name: "Brand trajectory",
        text: "A forecast with an interval, and beside it the record of how often such intervals held.",
        right: ANALYSES.trajectory.right,
      },
      {
        name: "Market momentum",
        text: "Change beyond the market’s own, drawn towards the industry where the data are thin.",
        right: ANALYSES.momentum.right,
      },
      {
        name: "Claim check",
        text: "A sentence such as “the most sustainable bank in Finland”, tested: carried, not carried, or a tie, with a wording that holds.",
        right: ANALYSES["claim-check"].right,
      },
      {
        name: "Risk alerts",
        text: "A warning names its evidence, the false alarms to expect, and what became of earlier ones.",
        right: ANALYSES["risk-alerts"].right,
      },
    ],
  },
  {
    id: "exports",
    title: "Exports and access",
    features: [
      {
        name: "Images",
        text: "Charts as PNG and SVG, with source line, number of people and date.",
        right: "pngExport",
      },
      {
        name: "PDF, Excel and CSV",
        text: "Reports and tables with the figures as shown, rounded the same way.",
        right: "excelExport",
      },
      {
        name: "PowerPoint",
        text: "Slides with charts that can be edited, not pictures of them.",
        right: "powerpointExport",
      },
      { name: "API", text: "The figures a plan includes, read by program.", right: "api" },
    ],
  },
];
