import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { AuditLog } from "@/components/accounts/administration/audit-log";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadLogPage } from "@/lib/accounts/administration/load";
import { LOG_PAGE, parseDone, parseLogQuery } from "@/lib/accounts/administration/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: LOG_PAGE,
  title: "Log",
  description: "Changes to people, subscriptions, teams and settings, who made them and when.",
  listed: false,
});

/** Changes to people, subscriptions, teams and settings. */
export default toMemberPage(async function LogPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(LOG_PAGE, toSearch(params));
  const query = parseLogQuery(params);
  const page = await loadLogPage(query);
  return (
    <AdminPage
      title="Log"
      purpose="All changes, newest first. Entries are never edited; undoing a change adds a new entry."
    >
      <AuditLog {...page} query={query} done={parseDone(params)} />
    </AdminPage>
  );
});
