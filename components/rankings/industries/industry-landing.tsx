import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import Link from "next/link";
import { Upsell } from "@/components/access/upsell";
import { Questions } from "@/components/layout/questions";
import { BrandNames } from "@/components/rankings/brand-names";
import { toFullIndustry } from "@/components/rankings/locked-industry";
import { PageSection } from "@/components/rankings/page-section";
import { RankingList } from "@/components/rankings/ranking-list";
import { RankingsFrame } from "@/components/rankings/rankings-frame";
import { ReadingNote } from "@/components/rankings/reading-note";
import { SourceLine } from "@/components/rankings/source-line";
import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { possessive } from "@/lib/platform/words/sentences";
import { formatNumber } from "@/lib/platform/words/format";
import { toLeaders, toSharedBrands, type IndustryFacts } from "@/lib/rankings/industries/industry-facts";
import {
  sayElsewhere,
  saySize,
  sayTopTen,
  toIndustryAnswers,
  toIndustryStandfirst,
  toIndustryTitle,
} from "@/lib/rankings/industries/industry-words";
import { SAFELY } from "@/lib/rankings/range-words";
import { rankingHref } from "@/lib/rankings/search-params";
import type { LockedRanking, MarketSummary } from "@/lib/rankings/view";
import { UnrankedBrands } from "@/components/rankings/unranked-brands";
import type { UnrankedBrand } from "@/lib/rankings/unranked";
import { CountsFigure } from "./counts-figure";
import { ElsewhereTable } from "./elsewhere-table";
import { SharedList } from "./shared-list";

/** The industry's rows in the market's public ranking, with overall positions. */
function Leaders({ facts }: { facts: IndustryFacts }) {
  const { market, industry, topTen } = facts;
  const rows = toLeaders(topTen, industry.slug);
  return (
    <section aria-labelledby="top-ten">
      <h2 id="top-ten" className="text-s2">
        In {possessive(inSentence(market.name))} top {topTen.length || 10}
      </h2>
      <p className="mt-2 mb-5 max-w-text font-read text-s1 leading-normal text-ink-2">{sayTopTen(facts)}</p>
      {rows.length > 0 ? (
        <>
          <RankingList
            view={{
              status: "ready",
              market,
              industry,
              year: market.year,
              total: market.brandCount,
              updatedAt: market.publishedAt,
              isSample: market.isSample,
              rows,
              beyond: 0,
            }}
            brief
          />
          <p className="mt-3 text-s-1 text-ink-2">
            Positions among all {formatNumber(market.brandCount)} ranked brands in the market, not within the industry.
          </p>
        </>
      ) : null}
      <Link
        href={rankingHref({ market: market.slug })}
        prefetch={false}
        className="link mt-3 inline-flex min-h-11 items-center"
      >
        <span data-for="visitors">
          Top {topTen.length || 10} of all industries in {inSentence(market.name)}
        </span>
        <span data-for="anyone">All industries in {inSentence(market.name)}</span>
      </Link>
    </section>
  );
}

interface IndustryLandingProps {
  view: LockedRanking;
  facts: IndustryFacts;
  markets: MarketSummary[];
  /** Brands of the industry that the study does not rank. */
  unranked: UnrankedBrand[];
  study: ShownStudy;
  trail: React.ReactNode;
}

/** The public page of an industry in a market: its positions, names, size, and other markets. */
export function IndustryLanding({ view, facts, markets, unranked, study, trail }: IndustryLandingProps) {
  const { market, industry, brands, industries, elsewhere } = facts;
  const name = industryInSentence(industry.name);
  const marketName = inSentence(market.name);
  const shared = toSharedBrands(facts);
  return (
    <RankingsFrame
      view={view}
      markets={markets}
      industries={industries}
      study={study}
      title={toIndustryTitle(facts)}
      standfirst={toIndustryStandfirst(facts)}
      trail={trail}
    >
      <Leaders facts={facts} />
      <div className="mt-12">
        <Upsell
          title="Industry Rankings Require Sign Up"
          text={`With a free account you can see all ${formatNumber(brands.length)} ${name} brands in ${marketName}, and every other industry.`}
          anyone={toFullIndustry({ market, industry, total: brands.length }, study)}
        />
      </div>
      <PageSection id="questions" title={`Questions about ${name} brands in ${marketName}`}>
        <Questions items={toIndustryAnswers(facts)} />
      </PageSection>
      <PageSection
        id="industry-brands"
        title={`${industry.name} brands in ${marketName}, A to Z`}
        lead="Listed A to Z, not by position."
      >
        <BrandNames brands={brands} />
      </PageSection>
      <UnrankedBrands brands={unranked} />
      <PageSection id="industry-size" title={`The industries of ${marketName}`} lead={saySize(facts)}>
        <CountsFigure market={market} industries={industries} own={industry.slug} />
      </PageSection>
      <PageSection id="elsewhere" title={`${industry.name} in other markets`} lead={sayElsewhere(facts)}>
        {elsewhere.length > 0 ? <ElsewhereTable industry={industry} elsewhere={elsewhere} /> : null}
      </PageSection>
      {shared.length > 0 ? (
        <PageSection id="shared" title="Ranked in several markets">
          <SharedList shared={shared} />
        </PageSection>
      ) : null}
      <PageSection id="reading" title="How to read this">
        <ReadingNote hasScores={market.hasScores} study={study} />
      </PageSection>
      <div className="mt-14">
        <SourceLine market={market}>{SAFELY}</SourceLine>
      </div>
    </RankingsFrame>
  );
}
