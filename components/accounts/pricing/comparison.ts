import { asSentence, countInWords } from "@/lib/platform/words/sentences";
import { PART_NAMES } from "@/lib/access/included";
import { exportsOf, may } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import type { Plan } from "@/lib/access/plan";
import { ANALYSES, type AnalysisGroup, ANALYSIS_GROUPS, type AnalysisId, analysesOf } from "@/lib/catalogue/analyses";

/** What one plan includes of one feature: yes, no, or a short text. */
export type Offer = { kind: "yes" | "no" } | { kind: "words"; text: string } | { kind: "years"; years: number };

export interface ComparisonRow {
  title: string;
  note?: string | undefined;
  offerOf: (plan: Plan) => Offer;
}

export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

const includedFor =
  (right: Right) =>
  (plan: Plan): Offer => ({
    kind: may(plan, right) ? "yes" : "no",
  });

/** The uses of a group's analyses that share a right, and of those with a separate right. */
const DOING: Record<AnalysisGroup, string> = {
  brands: "Analyse brands in one market and across markets",
  countries: "Compare countries",
  consumers: "Understand consumers",
  predictions: "See what is coming",
};
const DOING_ALONE: Partial<Record<AnalysisId, string>> = {
  portfolio: "Follow your brands as one portfolio",
  "country-comparison": "Compare brands across markets",
  trajectory: "Forecast a brand’s score",
  momentum: "See who is gaining on the market",
  "claim-check": "Check a claim before you publish it",
  "risk-alerts": "Get early warning of a decline",
};
const NOTES: Partial<Record<AnalysisId, string>> = {
  trajectory: "with its range and track record",
  "risk-alerts": "each with its evidence and false-alarm rate",
};

/** What the analyses of a group make possible: one row for each right, with their names below. */
function rowsOf(group: AnalysisGroup): ComparisonRow[] {
  const byRight = Map.groupBy(analysesOf(group), (id) => ANALYSES[id].right);
  return [...byRight].map(([right, ids]) => {
    const names = ids.map((id) => (NOTES[id] ? `${ANALYSES[id].name}, ${NOTES[id]}` : ANALYSES[id].name));
    const [id] = ids;
    const alone = id !== undefined && ids.length === 1 ? DOING_ALONE[id] : undefined;
    return { title: alone ?? DOING[group], note: names.join(", "), offerOf: includedFor(right) };
  });
}

/** What the plans are compared by. Rights and formats come from the list of rights, counts from the plan. */
export const toComparison = (markets: number): readonly ComparisonGroup[] => [
  {
    title: "Rankings",
    rows: [
      {
        title: "See every position",
        note: `${asSentence(countInWords(markets))} markets, by country and by industry`,
        offerOf: () => ({ kind: "yes" }),
      },
      {
        title: `See ${PART_NAMES.scores}`,
        note: "0 to 200, with margins of error and exact rank ranges",
        offerOf: includedFor("scores"),
      },
      {
        title: "See what has clearly changed",
        note: PART_NAMES.trends,
        offerOf: includedFor("trends"),
      },
      {
        title: "Look back",
        note: "Years of scores you can see",
        offerOf: ({ historicalYears }) => ({ kind: "years", years: historicalYears }),
      },
    ],
  },
  {
    title: "Insights",
    rows: [
      {
        title: "Start with what is new in each market",
        note: PART_NAMES.analytics,
        offerOf: includedFor("analytics"),
      },
      ...rowsOf("brands"),
      ...rowsOf("countries"),
      ...rowsOf("consumers"),
    ],
  },
  {
    title: ANALYSIS_GROUPS.predictions.name,
    rows: rowsOf("predictions"),
  },
  {
    title: "Exports and access",
    rows: [
      {
        title: "Invite colleagues",
        note: "Seats in one organisation, including yours",
        offerOf: ({ seats }) => ({ kind: "words", text: String(seats) }),
      },
      {
        title: "Save and share what you find",
        note: `${PART_NAMES.savedCharts}, with links and embeds`,
        offerOf: includedFor("savedCharts"),
      },
      {
        title: "Export charts and tables",
        note: "Source and sample size on every file",
        offerOf: (plan) => ({ kind: "words", text: exportsOf(plan).join(", ") || "None" }),
      },
      { title: "Use the data in your own tools", note: PART_NAMES.api, offerOf: includedFor("api") },
    ],
  },
];
