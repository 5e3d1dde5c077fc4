import type { Metadata } from "next";
import Link from "next/link";
import { ReadNext } from "@/components/hub/read-next";
import { loadPosts } from "@/lib/hub/posts/load";
import { postHref } from "@/lib/hub/posts/post";
import { WITHDRAWN_PATH } from "@/lib/hub/posts/moved-posts";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata: Metadata = toPageHead({
  path: WITHDRAWN_PATH,
  title: "Withdrawn post",
  description: "A post that stood at this address has been withdrawn by its editors and is no longer published.",
  listed: false,
});

/** What stands where a withdrawn post was: the middleware shows it with the status 410. */
export default async function WithdrawnPage() {
  const items = (await loadPosts()).slice(0, 3).map(({ slug, topic, minutes, title, standfirst }) => ({
    href: postHref(slug),
    note: `${topic} · ${minutes} min`,
    title,
    line: standfirst,
  }));
  return (
    <main id="content" tabIndex={-1} className="wrap py-16">
      <h1 className="mb-4 text-s4 tracking-tight">This post was withdrawn</h1>
      <p className="mb-8 max-w-prose">
        A post stood at this address. Its editors have taken it back, and it does not come back under another one. What
        is published is in <Link href="/sustainability-branding-hub/insights">Insights</Link>.
      </p>
      <ReadNext items={items} />
    </main>
  );
}
