import { ChangeMark } from "@/components/charts/change-mark";
import { CountScale } from "@/components/charts/count-scale";
import { IndustryStrip } from "@/components/charts/industry-strip";
import { IntervalPlot } from "@/components/charts/interval-plot";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { TrendChart } from "@/components/charts/trend-chart";
import { PanelSection } from "@/components/rankings/brands/panel-section";
import { BROKEN_YEARS, CLOSEST, MEMBERS, YEARS, ZONES } from "@/components/design/chart-samples";
import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { HistoryTicks } from "@/components/accounts/pricing/history-ticks";

const BRANDS = ["Havremark", "Molenveld", "Kaldvik", "Tallmo", "Vindrosa", "Mossbro", "Rågmyra", "Ängsala"];

function Marks() {
  return (
    <Specimens>
      <Specimen label="A brand keeps colour and shape on every chart of a page">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2">
          {BRANDS.map((name, order) => (
            <li key={name} className="flex items-center gap-2 text-s-1">
              <SeriesMarker mark={toSeriesMark(order)} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen label="Changes: filled is a clear change, hollow is not clear; a fall is ink, not red">
        <ul className="grid gap-2 text-s-1">
          {(["up", "down"] as const).flatMap((direction) =>
            [true, false].map((isClear) => (
              <li key={`${direction} ${String(isClear)}`} className="flex items-center gap-2">
                <ChangeMark direction={direction} isClear={isClear} />
                {direction === "up" ? "Up" : "Down"}, {isClear ? "Clear change" : "No clear change"}
              </li>
            )),
          )}
        </ul>
      </Specimen>
      <Specimen label="Years in a plan">
        <HistoryTicks years={8} latestYear={2025} longest={15} />
      </Specimen>
    </Specimens>
  );
}

/** The charts of a brand, each in all states. Their numbers are invented. */
export function ChartSection() {
  return (
    <DesignSection
      id="charts"
      title="Charts"
      note="Subject, unit and base above; direct labels; intervals as shaded bands; the market average is always the same dashed line. Fewer than 50 people asked: hatched, no value."
    >
      <Marks />
      <Specimens columns={2}>
        <PanelSection title="Trend" note="Score, 0–200, with 95% interval, about 1,000 people asked a year">
          <TrendChart name="Havremark" years={YEARS} />
        </PanelSection>
        <PanelSection
          title="Trend, one year missing and one with too few people asked"
          note="Score, 0–200, with 95% interval"
        >
          <TrendChart name="Havremark" years={BROKEN_YEARS} />
        </PanelSection>
        <PanelSection title="Trend, one year" note="Score, 0–200, with 95% interval">
          <TrendChart name="Havremark" years={YEARS.slice(-1)} />
        </PanelSection>
        <PanelSection title="Closest competitors" note="Score and 95% interval. One with too few people asked">
          <IntervalPlot rows={CLOSEST} own="c" />
        </PanelSection>
        <PanelSection title="Strong performer" note="24 Food brands in Sweden, in order of score">
          <IndustryStrip
            name="Havremark"
            industry="Food"
            members={MEMBERS}
            own="m19"
            percentile={83}
            zones={ZONES}
            lowest="Room for improvement"
          />
        </PanelSection>
        <PanelSection
          title="Highly competitive"
          note="Brands in the industry; more than 40 counts as highly competitive"
        >
          <CountScale value={52} unit="brands" steps={[15, 40]} words={["Limited", "Moderate"]} label="52 brands" />
        </PanelSection>
      </Specimens>
    </DesignSection>
  );
}
