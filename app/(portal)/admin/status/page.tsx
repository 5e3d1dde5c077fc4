import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { InstanceStatus } from "@/components/operations/instance-status";
import { loadGuardedStatus } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadInstanceStatus } from "@/lib/operations/instance/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const STATUS_PAGE = "/admin/status";

export const metadata = toPageHead({
  path: STATUS_PAGE,
  title: "Status",
  description: "The health of this instance, recent activity and what to do about any problem.",
  listed: false,
});

/** Extra milliseconds for this page, which also works during a database outage. */
const GRACE = 1_000;

/** The state of this instance. */
export default toMemberPage(async function StatusPage({ searchParams }: GuardedPageProps) {
  await loadGuardedStatus(STATUS_PAGE, toSearch(await searchParams));
  return (
    <AdminPage title="Status" purpose="Current health of this instance, and what to do about any problem.">
      <InstanceStatus {...await loadInstanceStatus()} />
    </AdminPage>
  );
}, GRACE);
