import { NoAnswer } from "@/components/layout/no-answer";
import { Trajectory } from "@/components/analyses/trajectory/trajectory";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { parseAnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { answerInTime } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadTrajectoryPage } from "@/lib/analyses/trajectory/load";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/subject";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = "/predictive-insights/trajectory";
const TITLE = "Brand trajectory";

export const metadata = toPageHead({
  path: PATH,
  title: TITLE,
  description:
    "Where a brand’s score and position are heading, with intervals, the chance to pass its rivals, and how such forecasts did.",
  listed: false,
});

export default async function TrajectoryPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const query = parseAnalysisQuery(params, MOST_SHOWN);
  const page = await answerInTime(loadTrajectoryPage({ viewer, caller: asMember }, query));
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{TITLE}</h1>
        <NoAnswer title="The analysis did not answer" href={PATH + toAnalysisSearch(query)} />
      </main>
    );
  }
  return (
    <Trajectory {...page} dataset={packDataset(page.dataset)} tier={viewer.tier} canExport={may(viewer, "csvExport")} />
  );
}
