import { STATUS_NAMES } from "@/lib/analyses/claim-check/explain";
import type { CheckedClaim } from "@/lib/analyses/claim-check/view";
import { wordFigure } from "@/lib/analyses/claim-check/wording";
import { DECIMALS, formatNumber, formatSigned, roundTo } from "@/lib/platform/words/format";
import type { Scope } from "@/lib/charts/shown";
import { type ChartColumn, numberColumn, peopleColumn, textColumn, type Unit } from "@/lib/charts/column";
import type { ScorePart } from "@/lib/rankings/histories/analysis-query";
import type { CsvTable } from "@/lib/charts/csv-table";

const unitOf = (part: ScorePart): Unit => (part === "score" ? "score" : "percent");

function toColumns(part: ScorePart): ChartColumn[] {
  const difference = part === "score" ? "points" : "percentage points";
  return [
    textColumn("Brand"),
    textColumn("Other brand"),
    numberColumn("Other's value", unitOf(part), DECIMALS.score),
    peopleColumn("n of the other"),
    numberColumn("Difference", difference, DECIMALS.points),
    numberColumn("Low (95%)", difference, DECIMALS.points),
    numberColumn("High (95%)", difference, DECIMALS.points),
    numberColumn("z", "z", DECIMALS.z),
    textColumn("Result"),
  ];
}

/** The result of a comparison, in words. */
export function wordComparison({
  clear,
  difference,
  z,
}: {
  clear: boolean;
  difference: number;
  z: number | null;
}): string {
  if (z === null) return "Not compared";
  return clear ? (difference > 0 ? "Ahead" : "Behind") : "Tied";
}

/** The comparisons of a claim; for other people, those with the brand that the claim names. */
export const keepNamed = <Each extends { other: { slug: string } }>(
  comparisons: readonly Each[],
  { claim }: CheckedClaim["frame"],
  scope: Scope,
): Each[] => comparisons.filter(({ other }) => scope === "page" || other.slug === claim.rival);

/** The brand's own value: all that other people see of a claim that names no other brand. */
const toOwnColumns = (part: ScorePart): ChartColumn[] => [
  textColumn("Brand"),
  numberColumn("Value", unitOf(part), DECIMALS.score),
  numberColumn("Low (95%)", unitOf(part), DECIMALS.score),
  numberColumn("High (95%)", unitOf(part), DECIMALS.score),
  peopleColumn(),
];

/** The comparisons behind a verdict, or only the brand's own value if they may not be shown; null without a verdict. */
export function toCsvTable({ frame, judgement, wording }: CheckedClaim, scope: Scope = "page"): CsvTable | null {
  if (!judgement.isJudged) return null;
  const { own, comparisons, decisive, status, limit } = judgement;
  const one = (value: number | null) => (value === null ? null : roundTo(value, DECIMALS.score));
  const shown = keepNamed(comparisons, frame, scope);
  const isOwnOnly = scope === "selection" && shown.length === 0;
  return {
    name: `claim ${frame.market.slug} ${frame.claim.year} ${own.slug}`,
    columns: (isOwnOnly ? toOwnColumns : toColumns)(frame.claim.part),
    rows: isOwnOnly
      ? [[own.name, one(own.value), one(own.low), one(own.high), own.n]]
      : shown.map(({ other, value, n, difference, low, high, z, ...rest }) => [
          own.name,
          other.name,
          one(value),
          n,
          one(difference),
          one(low),
          one(high),
          z === null ? null : roundTo(z, DECIMALS.z),
          wordComparison({ difference, z, clear: rest.clear }),
        ]),
    about: { market: frame.market.name, industry: frame.industry?.name ?? "All industries", year: frame.claim.year },
    notes: [
      `${STATUS_NAMES[status]}. Value of ${own.name}: ${wordFigure(own)}.`,
      // Other people see nothing of a brand that the claim does not name, not even its distance.
      ...(isOwnOnly
        ? []
        : [
            `Deciding comparison: difference ${formatSigned(decisive.difference, DECIMALS.score)} points, z ${decisive.z === null ? "none" : formatSigned(decisive.z, DECIMALS.z)}, limit ${formatNumber(limit, DECIMALS.z)}.`,
          ]),
      ...(wording ? [wording.sentence, wording.source] : []),
    ],
  };
}
