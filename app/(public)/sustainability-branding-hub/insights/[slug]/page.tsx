import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReadNext } from "@/components/hub/read-next";
import { Reading } from "@/components/hub/reading";
import { loadPost, loadPosts } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";
import { postHref, toRelated } from "@/lib/posts/post";

interface Params {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  return (await loadPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const post = await loadPost((await params).slug);
  return post ? toPageHead(post, { path: postHref(post.slug), type: "article" }) : {};
}

export default async function PostPage({ params }: Params) {
  const [post, posts] = await Promise.all([loadPost((await params).slug), loadPosts()]);
  if (!post) notFound();
  const items = toRelated(post, posts, 3).map((other) => ({
    href: postHref(other.slug),
    note: `${other.topic} · ${other.minutes} min`,
    title: other.title,
    line: other.standfirst,
  }));
  return (
    <Reading article={post} kicker={{ text: `Insights, ${post.topic.toLowerCase()}`, href: "/sustainability-branding-hub/insights" }}>
      <ReadNext items={items} />
    </Reading>
  );
}
