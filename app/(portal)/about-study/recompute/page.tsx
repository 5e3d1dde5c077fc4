import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toMemberPage } from "@/app/(portal)/member-page";
import { RebuildScore } from "@/components/hub/methods/rebuild-score";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { toYearWindow } from "@/lib/rankings/year-window";
import { loadRebuildPage, loadScoringRules } from "@/lib/rankings/scores/load";
import { parseRebuildQuery, REBUILD_PAGE } from "@/lib/rankings/scores/rebuild-query";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = toPageHead({
  path: "/about-study/recompute",
  title: "Rebuild a score",
  description: "Rebuild any published score step by step.",
  listed: false,
});

export default toMemberPage(async function RecomputePage({ searchParams }: PageProps) {
  const params = await searchParams;
  const search = toSearch(params);
  const { viewer } = await loadGuarded(REBUILD_PAGE, search);
  const query = parseRebuildQuery(params, await loadShownStudy());
  const [page, rules] = await Promise.all([loadRebuildPage({ viewer, caller: asMember }, query), loadScoringRules()]);
  return (
    <RebuildScore
      {...page}
      query={query}
      search={search}
      rules={rules}
      canExport={may(viewer, "csvExport")}
      moreYears={toYearWindow(viewer)}
    />
  );
});
