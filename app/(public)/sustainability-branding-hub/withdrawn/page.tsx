import type { Metadata } from "next";
import Link from "next/link";
import { ReadNext } from "@/components/hub/read-next";
import { loadPosts } from "@/lib/hub/posts/load";
import { postHref } from "@/lib/hub/posts/post";
import { WITHDRAWN_PATH } from "@/lib/hub/posts/moved-posts";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata: Metadata = toPageHead({
  path: WITHDRAWN_PATH,
  title: "Post taken down",
  description: "The post at this address has been taken down by its editors.",
  listed: false,
});

/** The page for a post that was taken down; the middleware serves it with status 410. */
export default async function WithdrawnPage() {
  const items = (await loadPosts()).slice(0, 3).map(({ slug, topic, minutes, title, standfirst }) => ({
    href: postHref(slug),
    note: `${topic} · ${minutes} min`,
    title,
    line: standfirst,
  }));
  return (
    <main id="content" tabIndex={-1} className="wrap py-16">
      <h1 className="mb-4 text-s4 tracking-tight">This post has been taken down</h1>
      <p className="mb-8 max-w-prose">
        There was a post here, but the editors have taken it down and it has not moved elsewhere. See what is on the{" "}
        <Link href="/sustainability-branding-hub/insights">Blog</Link>.
      </p>
      <ReadNext items={items} />
    </main>
  );
}
