import { MultiCountryPage } from "@/components/analyses/country-comparison/multi-country";
import { NoAnswer } from "@/components/layout/no-answer";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/brand-insights/multi-country";

export const metadata = toPageHead({
  path: PATH,
  title: "Multi-country",
  description: "One brand in every market that ranks it, measured from each market’s own average.",
  listed: false,
});

export default async function MultiCountry({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const page = await loadCountryPage({ viewer, caller: asMember }, parseAnalysisQuery(params, 1), 1);
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">Multi-country</h1>
        <NoAnswer title="The analysis did not answer" href={PATH + toSearch(params)} />
      </main>
    );
  }
  return <MultiCountryPage {...page} tier={viewer.tier} hasCsv={may(viewer, "csvExport")} />;
}
