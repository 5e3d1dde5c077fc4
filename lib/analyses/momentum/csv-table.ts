import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { BeyondMarket } from "@/lib/analyses/momentum/beyond-market";
import { HIGH_MOVEMENT } from "@/lib/rankings/movement";
import { NOT_RANKED } from "@/lib/rankings/unranked";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { wordLabel } from "@/lib/analyses/momentum/words";

const points = (label: string) => numberColumn(label, "points", DECIMALS.points);
const perYear = (label: string) => numberColumn(label, "points per year", DECIMALS.points);

const COLUMNS = [
  textColumn("Brand"),
  textColumn("Industry"),
  yearColumn(),
  numberColumn("Position", "rank"),
  numberColumn("Positions gained", "ranks"),
  textColumn("High movement"),
  numberColumn("Score", "score", DECIMALS.score),
  peopleColumn(),
  points("Change"),
  textColumn("Clear change"),
  points("Momentum"),
  points("Momentum low (95%)"),
  points("Momentum high (95%)"),
  points("Change compared with market"),
  points("Low (95%)"),
  points("High (95%)"),
  textColumn("Clear difference"),
  perYear("Acceleration compared with market"),
  perYear("Acceleration low (95%)"),
  perYear("Acceleration high (95%)"),
  textColumn("Clear acceleration"),
];

/** Every brand of the market, or of the industry chosen: the page's own figures; those not ranked last. */
export function toCsvTable(view: MomentumView): CsvTable {
  const { market, waves, industry, moves, labels, movements, unranked } = view;
  const shown = moves.filter((each) => industry === null || each.industry.slug === industry.slug);
  return {
    name: `momentum ${market.slug} ${industry?.slug ?? ""} ${waves.year}`,
    columns: COLUMNS,
    rows: [
      ...shown.map(({ brand, industry: own, at, gained, change, momentum, beyond, turn }) => [
        brand.name,
        own.name,
        waves.year,
        at.overall,
        gained,
        gained === null ? null : yesNo(Math.abs(gained) >= HIGH_MOVEMENT),
        one(at.score),
        at.n,
        one(change?.points),
        yesNo(change?.clear),
        one(momentum?.points),
        one(momentum?.low),
        one(momentum?.high),
        ...cells(beyond),
        ...cells(turn),
      ]),
      ...unranked.map(({ brand, industry: own, n }) => {
        const known = new Map<string, string | number | null>([
          ["Brand", brand.name],
          ["Industry", own.name],
          ["Year", waves.year],
          ["n", n],
        ]);
        return COLUMNS.map(({ label }) => known.get(label) ?? null);
      }),
    ],
    about: { market: market.name },
    notes: [
      `${market.name}, ${waves.year} compared with ${waves.before ?? "no earlier year"}. ${movements.real} of ${movements.of} changes in score are clear (significant at 5%, Benjamini–Hochberg across the market).`,
      "Momentum: change minus the market’s average change, adjusted towards the industry average. Compared with market: the same before the adjustment, tested across the market.",
      "Acceleration: points per year now minus points per year in the step before, minus the market average.",
      ...(labels ? [wordLabel(labels)] : []),
      ...(unranked.length > 0 ? [`${NOT_RANKED}. Such a brand has only n.`] : []),
    ],
  };
}

const one = (value: number | null | undefined) =>
  value === null || value === undefined ? null : roundTo(value, DECIMALS.score);
const yesNo = (is: boolean | undefined) => (is === undefined ? null : is ? "yes" : "no");
const cells = (figure: BeyondMarket | null) => [
  one(figure?.points),
  one(figure?.low),
  one(figure?.high),
  yesNo(figure?.clear),
];
