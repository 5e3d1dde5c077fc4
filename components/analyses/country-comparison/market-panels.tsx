"use client";

import { useState } from "react";
import { BrandMark } from "@/components/charts/brand-mark";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { MEASURES, type Measure } from "@/lib/analyses/country-comparison/measure";
import type { MarketSeries } from "@/lib/analyses/country-comparison/series";
import { formatSigned } from "@/lib/platform/words/format";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import styles from "./panels.module.css";
import { SignedFigure } from "@/components/charts/signed-figure";
import { TrendPanel } from "./trend-panel";

interface MarketPanelsProps {
  series: readonly MarketSeries[];
  years: readonly number[];
  measure: Measure;
  markOf: (market: string) => SeriesMark;
  /** The position and its market's number of brands; null if it is not published. */
  placeOf: (market: string, year: number) => string | null;
}

/** Ends that all panels share. */
function toSharedScale(series: readonly MarketSeries[]) {
  const all = series.flatMap(({ points, average }) => [
    ...points.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high])),
    ...average.map(({ value }) => value),
  ]);
  return toWholeAxis(Math.min(...all), Math.max(...all), 5);
}

/** One brand's years in each of its markets, side by side on one scale, the other markets in grey. The year pointed at is read in all of them. */
export function MarketPanels({ series, years, measure, markOf, placeOf }: MarketPanelsProps) {
  const [read, setRead] = useState<number | null>(null);
  const active = read !== null && years.includes(read) ? read : (years.at(-1) ?? 0);
  const { digits, isSigned } = MEASURES[measure];
  const show = (value: number) => (isSigned ? formatSigned(value, digits) : formatNumber(value, digits));
  const scale = toSharedScale(series);

  return (
    <div className={styles.panels} data-count={series.length}>
      {series.map(({ market, points, average }) => {
        const point = points.find(({ year }) => year === active);
        const mean = average.find(({ year }) => year === active)?.value ?? null;
        const isKnown = point !== undefined && point.value !== null && point.low !== null && point.high !== null;
        const reason = point?.n
          ? `not ranked, ${formatNumber(point.n)} people asked`
          : mean === null
            ? "no scores"
            : "not in the study";
        const valueText = isKnown
          ? `${active}: ${show(point.value ?? 0)}, 95% interval ${show(point.low ?? 0)} to ${show(point.high ?? 0)}${mean === null ? "" : `, market average ${show(mean)}`}`
          : `${active}: ${reason}`;
        return (
          <div key={market.slug} className="min-w-0">
            <div className="flex items-start justify-between gap-x-3 border-t border-ink pt-1.5 md:min-h-15">
              <div className="min-w-0 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
                <BrandMark className="text-s-1 leading-5 font-semibold" name={market.name} mark={markOf(market.slug)} />
                <span className="block text-s-2 leading-4 text-ink-2">{placeOf(market.slug, active)}</span>
              </div>
              <div className="shrink-0 text-right max-md:flex max-md:items-baseline max-md:gap-x-2">
                {isKnown ? (
                  <>
                    <b className="block text-s2 leading-7 font-semibold tracking-figure">
                      {isSigned ? (
                        <SignedFigure value={point.value ?? 0} digits={digits} />
                      ) : (
                        <Figure value={point.value ?? 0} digits={digits} />
                      )}
                    </b>
                    <span className="block text-s-2 leading-4 whitespace-nowrap text-ink-2">
                      {read === null ? "95%" : active} {formatRange(point.low ?? 0, point.high ?? 0, digits)}
                    </span>
                  </>
                ) : (
                  <span className="text-s-2 leading-4 text-ink-2">{reason}</span>
                )}
              </div>
            </div>
            <TrendPanel
              context={series.filter((each) => each.market.slug !== market.slug).map((each) => each.points)}
              lines={[{ slug: market.slug, mark: markOf(market.slug), isOwn: true, points }]}
              average={average}
              years={years}
              scale={scale}
              active={active}
              isRead={read !== null}
              onRead={setRead}
              label={`Year read, ${market.name}`}
              valueText={valueText}
              sayTick={isSigned ? (tick) => formatSigned(tick, scale.digits) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
