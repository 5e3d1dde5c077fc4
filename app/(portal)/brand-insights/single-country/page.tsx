import { NoAnswer } from "@/components/layout/no-answer";
import { SingleCountry } from "@/components/analyses/single-country/single-country";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { parseAnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { loadPaletteNames } from "@/lib/discovery/palette/load";
import { answerInTime, loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = "/brand-insights/single-country";
const TITLE = "Single country";

export const metadata = toPageHead({
  path: PATH,
  title: TITLE,
  description:
    "Up to eight brands of one country and industry side by side over the years, with intervals, ties and tested changes.",
  listed: false,
});

export default async function SingleCountryPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const reader = { viewer, caller: asMember };
  const query = parseAnalysisQuery(params);
  const [markets, names] = await Promise.all([loadMarkets(), loadPaletteNames()]);
  const lists = await Promise.all(
    markets.map(async ({ slug, name }) => ({ slug, name, industries: await loadIndustries(slug) })),
  );
  const market = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  const industry = toDefaultIndustry(query, lists.find(({ slug }) => slug === market)?.industries ?? [], names.brands);
  const [dataset, waves] =
    market && industry
      ? await Promise.all([
          answerInTime(loadIndustryDataset(reader, market, industry)),
          answerInTime(loadMarketWaves(reader)),
        ])
      : [null, null];
  if (!dataset || !waves || !market || !industry) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{TITLE}</h1>
        <NoAnswer title="The analysis did not answer" href={PATH + toAnalysisSearch(query)} />
      </main>
    );
  }
  return (
    <SingleCountry
      initial={{ ...query, market, industry }}
      dataset={packDataset(dataset)}
      waves={waves}
      markets={lists.map(({ slug, name, industries }) => ({
        slug,
        name,
        industries: industries.map((each) => ({ slug: each.slug, name: each.name })),
      }))}
      tier={viewer.tier}
      canExport={may(viewer, "csvExport")}
    />
  );
}
