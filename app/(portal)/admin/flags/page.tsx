import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { FlagList } from "@/components/accounts/administration/flag-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadFlagsNow } from "@/lib/accounts/administration/load";
import { parseDone } from "@/lib/accounts/administration/search-params";
import { FLAGS_PAGE } from "@/lib/accounts/flags/flag";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: FLAGS_PAGE,
  title: "Feature switches",
  description: "Turn sign-up, trials, checkout, invitations and the announcement on or off.",
  listed: false,
});

/** Switches for the running site. */
export default toMemberPage(async function FlagsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(FLAGS_PAGE, toSearch(params));
  return (
    <AdminPage
      title="Feature switches"
      purpose="Changes apply at once, or within five minutes if the site runs on several instances."
    >
      <FlagList flags={await loadFlagsNow()} isWaitlistMode={isWaitlistMode()} done={parseDone(params)} />
    </AdminPage>
  );
});
