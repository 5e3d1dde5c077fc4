import { BrandMark } from "@/components/charts/brand-mark";
import { BumpChart } from "@/components/charts/bump-chart";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import { LineChart } from "@/components/charts/line-chart";
import { MarginFigure } from "@/components/charts/margin-figure";
import { ScatterChart } from "@/components/charts/scatter-chart";
import { SmallTrend } from "@/components/charts/small-trend";
import { Whisker } from "@/components/charts/whisker";
import { AnalysisFilters } from "@/components/design/analysis-filters";
import {
  SAMPLE_AGES,
  SAMPLE_AVERAGE,
  SAMPLE_BUMPS,
  SAMPLE_HEAT,
  SAMPLE_LINES,
  SAMPLE_NOTES,
  SAMPLE_POINTS,
  SAMPLE_YEARS,
} from "@/components/design/analysis-samples";
import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { DECIMALS } from "@/lib/platform/words/format";

const SOURCE = "Invented example.";
const SCALE = { min: 40, max: 120 };

function Rows() {
  return (
    <div>
      {SAMPLE_LINES.map(({ slug, name, mark, isOwn, points }) => {
        const last = points.at(-1);
        return (
          <div
            key={slug}
            className="grid grid-tail-22 items-center gap-x-4 gap-y-1 border-b border-rule py-2.5 md:grid-cols-[10rem_minmax(0,1fr)_6rem]"
          >
            <BrandMark name={name} mark={mark} className={isOwn ? "font-bold" : "font-value"} />
            {last?.value != null && last.low !== null && last.high !== null ? (
              <div className="max-md:order-last max-md:col-span-2">
                <Whisker
                  value={last.value}
                  low={last.low}
                  high={last.high}
                  scale={SCALE}
                  mean={70.1}
                  mark={mark}
                  isOwn={isOwn}
                />
              </div>
            ) : null}
            <SmallTrend
              points={points}
              average={SAMPLE_AVERAGE}
              years={SAMPLE_YEARS}
              scale={{ min: 50, max: 120 }}
              width={88}
              height={36}
              mark={mark}
            />
          </div>
        );
      })}
    </div>
  );
}

/** The components of the analysis pages, drawn from fixed numbers. */
export function AnalysisSection() {
  return (
    <DesignSection
      id="analysis"
      title="Analysis charts"
      note="Straight lines between studies, with gaps where there is no result. Names are beside the lines; hover or use the arrow keys to read a year instead. T opens the data as a table."
    >
      <AnalysisFilters />
      <FigureBlock
        id="sample-lines"
        title="Sustainability score, 2017–2025"
        unit="Score from 0 to 200; the axis does not start at 0. Shaded bands: 95% intervals."
        isSample
        source={SOURCE}
        csv="locked"
        table={{
          caption: "Score by year",
          columns: [
            { label: "Brand" },
            { label: "Year", numeric: true },
            { label: "Score", numeric: true, digits: DECIMALS.score },
          ],
          rows: SAMPLE_LINES.flatMap(({ name, points }) =>
            points.map(({ year, value, n }) => [name, year, value ?? `Not shown: ${n ?? 0} people asked`]),
          ),
        }}
      >
        <LineChart
          series={SAMPLE_LINES}
          average={SAMPLE_AVERAGE}
          years={SAMPLE_YEARS}
          notes={SAMPLE_NOTES}
          digits={DECIMALS.score}
          unit="Score, 0 to 200"
          label="Scores of five brands, 2017 to 2025"
        />
      </FigureBlock>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <FigureBlock
          id="sample-bump"
          title="Positions"
          unit="Position in the industry, 1 at the top"
          isSample
          source={SOURCE}
          table={null}
        >
          <BumpChart
            series={SAMPLE_BUMPS}
            columns={SAMPLE_YEARS.slice(-5)}
            height={340}
            label="Positions of five brands"
          />
        </FigureBlock>
        <FigureBlock
          id="sample-scatter"
          title="Score and change"
          unit="Lines: 95% intervals of the selected brands. Dashed lines: market average and no change"
          isSample
          source={SOURCE}
          table={null}
        >
          <ScatterChart
            points={SAMPLE_POINTS}
            xLabel="Score"
            yLabel="Change"
            xZero={70.1}
            yZero={0}
            height={340}
            label="Score and change of 36 brands"
          />
        </FigureBlock>
      </div>
      <FigureBlock
        id="sample-heat"
        title="Score by age group"
        unit="Small number: difference from the brand’s own score over all ages"
        isSample
        source={SOURCE}
        table={null}
      >
        <HeatTable
          caption="Score by age group"
          corner="Brand"
          columns={SAMPLE_AGES}
          rows={SAMPLE_HEAT}
          lead="All ages"
          strongest={16}
        />
      </FigureBlock>
      <Specimens columns={2} className="mt-9">
        <Specimen label="Interval on a shared axis, and a small trend">
          <Rows />
        </Specimen>
        <Specimen label="The number beside a headline">
          <MarginFigure value={27} of={402}>
            brands show a clear change in score since 2024. Three of them are in food.
          </MarginFigure>
        </Specimen>
      </Specimens>
    </DesignSection>
  );
}
