"use client";

import { BumpChart } from "@/components/charts/bump-chart";
import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import { LineChart } from "@/components/charts/line-chart";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { toOrderByYear, toPercentiles } from "@/lib/analyses/country-comparison/series";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { DECIMALS } from "@/lib/platform/words/format";

interface PercentileFigureProps {
  brand: BrandHistory;
  markets: readonly Named[];
  waves: readonly MarketWave[];
  years: readonly number[];
  view: string | null;
  onView: (view: string | null) => void;
  markOf: (market: string) => SeriesMark;
  isSample: boolean;
  source: string;
}

const HEIGHT = 360;
const VIEWS = [
  { value: "percentile", label: "Percentile" },
  { value: "order", label: "Order of markets" },
] as const;

/** Ranks made comparable: as percentile of each market, or as the order of the markets themselves. */
export function PercentileFigure({
  brand,
  markets,
  waves,
  years,
  view,
  onView,
  markOf,
  isSample,
  source,
}: PercentileFigureProps) {
  const chosen = view === "order" ? "order" : "percentile";
  const lines = markets.map((market) => ({
    ...market,
    mark: markOf(market.slug),
    isOwn: false,
    points: toPercentiles(brand, market, waves, years),
  }));
  const orders = toOrderByYear(brand, markets, waves, years);
  const tools = (
    <span className="mx-2.5 self-center">
      <Choice
        isBare
        label="Show"
        options={VIEWS}
        value={chosen}
        onChange={(value) => onView(value === "order" ? value : null)}
      />
    </span>
  );
  if (chosen === "order") {
    return (
      <FigureBlock
        id="rank"
        title="Where it does best, year by year"
        unit="Its markets ordered by points from average; 1 is highest. Neighbours may be tied."
        isSample={isSample}
        source={source}
        tools={tools}
        table={{
          caption: "Order of the markets by year",
          columns: [{ label: "Year" }, ...markets.map(({ name }) => ({ label: name, numeric: true }))],
          rows: years.map((year, row) => [String(year), ...orders.map(({ points }) => points[row]?.position ?? null)]),
        }}
      >
        <BumpChart
          series={orders.map((order) => ({ ...order, mark: markOf(order.slug), isOwn: false }))}
          columns={years.map(String)}
          height={HEIGHT}
          label={`Order of the markets of ${brand.name}, ${years[0] ?? ""} to ${years.at(-1) ?? ""}`}
        />
      </FigureBlock>
    );
  }
  return (
    <FigureBlock
      id="rank"
      title="Percentile, year by year"
      unit="Share of brands in the market it equals or beats; 100 is first. Bands show the 95% rank range."
      isSample={isSample}
      source={source}
      tools={tools}
      table={{
        caption: "Percentile by market and year",
        columns: [
          { label: "Year" },
          ...markets.map(({ name }) => ({ label: name, numeric: true, digits: DECIMALS.count })),
        ],
        rows: years.map((year, row) => [String(year), ...lines.map(({ points }) => points[row]?.value ?? null)]),
      }}
    >
      <LineChart
        series={lines}
        average={null}
        years={years}
        digits={DECIMALS.count}
        unit="Percentile"
        height={HEIGHT}
        label={`Percentile of ${brand.name} in ${markets.length} markets, ${years[0] ?? ""} to ${years.at(-1) ?? ""}`}
      />
    </FigureBlock>
  );
}
