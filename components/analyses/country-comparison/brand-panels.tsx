"use client";

import { useState } from "react";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import type { MarketPanel } from "@/lib/analyses/country-comparison/comparison";
import { MEASURES, type Measure } from "@/lib/analyses/country-comparison/measure";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { formatSigned, formatNumber } from "@/lib/platform/words/format";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import type { Named } from "@/lib/catalogue/names/named";
import { clsx } from "clsx";
import styles from "./panels.module.css";
import { SignedFigure } from "@/components/charts/signed-figure";
import { TrendPanel } from "./trend-panel";

interface BrandPanelsProps {
  panels: readonly MarketPanel[];
  /** The first is in focus. */
  brands: readonly ChosenBrand[];
  years: readonly number[];
  measure: Measure;
}

interface Read {
  brand: Named;
  order: number;
  value: number | null;
  n: number | null;
}

function toSharedScale(panels: readonly MarketPanel[], focus: string | undefined) {
  const all = panels.flatMap(({ lines, average }) => [
    ...average.map(({ value }) => value),
    // Only the brand in focus has its band drawn.
    ...lines.flatMap(({ brand, series }) =>
      series.points.flatMap(({ value, low, high }) =>
        (brand.slug === focus ? [low, high] : [value]).filter((each) => each !== null),
      ),
    ),
  ]);
  return toWholeAxis(Math.min(...all), Math.max(...all), 6);
}

/** Several brands' years in each market, side by side on one scale; below each market its brands in order. */
export function BrandPanels({ panels, brands, years, measure }: BrandPanelsProps) {
  const [read, setRead] = useState<number | null>(null);
  const active = read !== null && years.includes(read) ? read : (years.at(-1) ?? 0);
  const { digits, isSigned } = MEASURES[measure];
  const show = (value: number) => (isSigned ? formatSigned(value, digits) : formatNumber(value, digits));
  const scale = toSharedScale(panels, brands[0]?.slug);
  const markOf = (slug: string) => toSeriesMark(brands.find((brand) => brand.slug === slug)?.slot ?? 0);

  return (
    <div className={clsx(styles.panels, styles.tall)} data-count={panels.length} data-rows="">
      {panels.map(({ market, lines, average }) => {
        const mean = average.find(({ year }) => year === active)?.value ?? null;
        const values = lines
          .map(({ brand, series }): Read => {
            const point = series.points.find(({ year }) => year === active);
            return {
              brand,
              order: brands.findIndex(({ slug }) => slug === brand.slug),
              value: point?.value ?? null,
              n: point?.n ?? null,
            };
          })
          .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || a.order - b.order);
        const readings = values
          .map(
            ({ brand, value, n }) =>
              `${brand.name} ${value === null ? (n ? `not ranked, ${n} people asked` : "not in the study") : show(value)}`,
          )
          .join(", ");
        return (
          <section key={market.slug} aria-label={market.name} className="min-w-0">
            <h3 className="flex items-baseline justify-between gap-3 text-s0 leading-6 font-semibold tracking-normal">
              {market.name}
              <span className="text-s-2 font-normal text-ink-2">
                {mean === null ? null : `average ${formatNumber(mean)}`}
              </span>
            </h3>
            <TrendPanel
              lines={lines.map(({ brand, series }) => {
                return {
                  slug: brand.slug,
                  mark: markOf(brand.slug),
                  isOwn: brand.slug === brands[0]?.slug,
                  points: series.points,
                };
              })}
              average={average}
              years={years}
              scale={scale}
              active={active}
              isRead={read !== null}
              onRead={setRead}
              label={`Year read, ${inSentence(market.name)}`}
              valueText={`${active}: ${readings}${mean === null ? "" : `, market average ${show(mean)}`}`}
            />
            <ol className="mt-2 text-s-1 leading-5">
              {values.map(({ brand, order, value, n }) => (
                <li
                  key={brand.slug}
                  className="grid min-h-7 grid-cols-[0.875rem_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-rule first:border-0"
                >
                  <SeriesMarker mark={markOf(brand.slug)} className="size-3.5" />
                  <span className={clsx("truncate", order === 0 && "font-semibold")}>{brand.name}</span>
                  {value === null ? (
                    <span className="text-s-2 text-ink-2">{n ? `not ranked, n = ${n}` : "not in the study"}</span>
                  ) : (
                    <b className={order === 0 ? "font-semibold" : "font-medium"}>
                      {isSigned ? (
                        <SignedFigure value={value} digits={digits} />
                      ) : (
                        <Figure value={value} digits={digits} />
                      )}
                    </b>
                  )}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
