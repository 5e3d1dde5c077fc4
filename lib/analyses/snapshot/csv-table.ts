import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { ShownScore } from "@/lib/analyses/age-groups/series";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn, type Unit, UNITS } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { type Interval } from "@/lib/statistics/interval";
import { clearWords } from "@/lib/platform/words/clear-words";

type Line = (string | number | null)[];

interface Row {
  line: Line;
  unit: Unit;
  year: number;
}

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
  const now = (unit: Unit, line: Line): Row => ({ line, unit, year });
  const rows: Row[] = [
    now("score", ofScore("Score", String(year), snapshot.score)),
    ...(inIndustry ? [now("rank", ["Position", industry.name, inIndustry.position, null, null, null])] : []),
    ...(inIndustry?.percentile === null || inIndustry === null
      ? []
      : [now("percentile", ["Percentile", industry.name, Math.floor(inIndustry.percentile), null, null, null])]),
    ...(overall ? [now("rank", ["Position", market.name, overall.position, ...ofRange(overall.range)])] : []),
    ...(change
      ? [
          now("points", [
            clearWords("change", change.clear),
            `Since ${change.since}`,
            roundTo(change.points, DECIMALS.points),
            roundTo(change.low, DECIMALS.points),
            roundTo(change.high, DECIMALS.points),
            null,
          ]),
        ]
      : []),
    ...years.map((each): Row => ({
      line: ofScore("Score", String(each.year), each.score),
      unit: "score",
      year: each.year,
    })),
    ...years.flatMap((each): Row[] =>
      each.mean === null
        ? []
        : [
            {
              line: ["Market average", String(each.year), roundTo(each.mean, DECIMALS.score), null, null, null],
              unit: "score",
              year: each.year,
            },
          ],
    ),
    ...shares.map((each) =>
      now("percent", [
        "Share answering {{scale.good}}, %",
        each.name,
        roundTo(100 * each.share, DECIMALS.share),
        roundTo(100 * each.low, DECIMALS.share),
        roundTo(100 * each.high, DECIMALS.share),
        null,
      ]),
    ),
    ...closest.map((each) => now("score", ofScore(`Position ${each.position}`, each.name, each.score))),
    ...(ages?.cells.map(({ age, score }) => now("score", ofScore("Age group", toAgeWords(age), score))) ?? []),
  ];
  return {
    name: `snapshot-${brand.slug}-${market.slug}-${year}`,
    columns: COLUMNS,
    rows: rows.map(({ line }) => line),
    about: {
      market: market.name,
      industry: industry.name,
      year: rows.map((each) => each.year),
      unit: rows.map(({ unit }) => UNITS[unit]),
    },
    notes: [
      ...(isSample ? ["Sample data: all brands and figures are invented."] : []),
      `${brand.name}, ${industry.name}, ${market.name}, ${year}. Scores run from 0 to 200. For positions, low and high are the rank range.`,
    ],
  };
}
