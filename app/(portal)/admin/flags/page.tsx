import type { Metadata } from "next";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { AdminPage } from "@/components/admin/admin-page";
import { FlagList } from "@/components/admin/flag-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadFlagsNow } from "@/lib/administration/load";
import { parseDone } from "@/lib/administration/search-params";
import { FLAGS_PAGE } from "@/lib/flags/flag";
import { isWaitlistMode } from "@/lib/site/environment";

export const metadata: Metadata = { title: "Switches" };

/** What can be switched on and off while the site runs. */
export default async function FlagsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(FLAGS_PAGE, toSearch(params));
  return (
    <AdminPage title="Switches" purpose="They hold at once, and within five minutes where the site runs in several places.">
      <FlagList flags={await loadFlagsNow()} isWaitlistMode={isWaitlistMode()} done={parseDone(params)} />
    </AdminPage>
  );
}
