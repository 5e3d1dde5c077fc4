import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AnalysisUnanswered } from "@/components/analyses/analysis-unanswered";
import { UnmetNotice } from "@/components/layout/unmet-notice";
import type { Tier } from "@/lib/access/claims";
import { asMember, loadGuarded } from "@/lib/access/load";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { toSearch } from "@/lib/access/search-params";
import type { Viewer } from "@/lib/access/viewer";
import { ANALYSES, type AnalysisId } from "@/lib/catalogue/analyses";
import { asksNothing } from "@/lib/rankings/home/home";
import { beginReaderHome, loadWithHome } from "@/lib/rankings/home/load";
import { loadUnmet } from "@/lib/rankings/unmet/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/** What every analysis page needs about its reader's plan. */
interface ReaderPlan {
  tier: Tier | null;
  hasCsv: boolean;
}

export const toReaderPlan = (viewer: Viewer): ReaderPlan => ({
  tier: viewer.tier,
  hasCsv: may(viewer, "csvExport"),
});

/** Portfolio and risk alerts start with the reader's own brands; a claim starts with a text. */
const OPENS_ITSELF: ReadonlySet<AnalysisId> = new Set(["portfolio", "risk-alerts", "claim-check"]);

interface AnalysisPageParts<Loaded> {
  analysis: AnalysisId;
  /** For the page's metadata. */
  description: string;
  load: (reader: Reader, params: Awaited<GuardedPageProps["searchParams"]>) => Promise<Loaded | null>;
  show: (loaded: Loaded, plan: ReaderPlan, viewer: Viewer) => React.ReactNode;
  /** Text to show if the database does not respond, instead of the common one. */
  unanswered?: { title: string; words?: string };
}

/** Metadata and component of an analysis page: guarded, loaded in time, or shown as failed. */
export function toAnalysisPage<Loaded>({ analysis, description, load, show, unanswered }: AnalysisPageParts<Loaded>) {
  const { path, name } = ANALYSES[analysis];
  return {
    metadata: toPageHead({ path, title: name, description, listed: false }),
    Page: toMemberPage(async function AnalysisPage({ searchParams }: GuardedPageProps) {
      const params = await searchParams;
      const search = toSearch(params);
      const opensAtHome = !OPENS_ITSELF.has(analysis) && asksNothing(params);
      if (opensAtHome) void beginReaderHome();
      const { viewer } = await loadGuarded(path, search);
      const [loaded, unmet] = await Promise.all([
        answerInTime(
          (opensAtHome ? loadWithHome(params, analysis === "single-country") : Promise.resolve(params)).then(
            async (asked) => load({ viewer, caller: asMember }, asked),
          ),
        ),
        loadUnmet(viewer, params),
      ]);
      if (loaded)
        return (
          <>
            <UnmetNotice sentences={unmet} />
            {show(loaded, toReaderPlan(viewer), viewer)}
          </>
        );
      return (
        <AnalysisUnanswered analysis={analysis} search={search} title={unanswered?.title}>
          {unanswered?.words}
        </AnalysisUnanswered>
      );
    }),
  };
}
