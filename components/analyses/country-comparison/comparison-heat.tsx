"use client";

import { BrandMark } from "@/components/charts/brand-mark";
import type { HeatValue } from "@/components/charts/heat-cell";
import { HeatTable } from "@/components/charts/heat-table";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { Comparison, ComparisonRow } from "@/lib/analyses/country-comparison/comparison";
import { distanceOn } from "@/lib/analyses/country-comparison/distance";
import { findWave, type MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import type { ScaleName } from "@/lib/rankings/histories/analysis-query";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { useShownStudy } from "@/components/layout/shown-study";
import { toShortReason } from "./cell-words";
import { lettersOf } from "@/lib/catalogue/shown-study/shown-study";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

interface ComparisonHeatProps {
  comparison: Comparison;
  markOf: (slug: string) => SeriesMark;
  /** The brand in focus. */
  own: string | undefined;
  waves: readonly MarketWave[];
  scale: ScaleName;
  selected: { row: string; column: string } | null;
  onSelect: (row: string, column: string) => void;
}

function toValue(cell: MarketCell, scale: ScaleName): HeatValue {
  const isKnown = cell.status === "known";
  return {
    value: isKnown ? cell.score : null,
    difference: distanceOn(cell, scale),
    n: "n" in cell ? cell.n : null,
    isSuppressed: cell.status === "suppressed",
    ...(isKnown ? {} : { reason: toShortReason(cell) }),
  };
}

function Tail({ row: { evenness, known } }: { row: ComparisonRow }) {
  if (!evenness) return <span className="text-s-2 text-ink-2">{known.length === 1 ? "One market" : "No score"}</span>;
  return (
    <>
      <b className="block text-s1 leading-6 font-semibold">
        <SignedFigure value={evenness.spread} />
      </b>
      <ClearMark of="difference" isClear={evenness.clear} isBrief className="whitespace-normal" />
    </>
  );
}

/** No slug: brands have none with a sign in front. */
const AVERAGE = "~average";

/** Markets that phones have room for beside the names. */
const MOST_DENSE = 6;

/** Decimals of the small figure. */
const DIGITS: Record<ScaleName, number> = { score: 1, z: 2, index: 0 };

/** Brands by market: score, and how far that is from the market's average. */
export function ComparisonHeat({
  comparison: { rows, markets, year },
  markOf,
  own,
  waves,
  scale,
  selected,
  onSelect,
}: ComparisonHeatProps) {
  const study = useShownStudy();
  const distances = rows.flatMap(({ cells }) => cells.map((cell) => Math.abs(distanceOn(cell, scale) ?? 0)));
  const averageOf = ({ slug }: Named): HeatValue => ({
    value: findWave(waves, slug, year)?.mean ?? null,
    difference: null,
    n: null,
    isSuppressed: false,
    reason: "No scores",
  });
  return (
    <HeatTable
      isDense={markets.length <= MOST_DENSE}
      caption={`Score by brand and market, ${year}`}
      corner="Brand"
      columns={markets.map(({ slug, name }) => ({
        key: slug,
        label: name.replace(/^The /, ""),
        short: lettersOf(study, slug),
      }))}
      rows={[
        ...rows.map((row) => ({
          key: row.brand.slug,
          name: row.brand.name,
          head: <BrandMark className="max-md:gap-x-2" name={row.brand.name} mark={markOf(row.brand.slug)} />,
          isOwn: row.brand.slug === own,
          cells: row.cells.map((cell) => toValue(cell, scale)),
          tail: <Tail row={row} />,
        })),
        { key: AVERAGE, name: "Market average", isMarket: true, cells: markets.map(averageOf) },
      ]}
      tail="Highest minus lowest"
      strongest={Math.max(...distances, 0)}
      differenceDigits={DIGITS[scale]}
      selected={selected}
      // The row of averages has nothing more to tell.
      onSelect={(row, column) => row !== AVERAGE && onSelect(row, column)}
    />
  );
}
