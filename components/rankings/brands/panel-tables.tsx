import { Figure } from "@/components/charts/figure";
import type { BrandPanel, PanelAnalytics, TrendPoint } from "@/lib/rankings/brand-panel";
import type { Named } from "@/lib/catalogue/names/named";
import { nameList } from "@/lib/rankings/list-position";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { isUnranked } from "@/lib/rankings/unranked";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

const CELL = "border-b border-rule py-1.5 pl-3 text-right align-baseline first:pl-0 first:text-left";

type Estimate = { value: number; low: number; high: number } | null;

function Value({ value }: { value: number | null }) {
  return value === null ? <>–</> : <Figure value={value} digits={DECIMALS.score} />;
}

function IntervalWords({ estimate }: { estimate: Estimate }) {
  return estimate ? (
    <>
      {formatNumber(estimate.low, DECIMALS.score)} to {formatNumber(estimate.high, DECIMALS.score)}
    </>
  ) : (
    <>–</>
  );
}

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  children: React.ReactNode;
}

function FigureTable({ caption, heads, children }: FigureTableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-82.5 border-collapse text-s-1">
        <caption className="pt-4 pb-2 text-left font-title">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${CELL} border-ink font-head text-ink-2`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface YearTableProps {
  name: string;
  market: Named;
  trend: readonly TrendPoint[];
}

/** A brand's years as a table. */
export function YearTable({ name, market, trend }: YearTableProps) {
  return (
    <FigureTable
      caption={`${name}, year by year`}
      heads={["Year", "Score", "95% interval", "n", `Position in ${inSentence(market.name)}`, "Market average"]}
    >
      {trend.map(({ year, score, n, position, of, marketMean }) => (
        <tr key={year}>
          <th scope="row" className={`${CELL} font-head`}>
            {year}
          </th>
          <td className={CELL}>
            <Value value={score?.value ?? null} />
          </td>
          <td className={CELL}>
            <IntervalWords estimate={score} />
          </td>
          <td className={CELL}>{n === null ? "–" : <Figure value={n} />}</td>
          <td className={CELL}>
            {position === null
              ? isUnranked({ overall: position, score: score?.value ?? null, n })
                ? "Not ranked"
                : "–"
              : `${formatNumber(position)}${of === null ? "" : ` of ${formatNumber(of)}`}`}
          </td>
          <td className={CELL}>
            <Value value={marketMean} />
          </td>
        </tr>
      ))}
    </FigureTable>
  );
}

/** The numbers of the panel's drawings, in full. */
export function PanelTables({ panel, analytics }: { panel: BrandPanel; analytics: PanelAnalytics }) {
  const [first] = panel.positions;
  return (
    <>
      <YearTable name={panel.brand.name} market={panel.market} trend={analytics.trend} />
      <FigureTable
        caption={`Closest competitors in ${nameList(first)}, ${panel.year}`}
        heads={["Brand", "Position", "Score", "95% interval"]}
      >
        {analytics.closest.map(({ brand, position, estimate }) => (
          <tr key={brand.slug}>
            <th scope="row" className={`${CELL} font-head wrap-anywhere`}>
              {brand.name}
            </th>
            <td className={CELL}>{formatNumber(position)}</td>
            <td className={CELL}>
              <Value value={estimate?.value ?? null} />
            </td>
            <td className={CELL}>
              <IntervalWords estimate={estimate} />
            </td>
          </tr>
        ))}
      </FigureTable>
    </>
  );
}
