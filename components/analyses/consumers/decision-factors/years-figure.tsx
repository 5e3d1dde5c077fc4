import { FirstRows } from "@/components/charts/first-rows";
import { agree } from "@/lib/platform/words/sentences";
import { FigureBlock } from "@/components/charts/figure-block";
import { SmallTrend } from "@/components/charts/small-trend";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { FactorSeries, FactorYears } from "@/lib/analyses/consumers/decision-factors/series";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toFactorMark } from "./factor-mark";

const toPercent = (value: number | null) => (value === null ? null : 100 * value);

const toTable = ({ series }: FactorYears, caption: string, { smallestBase }: Questionnaire) => ({
  caption,
  columns: [
    { label: "Factor" },
    { label: "Year" },
    { label: "Importance, %", numeric: true, digits: DECIMALS.share },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: series.flatMap(({ text, points }) =>
    points.map(({ year, value, low, high, n }) => [
      text,
      String(year),
      value === null ? `Fewer than ${formatNumber(smallestBase)}` : 100 * value,
      low === null || high === null ? null : formatRange(100 * low, 100 * high, DECIMALS.share),
      n,
    ]),
  ),
});

function Trend({
  series: { key, text, points, change },
  years,
  most,
  asked,
}: {
  series: FactorSeries;
  years: number[];
  most: number;
  asked: Questionnaire;
}) {
  return (
    <li>
      <h3 className="flex items-baseline justify-between gap-3 text-s-1 leading-5 font-name tracking-normal">{text}</h3>
      <p className="mb-2 flex min-h-5 items-baseline gap-2.5 text-s-1 leading-5">
        {change ? <SignedFigure value={100 * change.difference} /> : null}
        <ClearMark of="change" isClear={change?.isClear ?? null} />
      </p>
      <SmallTrend
        points={points.map(({ year, value, low, high }) => ({
          year,
          value: toPercent(value),
          low: toPercent(low),
          high: toPercent(high),
        }))}
        average={null}
        width={280}
        height={104}
        mark={toFactorMark(asked, key)}
        scale={{ min: 0, max: most }}
        years={years}
        label={`${text}, ${years[0] ?? ""}–${years.at(-1) ?? ""}`}
      />
      <p className="flex max-w-70 justify-between border-t border-rule pt-1 text-s-2 leading-4 text-ink-2">
        <span>{years[0]}</span>
        <span>{years.at(-1)}</span>
      </p>
    </li>
  );
}

/** What each factor weighed, year by year. */
export function YearsFigure({
  years,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { years: FactorYears; among: string }) {
  const { name } = selection.market;
  const { series, clear, of } = years;
  const span = `${years.years[0] ?? ""}–${years.years.at(-1) ?? ""}`;
  const caption = `What matters to ${among} in ${inSentence(name)}, ${span}`;
  const most =
    Math.ceil(Math.max(1, ...series.flatMap(({ points }) => points.map(({ high }) => 100 * (high ?? 0)))) / 5) * 5;
  return (
    <FigureBlock
      id="years"
      isFolded
      title={`What mattered, ${span}`}
      unit={`Importance (% of variance explained), with 95% intervals; all axes run from 0 to ${formatNumber(most)}. Number: change from the first year to the last, in points.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${span}, ${among}. ${formatNumber(clear)} of ${formatNumber(of)} changes ${agree(clear, "is", "are")} clear (tested together at 5%).`}
      table={toTable(years, caption, datasets.asked)}
      csv={csv}
    >
      <FirstRows of={series.length} what="factors">
        <ul data-rows="" className="grid grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))] gap-x-8 gap-y-8">
          {series.map((each) => (
            <Trend key={each.key} series={each} years={years.years} most={most} asked={datasets.asked} />
          ))}
        </ul>
      </FirstRows>
    </FigureBlock>
  );
}
