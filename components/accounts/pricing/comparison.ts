import { MARKETS } from "@/lib/catalogue/markets/market";
import { countInWords } from "@/lib/platform/words/sentences";
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

const NOTES: Partial<Record<AnalysisId, string>> = {
  trajectory: "Forecast range and track record",
  "risk-alerts": "Each with its evidence and false-alarm rate",
};

/**
 * The analyses of a group, one row for each right: under the group's name if there are several, under its own name if
 * there is one.
 */
function rowsOf(group: AnalysisGroup): ComparisonRow[] {
  const byRight = Map.groupBy(analysesOf(group), (id) => ANALYSES[id].right);
  return [...byRight].map(([right, ids]) => {
    const [id] = ids;
    return id !== undefined && ids.length === 1
      ? { title: ANALYSES[id].name, note: NOTES[id], offerOf: includedFor(right) }
      : {
          title: ANALYSIS_GROUPS[group].name,
          note: ids.map((each) => ANALYSES[each].name).join(", "),
          offerOf: includedFor(right),
        };
  });
}

/** What the plans are compared by. Rights and formats come from the list of rights, counts from the plan. */
export const COMPARISON: readonly ComparisonGroup[] = [
  {
    title: "Rankings",
    rows: [
      {
        title: `Positions in ${countInWords(MARKETS.length)} markets`,
        note: "By country and by industry",
        offerOf: () => ({ kind: "yes" }),
      },
      {
        title: PART_NAMES.scores,
        note: "0 to 200, with margins of error and exact rank ranges",
        offerOf: includedFor("scores"),
      },
      {
        title: PART_NAMES.trends,
        note: "Every clear change marked",
        offerOf: includedFor("trends"),
      },
      {
        title: "History",
        note: "Years of scores you can see",
        offerOf: ({ historicalYears }) => ({ kind: "years", years: historicalYears }),
      },
    ],
  },
  {
    title: "Brand and consumer insights",
    rows: [
      {
        title: PART_NAMES.analytics,
        note: "What has clearly changed in each market",
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
        title: "Seats",
        note: "People in one organisation",
        offerOf: ({ seats }) => ({ kind: "words", text: String(seats) }),
      },
      { title: PART_NAMES.savedCharts, note: "With links and embeds", offerOf: includedFor("savedCharts") },
      {
        title: "Export formats",
        note: "Source and sample size on every file",
        offerOf: (plan) => ({ kind: "words", text: exportsOf(plan).join(", ") || "None" }),
      },
      { title: PART_NAMES.api, offerOf: includedFor("api") },
    ],
  },
];
