import "@/app/(portal)/analysis-styles";
import { NotAsked } from "@/components/analyses/consumers/page/not-asked";
import { toReaderPlan } from "@/app/(portal)/analysis-page";
import { MissingHere } from "@/app/missing-here";
import { toMemberPage } from "@/app/(portal)/member-page";
import type { Metadata } from "next";
import { LateConsumerInsights } from "@/app/(portal)/late-analyses";
import { AnalysisInstead, AnalysisUnanswered } from "@/components/analyses/analysis-unanswered";
import { UnmetNotice } from "@/components/layout/unmet-notice";
import { EmptyState } from "@/components/layout/empty-state";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadDatasets, loadConsumerWaves } from "@/lib/analyses/consumers/load";
import { packDatasets } from "@/lib/analyses/consumers/packed-datasets";
import { isAskedIn } from "@/lib/analyses/consumers/page-needs";
import { loadQuestionnaire } from "@/lib/analyses/consumers/questionnaire/load";
import { forPage } from "@/lib/analyses/consumers/questions-of-page";
import { describePage } from "@/lib/analyses/consumers/purpose";
import { toConsumerSelection } from "@/lib/analyses/consumers/selection";
import { parseConsumerQuery } from "@/lib/analyses/consumers/search-params";
import { CONSUMER_PAGES, isConsumerPage } from "@/lib/analyses/consumers/section";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { loadWithHome } from "@/lib/rankings/home/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadUnmet } from "@/lib/rankings/unmet/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface SectionPageProps {
  params: Promise<{ section: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Only these sections exist; any other name is 404 before anything is rendered. */
export const dynamicParams = false;

export function generateStaticParams(): { section: string }[] {
  return CONSUMER_PAGES.map((section) => ({ section }));
}

export async function generateMetadata({ params }: SectionPageProps): Promise<Metadata> {
  const { section } = await params;
  if (!isConsumerPage(section)) return {};
  const { path, name } = ANALYSES[section];
  return toPageHead({
    path,
    title: name,
    description: describePage(section, await loadQuestionnaire()),
    listed: false,
  });
}

export default toMemberPage(async function ConsumerSectionPage({ params, searchParams }: SectionPageProps) {
  const { section } = await params;
  if (!isConsumerPage(section)) return <MissingHere />;
  const asked = await searchParams;
  const { viewer } = await loadGuarded(ANALYSES[section].path, toSearch(asked));
  const reader = { viewer, caller: asMember };
  const query = parseConsumerQuery((await answerInTime(loadWithHome(asked, false))) ?? asked);
  const waves = await answerInTime(loadConsumerWaves(reader));
  const [study, questionnaire] = await Promise.all([loadShownStudy(), loadQuestionnaire()]);
  const selection = waves && toConsumerSelection(section, query, waves, study.markets);
  const datasets = selection && (await answerInTime(loadDatasets(reader, section, selection, query.with)));
  if (!waves || !selection || !datasets) {
    return waves && !selection ? (
      <AnalysisInstead analysis={section}>
        {isAskedIn(study, section) ? (
          <EmptyState title="No results for the years in your plan">
            This question was not asked in the years your plan covers.
          </EmptyState>
        ) : (
          <NotAsked study={study} />
        )}
      </AnalysisInstead>
    ) : (
      <AnalysisUnanswered analysis={section} search={toSearch(asked)} />
    );
  }
  return (
    <>
      <UnmetNotice sentences={await loadUnmet(viewer, asked)} />
      <LateConsumerInsights
        page={section}
        initial={query}
        initialSelection={selection}
        first={packDatasets(datasets)}
        waves={waves}
        asked={forPage(section, questionnaire)}
        {...toReaderPlan(viewer)}
      />
    </>
  );
});
