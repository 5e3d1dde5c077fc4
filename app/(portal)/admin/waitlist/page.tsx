import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { WaitlistQueue } from "@/components/accounts/administration/waitlist-queue";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadWaitlistPage } from "@/lib/accounts/waitlist/load";
import { parseQueueDone, parseQueueQuery, QUEUE_PAGE } from "@/lib/accounts/waitlist/search-params";

export const metadata = toPageHead({
  path: QUEUE_PAGE,
  title: "Waitlist queue",
  description: "Everyone on the waitlist, and the outcome.",
  listed: false,
});

/** Waitlist entries and their state. */
export default toMemberPage(async function WaitlistQueuePage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(QUEUE_PAGE, toSearch(params));
  const query = parseQueueQuery(params);
  const page = await loadWaitlistPage(query);
  return (
    <AdminPage
      title="Waitlist"
      purpose="In the order people joined. Inviting sends an email with a sign-up link; undoing it doesn’t recall the email."
    >
      <WaitlistQueue {...page} query={query} done={parseQueueDone(params)} />
    </AdminPage>
  );
});
