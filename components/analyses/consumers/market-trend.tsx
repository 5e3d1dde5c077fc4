"use client";

import { LineChart } from "@/components/charts/line-chart";
import { FigureBlock } from "@/components/charts/figure-block";
import { sayAxisStart, toLineAxis } from "@/components/charts/line-layout";
import { useShownStudy } from "@/components/layout/shown-study";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { MarketLine } from "@/lib/analyses/consumers/market-lines";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { SectionProps } from "./section-props";

interface MarketTrendProps extends Pick<SectionProps, "selection" | "isSample" | "csv"> {
  id: string;
  title: string;
  unit: string;
  lines: readonly MarketLine[];
  height?: number;
  /** Before the drawing: a choice. */
  choice?: React.ReactNode;
  /** The test results, under the drawing. */
  tests?: string;
}

/** Waves without a figure that are named one by one. */
const MOST_NAMED = 4;

/** One item over the years in every market, with soft bands of 95%; the market chosen drawn thicker. */
export function MarketTrend({
  id,
  title,
  unit,
  lines,
  height = 400,
  choice,
  tests,
  selection,
  isSample,
  csv,
}: MarketTrendProps) {
  const { smallestBase } = useShownStudy();
  const asked = lines.flatMap(({ points }) =>
    points.flatMap(({ year, n }) => (year === selection.year && n !== null ? [n] : [])),
  );
  const few = lines.flatMap(({ name, points }) =>
    points.flatMap(({ year, value, n }) => (value === null ? [`${name} ${year} (n = ${n ?? 0})`] : [])),
  );
  const hasFigures = lines.some(({ points }) => points.some(({ value }) => value !== null));
  const series = lines.map(({ slug, name, order, points }) => ({
    slug,
    name,
    mark: toSeriesMark(order),
    isOwn: slug === selection.market.slug,
    points,
  }));
  const ends =
    asked.length > 0
      ? `n = ${formatRange(Math.min(...asked), Math.max(...asked))} per market in ${selection.year}. `
      : "";
  return (
    <FigureBlock
      id={id}
      title={title}
      unit={hasFigures ? `${unit.replace(/\.$/, "")}${sayAxisStart(toLineAxis(series, null))}.` : unit}
      isSample={isSample}
      csv={csv}
      source={
        <>
          {ends}
          {few.length > MOST_NAMED
            ? `Not shown for ${formatNumber(few.length)} studies: fewer than ${formatNumber(smallestBase)} people asked. `
            : few.length > 0
              ? `Not shown (fewer than ${formatNumber(smallestBase)} people asked): ${few.join(", ")}. `
              : ""}
          <span className="max-md:hidden">Use the arrow keys to read each year; press T for the table.</span>
        </>
      }
      table={{
        caption: title,
        columns: [
          { label: "Year" },
          { label: "Market" },
          { label: "%", numeric: true, digits: DECIMALS.share },
          { label: "95% from", numeric: true, digits: DECIMALS.share },
          { label: "95% to", numeric: true, digits: DECIMALS.share },
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: lines.flatMap(({ name, points }) =>
          points.map(({ year, value, low, high, n }) => [
            String(year),
            name,
            value ?? "Too few people asked",
            low,
            high,
            n,
          ]),
        ),
      }}
    >
      {choice}
      {hasFigures ? (
        <LineChart
          series={series}
          average={null}
          years={selection.years}
          digits={DECIMALS.share}
          unit="%"
          height={height}
          label={`${title}, by market and year, with 95% intervals`}
        />
      ) : (
        <p className="border-y border-rule py-10 text-ink-2">
          No market or year has {formatNumber(smallestBase)} people in this group. Choose a larger group.
        </p>
      )}
      {tests ? (
        <p className="mt-4 measure-90 text-s0 leading-6">
          <b className="font-semibold">Changes:</b> {tests}
        </p>
      ) : null}
    </FigureBlock>
  );
}
