"use client";

import { FigureBlock } from "@/components/charts/figure-block";
import { ScatterChart } from "@/components/charts/scatter-chart";
import { PhoneFold } from "@/components/charts/phone-fold";
import { SeriesMarker } from "@/components/charts/series-marker";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import {
  type FactorField,
  type PlottedFactor,
  QUADRANT_WORDS,
  QUADRANTS,
} from "@/lib/analyses/consumers/decision-factors/quadrants";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayMarks } from "@/lib/catalogue/definition/mark-words";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toFactorMark } from "./factor-mark";

const DIGITS = DECIMALS.share;

const toTable = ({ points }: FactorField, caption: string) => ({
  caption,
  columns: [
    { label: "Factor" },
    { label: "Importance, %", numeric: true, digits: DIGITS },
    { label: "95% interval", numeric: true },
    { label: "Do well, %", numeric: true, digits: DIGITS },
    { label: "95% interval of doing well", numeric: true },
    { label: "Position" },
  ],
  rows: points.map(({ text, importance, performance, quadrant }) => [
    text,
    100 * importance.value,
    formatRange(100 * importance.low, 100 * importance.high, DIGITS),
    100 * performance.value,
    formatRange(100 * performance.low, 100 * performance.high, DIGITS),
    quadrant ? QUADRANT_WORDS[quadrant].title : "Not clearly above or below average",
  ]),
});

function Names({ points, asked }: { points: readonly PlottedFactor[]; asked: Questionnaire }) {
  if (points.length === 0)
    return <p className="mt-1.5 text-s-1 leading-5 text-ink-2">No factor is clearly above or below average</p>;
  return (
    <ul className="mt-1.5 grid gap-1 text-s0 leading-6">
      {points.map(({ key, text }) => (
        <li key={key} className="flex items-center gap-2">
          <SeriesMarker mark={toFactorMark(asked, key)} className="size-4" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Factors by importance and by how well usual brands do on them, with the meaning of each quadrant. */
export function FieldFigure({
  field,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { field: FactorField; among: string }) {
  const { name } = selection.market;
  const { asked } = datasets;
  const scale = asked.subjects["factor-performance"]?.scale;
  const { points, importance, performance } = field;
  const caption = `Importance and performance of the factors for ${among} in ${inSentence(name)}, ${selection.year}`;
  const between = points.filter(({ quadrant }) => quadrant === null);
  return (
    <FigureBlock
      id="field"
      title="What matters, and how well brands do on it"
      unit={`Across: share of ${among} who say their usual brands do well (${sayMarks(scale?.positive ?? [])} out of ${scale?.max ?? ""}). Up: importance, % of variance explained. Both with 95% intervals; dashed lines: averages. Axes are cropped.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}. On average, ${formatNumber(100 * performance, DIGITS)}% say that brands do well, and a factor explains ${formatNumber(100 * importance, DIGITS)}% of the variance. A factor is placed in a corner only if it is clearly different from the average (tested together at 5%). Importance shows what goes together in people’s answers; it does not prove that doing better would sell more.`}
      table={toTable(field, caption)}
      csv={csv}
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ScatterChart
          points={points.map(({ key, text, importance: weighs, performance: does }) => ({
            slug: key,
            name: text,
            mark: toFactorMark(asked, key),
            isOwn: false,
            x: 100 * does.value,
            xLow: 100 * does.low,
            xHigh: 100 * does.high,
            y: 100 * weighs.value,
            yLow: 100 * weighs.low,
            yHigh: 100 * weighs.high,
          }))}
          xLabel="Do well, %"
          yLabel="Importance, %"
          xZero={100 * performance}
          yZero={100 * importance}
          label={caption}
          height={440}
          what="factor"
        />
        <div className="min-w-0">
          <PhoneFold title="Factors by corner" isPart look="text-s-1 leading-5.5 tracking-normal md:sr-only">
            <dl className="grid content-start max-md:mt-2 gap-x-8 gap-y-5 max-lg:2xs:grid-cols-2 max-sm:gap-x-5">
              {QUADRANTS.map((quadrant) => (
                <div key={quadrant} className="border-t border-rule pt-2.5">
                  <dt className="text-s-1 leading-5">
                    <b className="font-figure">{QUADRANT_WORDS[quadrant].title}</b>
                    <span className="block text-ink-2">{QUADRANT_WORDS[quadrant].reading}</span>
                  </dt>
                  <dd>
                    <Names points={points.filter((point) => point.quadrant === quadrant)} asked={asked} />
                  </dd>
                </div>
              ))}
              {between.length > 0 ? (
                <div className="border-t border-rule pt-2.5">
                  <dt className="text-s-1 leading-5">
                    <b className="font-figure">In between</b>
                    <span className="block text-ink-2">not clearly above or below one of the averages</span>
                  </dt>
                  <dd>
                    <Names points={between} asked={asked} />
                  </dd>
                </div>
              ) : null}
            </dl>
          </PhoneFold>
        </div>
      </div>
    </FigureBlock>
  );
}
