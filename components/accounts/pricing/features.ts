import { ANALYSES, ANALYSIS_GROUPS } from "@/lib/catalogue/analyses";
import type { Module } from "@/lib/catalogue/shown-study/shown-study";
import type { Right } from "@/lib/catalogue/rights";

interface Feature {
  name: string;
  text: string;
  right: Right;
  /** The part of the questionnaire that it is about; studies without it do not offer it. */
  module?: Module;
  /** The part without which another feature is offered in its place. */
  unless?: Module;
}

export interface FeatureGroup {
  id: "scores" | "brands" | "consumers" | "predictions" | "exports";
  title: string;
  features: readonly Feature[];
}

/** What a plan adds to the free content. The lowest tier follows from the right. */
export const FEATURES: readonly FeatureGroup[] = [
  {
    id: "scores",
    title: "Scores",
    features: [
      {
        name: "Sustainability Scores",
        text: "The two shares of good ratings added together, from 0 to 200, with the margin of error and number of people asked.",
        right: "scores",
      },
      {
        name: "Exact rank ranges",
        text: "The exact positions a brand could hold, without rounding.",
        right: "scores",
      },
      {
        name: "Clear changes",
        text: "What has changed since {{last.wave}}. If a change could be chance, we say so.",
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
        text: "Compare brands within a market, or one brand across markets, each with its own market’s average.",
        right: ANALYSES["single-country"].right,
      },
      {
        name: "Age groups",
        text: "The same score for each age group. Groups with fewer than {{base}} people are not shown.",
        right: ANALYSES["age-groups"].right,
      },
      {
        name: "Brand snapshot",
        text: "One brand on one page: position, score, history and closest competitors, made to be printed.",
        right: ANALYSES.snapshot.right,
      },
      {
        name: "Portfolio analysis",
        text: "Several brands as one portfolio: how many are above the market, and what each added to the change.",
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
        text: "What people know and what matters most and least to them, with a margin of error on every share.",
        right: ANALYSES.awareness.right,
      },
      {
        name: "Behaviour groups",
        text: "{{groups}}: how large each group is, and how it answers.",
        right: ANALYSES["behaviour-groups"].right,
        module: "behaviours",
      },
      {
        name: "Decision factors",
        text: "How much price, quality, the environment and other factors matter when people choose.",
        right: ANALYSES["decision-factors"].right,
        module: "factors",
      },
      {
        name: "Attitudes, say–do gap and industry expectations",
        text: "Trust and willingness to pay, what people say next to what they do, and what they expect from each industry.",
        right: ANALYSES.attitudes.right,
        module: "sayDo",
      },
      {
        name: "Attitudes",
        text: "How far people agree with statements on trust, prices and more, with a margin of error on every share.",
        right: ANALYSES.attitudes.right,
        module: "attitudes",
        unless: "sayDo",
      },
    ],
  },
  {
    id: "predictions",
    title: ANALYSIS_GROUPS.predictions.name,
    features: [
      {
        name: "Brand trajectory",
        text: "A forecast with its range, and how often past ranges were right.",
        right: ANALYSES.trajectory.right,
      },
      {
        name: "Market momentum",
        text: "Which brands are gaining on their market or losing ground.",
        right: ANALYSES.momentum.right,
      },
      {
        name: "Claim check",
        text: "Check a sentence such as “the most sustainable bank in {{market.example}}”: supported, too close to call or not supported, with wording you can use.",
        right: ANALYSES["claim-check"].right,
      },
      {
        name: "Risk alerts",
        text: "Early warnings, each with its evidence, false-alarm rate and the outcome of earlier alerts.",
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
        text: "Charts as PNG and SVG, with source, sample size and date.",
        right: "pngExport",
      },
      {
        name: "PDF, Excel and CSV",
        text: "Reports and tables with the same rounded numbers as on screen.",
        right: "excelExport",
      },
      {
        name: "PowerPoint",
        text: "Slides with charts you can edit.",
        right: "powerpointExport",
      },
      { name: "API", text: "Your plan’s data in your own tools.", right: "api" },
    ],
  },
];
