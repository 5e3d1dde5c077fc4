import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { ApiSettings } from "@/components/sharing/api/api-settings";
import { PageHead } from "@/components/layout/page-head";
import { may } from "@/lib/access/rights";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadApiKeys } from "@/lib/sharing/api-keys/load";
import { loadWebhooks } from "@/lib/sharing/webhooks/load";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/settings/api",
  title: "API",
  description: "API keys, and webhooks that tell your systems about new results.",
  listed: false,
});

/** API keys and webhook addresses. */
export default toMemberPage(async function ApiSettingsPage({ searchParams }: GuardedPageProps) {
  const { viewer } = await loadGuarded("/settings/api", toSearch(await searchParams));
  const [keys, webhooks] = await Promise.all([loadApiKeys(), loadWebhooks()]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 lg:max-w-none">
        <PageHead
          kicker="Plan and team"
          title="API"
          standfirst="API keys, and webhooks that tell your systems about new results."
        />
        <ApiSettings keys={keys} webhooks={webhooks} isOpen={may(viewer, "api")} now={new Date().toISOString()} />
      </div>
    </main>
  );
});
