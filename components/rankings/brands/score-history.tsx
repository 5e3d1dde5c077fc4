import { PageTrendChart, toTrendAxis } from "@/components/charts/trend-chart";
import { YearTable } from "@/components/rankings/brands/panel-tables";
import { SideSection } from "@/components/rankings/brands/side-section";
import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber } from "@/lib/platform/words/format";
import type { TrendPoint } from "@/lib/rankings/brand-panel";

interface ScoreHistoryProps {
  name: string;
  market: Named;
  trend: readonly TrendPoint[];
}

/** The score through the years of the reader's plan, drawn and as a table. */
export function ScoreHistory({ name, market, trend }: ScoreHistoryProps) {
  const axis = toTrendAxis(trend);
  const [first, last] = [trend[0]?.year, trend.at(-1)?.year];
  const years = first === last ? `Year ${last}` : `Years ${first}–${last}`;
  return (
    <SideSection
      id="history"
      title={axis ? (first === last ? `Score in ${last}` : `Score since ${first}`) : "Positions through the years"}
      more={axis ? `0 to 200, axis from ${formatNumber(axis.min)}` : null}
    >
      {axis ? (
        <div className="mt-2.5">
          <PageTrendChart name={name} years={trend} />
        </div>
      ) : (
        <p className="mt-3 text-s-1 text-ink-2">These years were published without scores.</p>
      )}
      <p className="mt-1 text-s-2 text-ink-2">
        {axis ? "Shaded band: 95% interval. Dashed line: market average. " : ""}
        {years}: the years in your plan.
      </p>
      <details className="no-print mt-1">
        <summary className="link inline-flex min-h-8 cursor-pointer list-none items-center text-s-1 [&::-webkit-details-marker]:hidden">
          Table view
        </summary>
        <YearTable name={name} market={market} trend={trend} />
      </details>
    </SideSection>
  );
}
