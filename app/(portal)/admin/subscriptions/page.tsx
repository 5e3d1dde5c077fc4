import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { SubscriptionTable } from "@/components/accounts/administration/subscription-table";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadSubscriptionPage } from "@/lib/accounts/administration/load";
import { parseSubscriptionQuery, SUBSCRIPTIONS_PAGE } from "@/lib/accounts/administration/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: SUBSCRIPTIONS_PAGE,
  title: "Subscriptions",
  description: "All subscriptions and their current status.",
  listed: false,
});

/** All subscriptions and their current status. */
export default toMemberPage(async function SubscriptionsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(SUBSCRIPTIONS_PAGE, toSearch(params));
  const query = parseSubscriptionQuery(params);
  const page = await loadSubscriptionPage(query);
  return (
    <AdminPage title="Subscriptions" purpose="Statuses are current. Change the terms on the owner’s page.">
      <SubscriptionTable {...page} query={query} />
    </AdminPage>
  );
});
