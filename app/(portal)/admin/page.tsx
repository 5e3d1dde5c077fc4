import Link from "next/link";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadMessageCounts } from "@/lib/accounts/messages/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadAdminPosts } from "@/lib/hub/posts/load";
import { countByState, POSTS_PAGE } from "@/lib/hub/posts/search-params";
import { loadWaitlistCounts } from "@/lib/accounts/waitlist/load";

export const metadata = toPageHead({
  path: "/admin",
  title: "Administration",
  description: "What administrators look after, and how much of it waits for them.",
  listed: false,
});

/** What admins look after, and how much of it waits for them. */
export default async function AdministrationPage({ searchParams }: GuardedPageProps) {
  await loadGuarded("/admin", toSearch(await searchParams));
  const [waitlist, messages, posts] = await Promise.all([
    loadWaitlistCounts(),
    loadMessageCounts(),
    loadAdminPosts().then(countByState),
  ]);
  const rooms = [
    {
      href: "/admin/waitlist",
      title: "Waitlist",
      purpose: "Who asked for a place, in the order of asking.",
      count: `${waitlist.waiting} waiting, ${waitlist.invited} invited, ${waitlist.declined} declined`,
    },
    {
      href: "/admin/messages",
      title: "Messages",
      purpose: "What people wrote by the form on the contact page.",
      count: `${messages.open} open, ${messages.answered} answered, ${messages.spam} spam`,
    },
    {
      href: "/admin/people",
      title: "People",
      purpose: "Who has an account: role, plan, team, and what was done.",
      count: null,
    },
    {
      href: "/admin/subscriptions",
      title: "Subscriptions",
      purpose: "What was sold, to whom, and how each stands at this moment.",
      count: null,
    },
    {
      href: "/admin/log",
      title: "Log",
      purpose: "What was done to people, subscriptions, teams and settings, and by whom.",
      count: null,
    },
    {
      href: "/admin/flags",
      title: "Switches",
      purpose: "Sign-up, trials, checkout, invitations, and the announcement.",
      count: null,
    },
    {
      href: POSTS_PAGE,
      title: "Hub posts",
      purpose: "What is written for the hub’s blog: drafts, publishing, revisions.",
      count: `${posts.draft} drafts, ${posts.scheduled} scheduled, ${posts.published} published`,
    },
    {
      href: "/admin/status",
      title: "Status",
      purpose: "How this instance stands: database, upkeep, letters, backup, errors.",
      count: null,
    },
    {
      href: "/admin/data",
      title: "Data",
      purpose: "What was published of the study, from what, and the way back.",
      count: null,
    },
  ];
  return (
    <AdminPage
      title="Administration"
      purpose="What this site needs people for. Each change is noted with who made it and when."
      isOverview
    >
      <ul className="mt-7 border-t-2 border-ink">
        {rooms.map(({ href, title, purpose, count }) => (
          <li
            key={href}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <h2 className="text-s1 leading-7 font-semibold">
              <Link href={href} className="link inline-flex min-h-6 items-center">
                {title}
              </Link>
            </h2>
            <p className="text-s0 leading-6 text-ink-2">{purpose}</p>
            {count && <p className="text-s0 leading-6">{count}</p>}
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
