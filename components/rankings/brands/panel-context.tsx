import { CountScale } from "@/components/charts/count-scale";
import { IndustryStrip } from "@/components/charts/industry-strip";
import { IntervalPlot, toPlotScale } from "@/components/charts/interval-plot";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { describeOverlap, type BrandPanel, type PanelAnalytics } from "@/lib/rankings/brand-panel";
import { nameList } from "@/lib/rankings/list-position";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { COMPETITION_STEPS, toCompetitiveness, toPerformance } from "@/lib/rankings/standing";
import { PanelSection } from "./panel-section";

const ZONES = [
  { from: 50, words: "Above average", short: "Above avg." },
  { from: 75, words: "Strong", short: "Strong" },
  { from: 90, words: "Top 10%", short: "Top 10%" },
];

interface PanelContextProps {
  panel: BrandPanel;
  analytics: PanelAnalytics;
}

const findIndustry = ({ positions }: BrandPanel) => positions.find((each) => each.list === "industry");

function IndustrySection({ panel, analytics }: PanelContextProps) {
  const { industry, market, brand } = panel;
  const inIndustry = findIndustry(panel);
  if (!inIndustry) return null;
  const performance = toPerformance(inIndustry.percentile);
  const words = `${formatOrdinal(Math.floor(inIndustry.percentile))} percentile`;
  const hasScores = analytics.industry.some(({ score }) => score !== null);
  return (
    <PanelSection
      title={performance.words}
      badge={
        <span className="inline-flex h-6.5 shrink-0 items-center rounded-xs bg-spruce-tint px-2.25 text-s-1 font-title text-spruce-strong">
          {performance.badge ? `${performance.badge}, ${words}` : words}
        </span>
      }
      note={`${formatNumber(inIndustry.of)} ${industryInSentence(industry.name)} brands in ${inSentence(market.name)}${hasScores ? ", by score" : ""}`}
    >
      {hasScores ? (
        <IndustryStrip
          name={brand.name}
          industry={industry.name}
          members={analytics.industry}
          own={brand.slug}
          percentile={inIndustry.percentile}
          zones={ZONES}
          lowest="Room for improvement"
        />
      ) : null}
    </PanelSection>
  );
}

function CompetitionSection({ panel }: { panel: BrandPanel }) {
  const inIndustry = findIndustry(panel);
  if (!inIndustry) return null;
  const { moderate, high } = COMPETITION_STEPS;
  return (
    <PanelSection
      title={toCompetitiveness(inIndustry.of)}
      note={`Brands in the industry; more than ${high} counts as highly competitive`}
    >
      <CountScale
        value={inIndustry.of}
        unit="brands"
        steps={[moderate, high]}
        words={["Limited", "Moderate"]}
        label={`${inIndustry.of} brands on a scale: up to ${moderate} limited, ${moderate + 1} to ${high} moderate, more than ${high} highly competitive`}
      />
    </PanelSection>
  );
}

function ClosestSection({ panel, analytics }: PanelContextProps) {
  const { closest } = analytics;
  if (closest.length < 2) return null;
  const rows = closest.map(({ brand, position, estimate }) => ({
    id: brand.slug,
    name: brand.name,
    position,
    estimate,
  }));
  const scale = toPlotScale(rows);
  const list = nameList(panel.positions[0]);
  const overlap = describeOverlap(closest, panel.brand.slug);
  return (
    <PanelSection
      title="Closest competitors"
      note={
        scale
          ? `Brands within 3 positions in ${list}, score and 95% interval. Axis from ${scale.min}`
          : `Brands within 3 positions in ${list}`
      }
    >
      {scale ? (
        <IntervalPlot rows={rows} own={panel.brand.slug} />
      ) : (
        <ol>
          {rows.map(({ id, name, position }) => (
            <li key={id} className="num grid grid-lead-8 py-1 wrap-anywhere">
              {position} <span className={id === panel.brand.slug ? "font-bold text-c1" : undefined}>{name}</span>
            </li>
          ))}
        </ol>
      )}
      {overlap ? (
        <p className="mt-2.5 text-s-1 leading-normal text-ink-2">
          <b className="font-title text-ink">{overlap.finding}</b> {overlap.meaning}
        </p>
      ) : null}
    </PanelSection>
  );
}

/** Where the brand ranks in its industry: percentile, size of the industry, closest competitors. */
export function PanelContext(props: PanelContextProps) {
  return (
    <>
      <IndustrySection {...props} />
      <CompetitionSection panel={props.panel} />
      <ClosestSection {...props} />
    </>
  );
}
