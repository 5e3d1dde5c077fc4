import Link from "next/link";
import { IndustryLinks } from "@/components/rankings/industry-links";
import { PageSection } from "@/components/rankings/page-section";
import { ReadingNote } from "@/components/rankings/reading-note";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { countOf } from "@/lib/platform/words/sentences";
import { formatMonths, formatNumber } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { rankingHref } from "@/lib/rankings/search-params";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";

function MarketTable({ markets }: { markets: readonly MarketSummary[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">The ranked markets</caption>
      <thead className="text-s-1 text-ink-2">
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 pr-4 font-normal">
            Market
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Brands
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal max-sm:hidden">
            Industries
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Interviews
          </th>
          <th scope="col" className="py-2 pl-8 font-normal max-md:hidden">
            Fieldwork
          </th>
        </tr>
      </thead>
      <tbody>
        {markets.map(({ slug, name, year, brandCount, industryCount, interviews, fieldwork }) => (
          <tr key={slug} className="border-b border-rule align-baseline">
            <th scope="row" className="py-2 pr-4 font-semibold">
              <Link
                href={rankingHref({ market: slug })}
                prefetch={false}
                className="inline-flex min-h-7 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {name}
              </Link>
            </th>
            <td className="num py-2 pr-4 text-right">{formatNumber(brandCount)}</td>
            <td className="num py-2 pr-4 text-right max-sm:hidden">{formatNumber(industryCount)}</td>
            <td className="num py-2 text-right">{interviews === null ? "Not published" : formatNumber(interviews)}</td>
            <td className="py-2 pl-8 text-s-1 text-ink-2 max-md:hidden">
              {fieldwork ? formatMonths(fieldwork.from, fieldwork.to) : year}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MarketOverviewProps {
  markets: readonly MarketSummary[];
  /** The market whose ranking the page shows. */
  market: Named;
  industries: readonly IndustrySummary[];
  study: ShownStudy;
}

/** The ranked markets side by side, and the industries of the current one. */
export function MarketOverview({ markets, market, industries, study }: MarketOverviewProps) {
  const brands = markets.reduce((sum, { brandCount }) => sum + brandCount, 0);
  return (
    <>
      <PageSection
        id="markets"
        title="Markets"
        lead={`${formatNumber(brands)} positions across ${countOf(markets.length, "market")}. A brand known in several countries is ranked separately in each, by people in that country only. Its positions can differ and should not be added together.`}
      >
        <MarketTable markets={markets} />
      </PageSection>
      <PageSection id="industries" title={`Industries in ${inSentence(market.name)}, A to Z`}>
        <IndustryLinks market={market.slug} industries={industries} />
      </PageSection>
      <PageSection id="reading" title="How to read a ranking">
        <ReadingNote hasScores={markets.some(({ hasScores }) => hasScores)} study={study} />
      </PageSection>
    </>
  );
}
