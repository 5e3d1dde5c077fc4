import { toMemberPage } from "@/app/(portal)/member-page";
import { NoAnswer } from "@/components/layout/no-answer";
import { MyCharts } from "@/components/sharing/saved-charts/my-charts";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadChartList, loadSavedCharts } from "@/lib/sharing/saved-charts/load";
import { MY_CHARTS, parseChartsQuery, toChartsSearch } from "@/lib/sharing/saved-charts/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = toPageHead({
  path: MY_CHARTS,
  title: "My Charts",
  description: "Your saved charts, to open again, share or export.",
  listed: false,
});

export default toMemberPage(async function MyChartsPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(MY_CHARTS, toSearch(params));
  const query = parseChartsQuery(params);
  const answer = await answerInTime(Promise.all([loadSavedCharts(), loadChartList(null)]));
  if (!answer) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-8 text-s4 tracking-tight">My Charts</h1>
        <NoAnswer title="We couldn’t load your charts" href={MY_CHARTS + toChartsSearch(query)}>
          Your charts are safe. Please try again in a moment.
        </NoAnswer>
      </main>
    );
  }
  const [charts, { teams }] = answer;
  return <MyCharts initial={query} charts={charts} teams={teams} tier={viewer.tier} />;
});
