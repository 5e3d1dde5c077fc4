import { DECIMALS, formatNumber, formatSigned, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { Holdings } from "@/lib/analyses/portfolio/holdings";
import { toMeanChange, toSummary } from "@/lib/analyses/portfolio/summary";
import { wordAbsence, wordConcentration, wordInterval, wordShare, wordClear } from "@/lib/analyses/portfolio/wording";
import { halfWidth } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";

const CONTRIBUTION = "Points of the average";
const points = (label: string) => numberColumn(label, "points", DECIMALS.points);

const COLUMNS = [
  textColumn("Brand"),
  textColumn("Market"),
  textColumn("Industry"),
  yearColumn(),
  numberColumn("Score", "score", DECIMALS.score),
  numberColumn("Score low (95%)", "score", DECIMALS.score),
  numberColumn("Score high (95%)", "score", DECIMALS.score),
  peopleColumn(),
  numberColumn("Position", "rank"),
  numberColumn("Market average", "score", DECIMALS.score),
  points("Points from market"),
  points("Low (95%)"),
  points("High (95%)"),
  textColumn("Compared with market"),
  points("Change"),
  yearColumn("Change since"),
  textColumn("Clear change"),
  numberColumn(CONTRIBUTION, "points", DECIMALS.exactPoints),
  points("Momentum"),
  points("Momentum low (95%)"),
  points("Momentum high (95%)"),
  textColumn("Remark"),
];

/** The portfolio’s table and what is said of it as a whole. The page's own figures, from the same holdings. */
export function toCsvTable(holdings: Holdings, name: string): CsvTable {
  const summary = toSummary(holdings);
  const change = toMeanChange(holdings);
  const contributions = new Map(change?.contributions.map((each) => [each.key, each.points]));
  const one = (value: number | null | undefined) =>
    value === null || value === undefined ? null : roundTo(value, DECIMALS.score);
  const two = (value: number | undefined) => (value === undefined ? null : roundTo(value, DECIMALS.exactPoints));
  const scored = holdings.scored.map((each): CsvTable["rows"][number] => {
    const { low, high } = scoreInterval(each.score, each.error);
    const { change: moved } = each;
    const momentum = moved?.momentum ?? null;
    const reach = momentum && halfWidth(momentum.error);
    return [
      each.brand.name,
      each.market.name,
      each.industry.name,
      holdings.year,
      one(each.score),
      one(low),
      one(high),
      each.n,
      each.overall,
      one(each.marketMean),
      one(each.ahead),
      one(each.low),
      one(each.high),
      VERDICTS[each.verdict],
      one(moved?.points),
      moved?.since ?? null,
      wordClear(moved),
      two(contributions.get(each.key)),
      one(momentum?.points),
      momentum && one(momentum.points - (reach ?? 0)),
      momentum && one(momentum.points + (reach ?? 0)),
      null,
    ];
  });
  const absent = holdings.absent.map((each): CsvTable["rows"][number] => {
    const row = new Array<string | number | null>(COLUMNS.length).fill(null);
    row.splice(0, 4, each.brand.name, each.market.name, null, holdings.year);
    row[COLUMNS.findIndex(({ label }) => label === CONTRIBUTION)] = two(contributions.get(each.key));
    row[COLUMNS.length - 1] = wordAbsence(each, holdings.year);
    return row;
  });
  return {
    name,
    columns: COLUMNS,
    rows: [...scored, ...absent],
    about: {},
    notes: [
      ...(summary
        ? [wordShare(summary), `By industry: ${wordConcentration(summary.industries, "industry", "industries")}`]
        : []),
      ...(change
        ? [
            `Average score: ${formatNumber(change.before, DECIMALS.score)} before and ${formatNumber(change.after, DECIMALS.score)} in ${holdings.year} (${formatSigned(change.points)} points, 95% interval ${wordInterval(change.low, change.high)}).`,
          ]
        : []),
      "Compared with market: clear differences from the market average (significant at 5%, Benjamini–Hochberg across the portfolio). Clear change: tested across all brands in the market.",
      "Points of the average: the brand’s contribution to the change in the portfolio’s average score; they add up to it.",
    ],
  };
}

const VERDICTS = { above: "Clearly above", below: "Clearly below", unclear: "No clear difference" } as const;
