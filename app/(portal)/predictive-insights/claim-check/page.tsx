import { ClaimCheck } from "@/components/analyses/claim-check/claim-check";
import { NoAnswer } from "@/components/layout/no-answer";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadClaimPage } from "@/lib/analyses/claim-check/load";
import { CLAIM_CHECK, parseClaimQuery, toClaimSearch } from "@/lib/analyses/claim-check/search-params";
import { packMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { answerInTime } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const TITLE = "Claim check";

export const metadata = toPageHead({
  path: CLAIM_CHECK,
  title: TITLE,
  description: "Hold a claim of sustainability against the figures: supported, tied or not, with a wording they carry.",
  listed: false,
});

export default async function ClaimCheckPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(CLAIM_CHECK, toSearch(params));
  const query = parseClaimQuery(params);
  const page = await answerInTime(loadClaimPage({ viewer, caller: asMember }, query));
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{TITLE}</h1>
        <NoAnswer title="The figures did not answer" href={CLAIM_CHECK + toClaimSearch(query)} />
      </main>
    );
  }
  const { dataset, query: initial, ...rest } = page;
  return (
    <ClaimCheck
      {...rest}
      initial={initial}
      dataset={dataset && packMarketDataset(dataset)}
      tier={viewer.tier}
      hasCsv={may(viewer, "csvExport")}
    />
  );
}
