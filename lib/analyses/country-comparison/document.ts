import type { BrandSlots } from "@/lib/charts/drawing/slots";
import { TOO_FEW_ASKED, type ChartDocument, type HeatPicture, type LinesPicture } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { toPoints } from "@/lib/charts/documents/measured";
import { toBrandFacts, toSpan } from "@/lib/rankings/histories/study-facts";
import type { Comparison } from "@/lib/analyses/country-comparison/comparison";
import { toCsvTable } from "@/lib/analyses/country-comparison/csv-table";
import { MEASURES, readMeasure, type Measure } from "@/lib/analyses/country-comparison/measure";
import { toFileSource } from "@/lib/analyses/country-comparison/source-words";
import { formatNumber, formatSigned, roundTo } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

interface ComparisonParts {
  view: Comparison;
  brands: readonly BrandHistory[];
  slots: BrandSlots;
  markets: readonly Named[];
  waves: readonly MarketWave[];
  measure: Measure;
}

/** The same brands across markets, as they leave the site. */
export function toCountryComparisonDocument({
  view,
  brands,
  slots,
  markets,
  waves,
  measure,
}: ComparisonParts): ChartDocument {
  const slotOf = (slug: string) => {
    const slot = slots.get(slug);
    return slot === undefined ? {} : { slot };
  };
  const { name: scale, unit, meaning, digits, average, isSigned } = MEASURES[measure];
  const span = toSpan(view.years);
  const text = (value: number) => (isSigned ? formatSigned(value, digits) : formatNumber(value, digits));
  const heat: HeatPicture = {
    kind: "heat",
    none: TOO_FEW_ASKED,
    title: `${scale}, ${view.year}`,
    unit: `${meaning} Empty cells: not ranked there (fewer than {{base}} people asked), or not in the study.`,
    digits,
    columns: view.markets.map(({ name }) => name),
    rows: view.rows.map(({ brand, known }, order) => ({
      label: brand.name,
      isOwn: order === 0,
      ...slotOf(brand.slug),
      cells: view.markets.map(({ slug }) => {
        const cell = known.find(({ market }) => market.slug === slug);
        const reading = cell ? readMeasure(cell, measure) : null;
        return reading && { value: roundTo(reading.value, digits), text: text(reading.value) };
      }),
    })),
    middle: average,
  };
  const panels = view.panels
    .filter(({ lines }) => lines.length > 0)
    .map(({ market, lines, average: mean }): LinesPicture => ({
      kind: "lines",
      title: `${market.name}, ${span}`,
      unit: `${meaning} Shaded bands: 95% intervals. Dashed line: market average.`,
      digits,
      years: view.years,
      series: [
        ...lines.map(({ brand, series }, order) => ({
          name: brand.name,
          ...slotOf(brand.slug),
          isOwn: order === 0,
          isReference: false,
          points: toPoints(series.points, digits),
        })),
        ...(mean.length > 0
          ? [{ name: "Market average", isOwn: false, isReference: true, points: toPoints(mean, digits) }]
          : []),
      ],
      isReversed: false,
    }));
  return assemble("country-comparison", {
    title: view.claim.claim,
    subtitle: `${scale}: ${numberOf(view.rows.length, "brand")} in ${numberOf(view.markets.length, "market")}, ${view.year}. Empty: not ranked there, or not in the study.`,
    isSample: waves.some(({ isSample }) => isSample),
    years: view.years,
    filters: [
      { name: "Brands", value: brands.map(({ name }) => name).join(", ") },
      { name: "Markets", value: view.markets.map(({ name }) => name).join(", ") },
      { name: "Years", value: span },
      { name: "Scale", value: scale },
    ],
    facts: toBrandFacts("", null),
    summary: [view.claim.standfirst],
    source: toFileSource(
      view.rows.flatMap(({ known }) => known),
      span,
    ),
    drawn: [
      { picture: heat, words: { name: `Markets ${view.year}`, row: "Brand", figure: scale, unit } },
      ...panels.map((picture, index) => ({
        picture,
        words: {
          name: view.panels.filter(({ lines }) => lines.length > 0)[index]?.market.name ?? "Market",
          row: "Brand",
          figure: scale,
          unit,
        },
      })),
    ],
    csv: toCsvTable({ figure: "country-comparison", brands, markets, waves, years: view.years }),
    csvName: "All results",
  });
}
