"use client";

import { useStudyWords } from "@/components/layout/study-text";
import { FigureBlock } from "@/components/charts/figure-block";
import { LineChart } from "@/components/charts/line-chart";
import { sayAxisStart, toLineAxis } from "@/components/charts/line-layout";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatRange, DECIMALS } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { digitsOf } from "@/lib/analyses/single-country/measure";
import { toBandWords, toMeasureWords } from "@/lib/analyses/single-country/measure-words";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";

interface TrendFigureProps {
  view: SingleCountryView;
  csv: { href: string } | "locked";
}

/** The chosen brands over the years in the measure chosen. */
export function TrendFigure({ view, csv }: TrendFigureProps) {
  const { trend, measure, market, industry, subject } = view;
  const say = useStudyWords();
  const words = toMeasureWords(measure);
  const digits = digitsOf(measure);
  const [first, last] = [trend.years[0], trend.years.at(-1)];
  const span = first === last ? String(last ?? subject.year) : `${first ?? ""}–${last ?? ""}`;
  const asked = trend.series.flatMap(({ points }) =>
    points.flatMap(({ year, n }) => (year === last && n !== null ? [n] : [])),
  );
  const series = trend.series.map((each, order) => ({ ...each, mark: toSeriesMark(each.slot), isOwn: order === 0 }));
  const start = sayAxisStart(toLineAxis(series, trend.average));
  const shown =
    asked.length === 0 ? "" : `n = ${formatRange(Math.min(...asked), Math.max(...asked))} per brand in ${last ?? ""}. `;
  return (
    <FigureBlock
      id="trend"
      title={`${say(words.title)}, ${span}`}
      unit={
        <>
          {measure.part === "score" && measure.scale === "score" ? (
            <>
              Score 0–200{start}
              <span className="max-md:hidden">
                , {industryInSentence(industry.name)} in {inSentence(market.name)}
              </span>
              .
            </>
          ) : (
            `${say(words.meaning).replace(/\.$/, "")}${start}.`
          )}{" "}
          {toBandWords(trend)} Dashed line: {trend.averageLabel.toLowerCase()}.
        </>
      }
      isSample={view.isSample}
      source={
        <>
          {industry.name}, {market.name}. {shown}
          {say(trend.gaps.join(" "))}{" "}
          <span className="max-md:hidden">Use the arrow keys to read each year; press T for the table.</span>
        </>
      }
      csv={csv}
      table={{
        caption: `${say(words.title)}, ${industry.name} in ${inSentence(market.name)}`,
        columns: [
          { label: "Year" },
          { label: "Brand" },
          { label: words.unit, numeric: true, digits },
          { label: "95% from", numeric: true, digits },
          { label: "95% to", numeric: true, digits },
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: [
          ...trend.series.flatMap(({ name, points }) =>
            points.flatMap(({ year, value, low, high, n }) =>
              value === null && n === null
                ? []
                : [
                    [
                      year,
                      name,
                      value ?? (n === null ? null : say("Not shown: fewer than {{base}} people asked")),
                      low,
                      high,
                      n,
                    ],
                  ],
            ),
          ),
          ...trend.average.map(({ year, value }) => [year, trend.averageLabel, value, null, null, null]),
        ],
      }}
    >
      {trend.years.length === 0 ? (
        <p className="border-y border-rule py-10 text-ink-2">{say(trend.gaps.join(" "))}</p>
      ) : (
        <LineChart
          series={series}
          average={trend.average}
          averageLabel={trend.averageLabel}
          years={trend.years}
          digits={digits}
          unit={words.unit}
          notes={trend.notes}
          since={trend.since}
          isOneBand
          label={`${words.title} of ${trend.series.length} ${industryInSentence(industry.name)} brands in ${inSentence(market.name)} by year, ${span}, with 95% intervals`}
        />
      )}
    </FigureBlock>
  );
}
