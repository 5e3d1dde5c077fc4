import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { homeRankings } from "@/app/home-rankings";
import { toMemberPage } from "@/app/(portal)/member-page";
import { IndexRankings } from "@/components/discovery/home/index-rankings";
import { WelcomeBack } from "@/components/discovery/home/welcome-back";
import { loadGuarded } from "@/lib/access/load";
import { SUBSCRIBER_HOME } from "@/lib/access/routes";
import { toSearch } from "@/lib/access/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: SUBSCRIBER_HOME,
  title: "Welcome Back",
  description: "The official rankings, and everything your plan includes.",
  listed: false,
});

/** What `/` shows to a subscriber. */
export default toMemberPage(async function WelcomePage({ searchParams }: GuardedPageProps) {
  await loadGuarded(SUBSCRIBER_HOME, toSearch(await searchParams));
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <WelcomeBack />
      <IndexRankings rankings={await homeRankings()} member className="wrap pt-14" />
    </main>
  );
});
