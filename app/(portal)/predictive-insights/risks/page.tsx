import { NoAnswer } from "@/components/layout/no-answer";
import { Risks } from "@/components/analyses/risk-alerts/risks";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadRisksPage } from "@/lib/analyses/risk-alerts/risks/load";
import { parseRisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { answerInTime } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = "/predictive-insights/risks";
const TITLE = "Risk alerts";

export const metadata = toPageHead({
  path: PATH,
  title: TITLE,
  description:
    "Which brands may be turning, what each alert rests on, how often such an alert is false, and your team’s rules.",
  listed: false,
});

export default async function RisksPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const query = parseRisksQuery(params);
  const page = await answerInTime(loadRisksPage({ viewer, caller: asMember }, query));
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{TITLE}</h1>
        <NoAnswer title="The alerts did not answer" href={PATH + toRisksSearch(query)} />
      </main>
    );
  }
  return <Risks page={page} tier={viewer.tier} hasCsv={may(viewer, "csvExport")} />;
}
