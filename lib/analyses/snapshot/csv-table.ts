import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { ShownScore } from "@/lib/analyses/age-groups/series";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { type Interval } from "@/lib/statistics/interval";
import { clearWords } from "@/lib/platform/words/clear-words";

type Line = (string | number | null)[];

/** A score, a position or a share in each row, as its name says. */
const value = (label: string) => numberColumn(label, "mixed", DECIMALS.score);
const COLUMNS = [
  textColumn("Figure"),
  textColumn("Of"),
  value("Value"),
  value("Low (95%)"),
  value("High (95%)"),
  peopleColumn(),
];

const ofScore = (part: string, what: string, score: ShownScore): Line =>
  score.status === "known"
    ? [
        part,
        what,
        roundTo(score.score, DECIMALS.score),
        roundTo(score.low, DECIMALS.score),
        roundTo(score.high, DECIMALS.score),
        score.n,
      ]
    : [part, what, null, null, null, score.status === "not-shown" ? score.n : null];

const ofRange = (range: Interval | null): Line => [range?.low ?? null, range?.high ?? null, null];

/** Every figure in a snapshot, one per line; a hidden one has its n and no score. */
export function toCsvTable(snapshot: Snapshot, isSample: boolean): CsvTable {
  const { brand, market, industry, year, overall, inIndustry, change, years, shares, closest, ages } = snapshot;
  const rows: Line[] = [
    ofScore("Score", String(year), snapshot.score),
    ...(inIndustry ? [["Position", industry.name, inIndustry.position, null, null, null]] : []),
    ...(inIndustry?.percentile === null || inIndustry === null
      ? []
      : [["Percentile", industry.name, Math.floor(inIndustry.percentile), null, null, null]]),
    ...(overall ? [["Position", market.name, overall.position, ...ofRange(overall.range)]] : []),
    ...(change
      ? [
          [
            clearWords("change", change.clear),
            `Since ${change.since}`,
            roundTo(change.points, DECIMALS.points),
            roundTo(change.low, DECIMALS.points),
            roundTo(change.high, DECIMALS.points),
            null,
          ],
        ]
      : []),
    ...years.map((each) => ofScore("Score", String(each.year), each.score)),
    ...years.flatMap((each): Line[] =>
      each.mean === null
        ? []
        : [["Market average", String(each.year), roundTo(each.mean, DECIMALS.score), null, null, null]],
    ),
    ...shares.map((each): Line => [
      "Share answering 4 or 5, %",
      each.name,
      roundTo(100 * each.share, DECIMALS.share),
      roundTo(100 * each.low, DECIMALS.share),
      roundTo(100 * each.high, DECIMALS.share),
      null,
    ]),
    ...closest.map((each) => ofScore(`Position ${each.position}`, each.name, each.score)),
    ...(ages?.cells.map(({ age, score }) => ofScore("Age group", toAgeWords(age), score)) ?? []),
  ];
  return {
    name: `snapshot-${brand.slug}-${market.slug}-${year}`,
    columns: COLUMNS,
    rows,
    notes: [
      ...(isSample ? ["Sample data: all brands and figures are invented."] : []),
      `${brand.name}, ${industry.name}, ${market.name}, ${year}. Scores run from 0 to 200. For positions, low and high are the rank range.`,
    ],
  };
}
