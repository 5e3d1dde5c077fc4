import { useStudyWords } from "@/components/layout/study-text";
import { FigureBlock } from "@/components/charts/figure-block";
import { formatNumber } from "@/lib/platform/words/format";
import { digitsOf } from "@/lib/analyses/single-country/measure";
import { toMeasureWords } from "@/lib/analyses/single-country/measure-words";
import { toStrip } from "@/lib/analyses/single-country/strip";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, numberOf } from "@/lib/platform/words/sentences";
import { StripChart } from "./strip-chart";

/** Where the chosen brands lie among all of their industry. */
export function StripFigure({ view, className }: { view: SingleCountryView; className?: string }) {
  const { subject, measure, industry, market, trend } = view;
  const { brands, average, without } = toStrip(subject, measure);
  const words = toMeasureWords(measure);
  const title = useStudyWords()(words.title);
  const digits = digitsOf(measure);
  const missing =
    without === 0 ? "" : ` ${numberOf(without, "brand")} ${agree(without, "has", "have")} no data for ${subject.year}.`;
  return (
    <FigureBlock
      id="distribution"
      {...(className ? { className } : {})}
      title={`Where your brands rank in ${industryInSentence(industry.name)}`}
      unit={`${words.unit}, ${subject.year}. One dot for each of ${formatNumber(brands.length)} brands; lines show 95% intervals.${missing}`}
      isSample={view.isSample}
      source={`${industry.name}, ${market.name} ${subject.year}.`}
      table={{
        caption: `${title} of all ${industryInSentence(industry.name)} brands in ${inSentence(market.name)}, ${subject.year}`,
        columns: [
          { label: "Brand" },
          { label: words.unit, numeric: true, digits },
          { label: "95% from", numeric: true, digits },
          { label: "95% to", numeric: true, digits },
        ],
        rows: brands
          .toSorted((a, b) => b.value - a.value)
          .map(({ name, value, low, high }) => [name, value, low, high]),
      }}
    >
      {brands.length === 0 ? (
        <p className="border-y border-rule py-10 text-ink-2">
          No data: {subject.year} was published without these results.
        </p>
      ) : (
        <StripChart
          brands={brands}
          average={average}
          averageLabel={trend.averageLabel}
          digits={digits}
          unit={words.suffix}
          label={`${title} of all ${brands.length} ${industryInSentence(industry.name)} brands in ${inSentence(market.name)}, ${subject.year}`}
        />
      )}
    </FigureBlock>
  );
}
