import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { ShownScore } from "@/lib/analyses/age-groups/series";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import { clearWords } from "@/lib/platform/words/clear-words";

const score = (shown: ShownScore) => (shown.status === "known" ? roundTo(shown.score, DECIMALS.score) : null);
const end = (shown: ShownScore, side: "low" | "high") =>
  shown.status === "known" ? roundTo(shown[side], DECIMALS.score) : null;
const asked = (shown: ShownScore) => (shown.status === "absent" ? null : shown.n);

/** Scores by age group as shown, a line for each brand and group; with fewer than 50 people only the n. */
export function toCsvTable({ table, industry, market, wave, claim }: AgeView): CsvTable {
  const { year, ages, rows, average } = table;
  const lines = rows.flatMap(({ name, all, cells, gap }) => [
    [name, "All ages", score(all), end(all, "low"), end(all, "high"), asked(all), null, null, null, null],
    ...cells.map(({ age, score: shown, fromOwn, fromMarket }) => [
      name,
      toAgeWords(age),
      score(shown),
      end(shown, "low"),
      end(shown, "high"),
      asked(shown),
      fromOwn === null ? null : roundTo(fromOwn, DECIMALS.points),
      fromMarket === null ? null : roundTo(fromMarket, DECIMALS.points),
      gap?.status === "known" ? roundTo(gap.points, DECIMALS.points) : null,
      clearWords("gap", gap?.status === "known" ? gap.clear : null),
    ]),
  ]);
  const means = average.cells.map(({ age, mean, fromAll }) => [
    "Market average",
    toAgeWords(age),
    mean === null ? null : roundTo(mean, DECIMALS.score),
    null,
    null,
    null,
    fromAll === null ? null : roundTo(fromAll, DECIMALS.points),
    null,
    average.gap === null ? null : roundTo(average.gap, DECIMALS.points),
    "Not compared",
  ]);
  const [young, old] = [toAgeWords(ages[0] ?? ""), toAgeWords(ages.at(-1) ?? "")];
  return {
    name: `age-groups-${table.market}-${year}`,
    columns: [
      textColumn("Brand"),
      textColumn("Age group"),
      numberColumn("Score", "score", DECIMALS.score),
      numberColumn("Low (95%)", "score", DECIMALS.score),
      numberColumn("High (95%)", "score", DECIMALS.score),
      peopleColumn(),
      numberColumn("From own score", "points", DECIMALS.points),
      numberColumn("From market", "points", DECIMALS.points),
      numberColumn(`${young} minus ${old}`, "points", DECIMALS.points),
      textColumn("Gap"),
    ],
    rows: [...lines, ...means],
    about: { market: market.name, industry: industry.name, year },
    notes: [
      ...(wave?.isSample ? ["Sample data: all brands and figures are invented."] : []),
      `${industry.name}, ${market.name}, ${year}. Score 0 to 200, people asked in each group n; fewer than {{base}}: no score.`,
      ...(claim.of > 0
        ? [
            `Clear gap: ${young} compared with ${old}; statistically significant at 5% (Benjamini–Hochberg) across ${claim.of} brands.`,
          ]
        : []),
    ],
  };
}
