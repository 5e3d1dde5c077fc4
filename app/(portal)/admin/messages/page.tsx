import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { MessageQueue } from "@/components/accounts/administration/message-queue";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadMessagePage } from "@/lib/accounts/messages/load";
import { MESSAGES_PAGE, parseMessageDone, parseMessageQuery } from "@/lib/accounts/messages/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: MESSAGES_PAGE,
  title: "Messages",
  description: "Contact-form messages, and whether they have been answered.",
  listed: false,
});

/** Messages from the contact form, and their state. */
export default toMemberPage(async function MessagesPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(MESSAGES_PAGE, toSearch(params));
  const query = parseMessageQuery(params);
  const page = await loadMessagePage(query);
  return (
    <AdminPage
      title="Messages"
      purpose="Newest first. Reply from your own email and keep the reference in the subject. Messages are deleted after 12 months."
    >
      <MessageQueue {...page} query={query} done={parseMessageDone(params)} />
    </AdminPage>
  );
});
