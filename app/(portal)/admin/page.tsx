import Link from "next/link";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadMessageCounts } from "@/lib/accounts/messages/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { numberOf } from "@/lib/platform/words/sentences";
import { loadAdminPosts } from "@/lib/hub/posts/load";
import { countByState, POSTS_PAGE } from "@/lib/hub/posts/search-params";
import { loadWaitlistCounts } from "@/lib/accounts/waitlist/load";

export const metadata = toPageHead({
  path: "/admin",
  title: "Administration",
  description: "Everything admins manage, and what is waiting.",
  listed: false,
});

/** The areas of administration, with the number of open items. */
export default toMemberPage(async function AdministrationPage({ searchParams }: GuardedPageProps) {
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
      purpose: "People on the waitlist, in the order they joined.",
      count: `${waitlist.waiting} waiting, ${waitlist.invited} invited, ${waitlist.declined} declined`,
    },
    {
      href: "/admin/messages",
      title: "Messages",
      purpose: "Messages from the contact form.",
      count: `${messages.open} open, ${messages.answered} answered, ${messages.spam} spam`,
    },
    {
      href: "/admin/people",
      title: "People",
      purpose: "Everyone with an account: role, plan, team and activity.",
      count: null,
    },
    {
      href: "/admin/subscriptions",
      title: "Subscriptions",
      purpose: "All subscriptions and their current status.",
      count: null,
    },
    {
      href: "/admin/log",
      title: "Log",
      purpose: "Changes to people, subscriptions, teams and settings, and who made them.",
      count: null,
    },
    {
      href: "/admin/flags",
      title: "Feature switches",
      purpose: "Sign-up, trials, checkout, invitations, and the announcement.",
      count: null,
    },
    {
      href: POSTS_PAGE,
      title: "Blog posts",
      purpose: "Blog posts: drafts, publishing and revisions.",
      count: `${numberOf(posts.draft, "draft")}, ${posts.scheduled} scheduled, ${posts.published} published`,
    },
    {
      href: "/admin/status",
      title: "Status",
      purpose: "Instance health: database, maintenance, email, backups and errors.",
      count: null,
    },
    {
      href: "/admin/data",
      title: "Data",
      purpose: "Publications, their sources and rollback.",
      count: null,
    },
  ];
  return (
    <AdminPage
      title="Administration"
      purpose="Manage the site. Every change is logged with who made it and when."
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
});
