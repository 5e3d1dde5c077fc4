import { IndustryLinks } from "@/components/rankings/industry-links";
import { Questions } from "@/components/layout/questions";
import { PageSection } from "@/components/rankings/page-section";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillWords } from "@/lib/catalogue/shown-study/study-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toMarketAnswers, toMarketText, sayMarketSize, type MarketFacts } from "@/lib/rankings/markets/market-words";

/** Text about a market, with links to its industries. */
export function MarketAbout({ facts, study }: { facts: MarketFacts; study: ShownStudy }) {
  const { market, industries } = facts;
  const marketName = inSentence(market.name);
  return (
    <>
      <PageSection
        id="about-market"
        title={`What the top ${facts.rows.length} of ${marketName} says`}
        lead={toMarketText(facts)}
      />
      <PageSection id="industries" title={`Industries in ${marketName}, A to Z`} lead={sayMarketSize(facts)}>
        <IndustryLinks market={market.slug} industries={industries} />
      </PageSection>
      <PageSection id="questions" title={`Questions about the ranking of ${marketName}`}>
        <Questions items={fillWords(toMarketAnswers(facts), study)} />
      </PageSection>
    </>
  );
}
