import { CountryComparisonPage } from "@/components/analyses/country-comparison/country-comparison";
import { NoAnswer } from "@/components/layout/no-answer";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { MOST_BRANDS, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/country-comparison";
/** Brands that a page begins with which was asked for none: as many as are read at a glance. */
const AT_FIRST = 6;

export const metadata = toPageHead({
  path: PATH,
  title: "Country comparison",
  description: "The same brands across markets, each measured from its market’s own average.",
  listed: false,
});

export default async function CountryComparison({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const asked = parseAnalysisQuery(params);
  const page = await loadCountryPage(
    { viewer, caller: asMember },
    asked,
    asked.brands.length > 0 ? MOST_BRANDS : AT_FIRST,
  );
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">Country comparison</h1>
        <NoAnswer title="The analysis did not answer" href={PATH + toSearch(params)} />
      </main>
    );
  }
  return <CountryComparisonPage {...page} tier={viewer.tier} hasCsv={may(viewer, "csvExport")} />;
}
