"use client";

import { useState } from "react";
import { BrandMark } from "@/components/charts/brand-mark";
import { BumpChart } from "@/components/charts/bump-chart";
import { Choice } from "@/components/charts/choice";
import { FirstRows } from "@/components/charts/first-rows";
import { FigureBlock } from "@/components/charts/figure-block";
import { type MarketPlaces, toPlaceScale, toPlaceY } from "@/lib/analyses/country-comparison/places";
import { toOrderByYear } from "@/lib/analyses/country-comparison/series";
import type { Named } from "@/lib/catalogue/names/named";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber, formatOrdinal, formatRange } from "@/lib/platform/words/format";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import styles from "./panels.module.css";
import { TrendPanel } from "./trend-panel";

interface PlacesFigureProps {
  brand: BrandHistory;
  markets: readonly Named[];
  /** Markets with positions, as the figure above orders them. */
  places: readonly MarketPlaces[];
  waves: readonly MarketWave[];
  years: readonly number[];
  view: string | null;
  onView: (view: string | null) => void;
  markOf: (market: string) => SeriesMark;
  isSample: boolean;
  source: string;
}

const ORDER_HEIGHT = 360;
const VIEWS = [
  { value: "places", label: "Positions" },
  { value: "order", label: "Order of markets" },
] as const;

/** A brand's position in each market over the years, or the order of the markets themselves. */
export function PlacesFigure(props: PlacesFigureProps) {
  const { brand, markets, places, waves, years, view, onView, markOf, isSample, source } = props;
  const isOrder = view === "order";
  const orders = toOrderByYear(brand, markets, waves, years);
  return (
    <FigureBlock
      id="rank"
      title={isOrder ? "Where it does best, year by year" : "Position in each market"}
      unit={
        isOrder
          ? "Its markets ordered by points from average; 1 is highest. Neighbours may be tied."
          : "1st at the top; the axis is logarithmic, so from 1 to 3 is as far as from 10 to 30. Band: 95% rank range, for all brands of the market at once."
      }
      isSample={isSample}
      source={source}
      tools={
        <span className="mx-2.5 self-center">
          <Choice
            isBare
            label="Show"
            options={VIEWS}
            value={isOrder ? "order" : "places"}
            onChange={(value) => onView(value === "order" ? value : null)}
          />
        </span>
      }
      table={
        isOrder
          ? {
              caption: "Order of the markets by year",
              columns: [{ label: "Year" }, ...markets.map(({ name }) => ({ label: name, numeric: true }))],
              rows: years.map((year, row) => [
                String(year),
                ...orders.map(({ points }) => points[row]?.position ?? null),
              ]),
            }
          : {
              caption: "Position and percentile by market and year",
              columns: [
                { label: "Year" },
                ...places.flatMap(({ market }) => [
                  { label: market.name, numeric: true },
                  { label: `Rank range, ${market.name}` },
                  { label: `Percentile, ${market.name}`, numeric: true },
                ]),
              ],
              rows: years.map((year, row) => [
                String(year),
                ...places.flatMap(({ points }) => {
                  const at = points[row]?.at ?? null;
                  return [
                    at?.position ?? null,
                    at?.range ? formatRange(at.range.low, at.range.high) : null,
                    at ? Math.floor(at.percentile) : null,
                  ];
                }),
              ]),
            }
      }
    >
      {isOrder ? (
        <BumpChart
          series={orders.map((order) => ({ ...order, mark: markOf(order.slug), isOwn: false }))}
          columns={years.map(String)}
          height={ORDER_HEIGHT}
          label={`Order of the markets of ${brand.name}, ${years[0] ?? ""} to ${years.at(-1) ?? ""}`}
        />
      ) : (
        <FirstRows of={places.length} what="markets">
          <PlacePanels places={places} years={years} markOf={markOf} />
        </FirstRows>
      )}
    </FigureBlock>
  );
}

const sayPlace = (tick: number) => {
  const place = Math.round(10 ** -tick);
  return place === 1 ? "1st" : formatNumber(place);
};

/** One panel a market on one scale of positions. The year pointed at is read in all of them. */
function PlacePanels({ places, years, markOf }: Pick<PlacesFigureProps, "places" | "years" | "markOf">) {
  const [read, setRead] = useState<number | null>(null);
  const active = read !== null && years.includes(read) ? read : (years.at(-1) ?? 0);
  const scale = toPlaceScale(places);
  return (
    <div className={styles.panels} data-count={places.length} data-rows="">
      {places.map(({ market, points }) => {
        const at = points.find(({ year }) => year === active)?.at ?? null;
        const range = at?.range ? formatRange(at.range.low, at.range.high) : null;
        return (
          <div key={market.slug} className="min-w-0">
            <div className="flex items-baseline justify-between gap-x-3 border-t border-ink pt-1.5">
              <BrandMark className="text-s-1 leading-5 font-semibold" name={market.name} mark={markOf(market.slug)} />
              <span className="text-right text-s-1 leading-5">
                {at ? (
                  <>
                    <b className="font-semibold">{formatOrdinal(at.position)}</b>{" "}
                    <span className="text-s-2 text-ink-2">of {formatNumber(at.of)}</span>
                  </>
                ) : (
                  <span className="text-s-2 text-ink-2">no position</span>
                )}
              </span>
            </div>
            <p className="text-right text-s-2 leading-4 text-ink-2">
              {read === null ? "" : `${active}: `}
              {range ? `rank range ${range}` : "no rank range"}
            </p>
            <TrendPanel
              lines={[
                {
                  slug: market.slug,
                  mark: markOf(market.slug),
                  isOwn: true,
                  points: points.map(({ year, at: place, n }) => ({
                    year,
                    n,
                    value: place && toPlaceY(place.position),
                    low: place && toPlaceY(place.range?.high ?? place.position),
                    high: place && toPlaceY(place.range?.low ?? place.position),
                  })),
                },
              ]}
              average={[]}
              years={years}
              scale={scale}
              active={active}
              isRead={read !== null}
              onRead={setRead}
              label={`Position read, ${market.name}`}
              valueText={`${active}: ${at ? `${formatOrdinal(at.position)} of ${formatNumber(at.of)}${range ? `, rank range ${range}` : ""}` : "no position"}`}
              sayTick={sayPlace}
            />
          </div>
        );
      })}
    </div>
  );
}
