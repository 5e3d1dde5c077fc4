import { Figure } from "@/components/charts/figure";
import { SampleLabel } from "@/components/ui/sample-label";
import { formatNumber } from "@/lib/platform/words/format";
import type { MarketSummary } from "@/lib/rankings/view";
import type { StudyClaims } from "@/lib/catalogue/shown-study/shown-study";
import { countOf } from "@/lib/platform/words/sentences";

interface OpenPositionsProps {
  /** Null if they could not be read. */
  markets: readonly MarketSummary[] | null;
  claims: StudyClaims;
}

/** What an account gives access to, beside the form of new people: the number of positions per market. */
export function OpenPositions({ markets, claims }: OpenPositionsProps) {
  const known = markets ?? [];
  const where = known.length > 0 ? countOf(known.length, "market") : "every market";
  return (
    <div className="lg:col-start-1 lg:row-start-1 max-lg:mt-16 max-lg:grid max-lg:items-start max-lg:gap-x-12 max-lg:border-t max-lg:border-rule max-lg:pt-12 md:max-lg:grid-cols-2">
      <div>
        <h2 className="text-s3 leading-[1.03] tracking-display md:text-s4 lg:text-s5">Every position, free</h2>
        <p className="standfirst mt-4 measure-36 lg:mt-5">
          {`Sign up to see where every brand ranks in ${where}. Scores and analysis are part of a paid plan, if you want them later.`}
        </p>
      </div>
      {known.length > 0 ? <MarketBars markets={known} /> : <Claims claims={claims} />}
    </div>
  );
}

function MarketBars({ markets }: { markets: readonly MarketSummary[] }) {
  const total = markets.reduce((sum, { brandCount }) => sum + brandCount, 0);
  const most = Math.max(...markets.map(({ brandCount }) => brandCount));
  const years = [...new Set(markets.map(({ year }) => year))].toSorted((a, b) => a - b).join(" and ");
  return (
    <section aria-labelledby="open-positions" className="border-t border-ink max-md:mt-9 lg:mt-11">
      <h3 id="open-positions" className="pt-3.5 tracking-text">
        {formatNumber(total)} ranking positions you can see for free
      </h3>
      <p className="mt-1 mb-3 flex flex-wrap items-center justify-between gap-2 text-s-1 text-ink-2">
        Ranked brands by market, {years}
        {markets.some(({ isSample }) => isSample) && <SampleLabel />}
      </p>
      <ul>
        {markets.map(({ slug, name, brandCount }) => (
          <li
            key={slug}
            className="grid min-h-9 grid-cols-[7rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-t border-rule text-s-1 lg:grid-cols-[8rem_minmax(0,1fr)_2.75rem]"
          >
            {name}
            <span className="h-2.5 rounded-r-2xs bg-c1" style={{ width: `${(brandCount / most) * 100}%` }} />
            <Figure value={brandCount} className="text-right text-s0 font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stands in when the markets did not respond: what the publisher has done altogether. */
function Claims({ claims: { brands, interviews, assessments } }: { claims: StudyClaims }) {
  const rows = [
    [brands, "brands"],
    [interviews, "interviews"],
    [assessments, "brand assessments"],
  ].filter(([value]) => value !== null);
  return (
    <dl className="border-t border-ink max-md:mt-9 lg:mt-11">
      {rows.map(([value, what]) => (
        <div key={what} className="flex flex-row-reverse items-baseline justify-end gap-3 border-b border-rule py-2.5">
          <dt className="text-s-1 text-ink-2">{what}</dt>
          <dd className="text-s2 font-semibold tracking-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
