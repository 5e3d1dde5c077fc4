import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ReadNext } from "@/components/hub/read-next";
import { Reading } from "@/components/hub/reading";
import { PostCover } from "@/components/hub/cover";
import { ArticleData } from "@/components/discovery/structured-data/page-data";
import { coverSrc } from "@/lib/hub/covers/cover";
import { loadPost, loadPostAddresses, loadPosts } from "@/lib/hub/posts/load";
import { postHref, toRelated } from "@/lib/hub/posts/post";
import { topicHref } from "@/lib/hub/posts/topic";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { HUB_CRUMB, INSIGHTS_CRUMB } from "@/lib/rankings/brands/trail";

interface Params {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  return (await loadPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const post = await loadPost((await params).slug);
  if (!post) return {};
  const { slug, title, seoTitle, description, keywords, topic } = post;
  return toPageHead({
    path: postHref(slug),
    title: seoTitle || title,
    description,
    keywords,
    article: { ...post, section: topic },
  });
}

/** The middleware answers former addresses with 301 and 410; this is the fallback. */
async function leaveFor(slug: string): Promise<never> {
  const to = (await loadPostAddresses())[slug];
  if (to) permanentRedirect(postHref(to));
  notFound();
}

export default async function PostPage({ params }: Params) {
  const [post, posts, study] = await Promise.all([loadPost((await params).slug), loadPosts(), loadShownStudy()]);
  if (!post) return leaveFor((await params).slug);
  const items = toRelated(post, posts, 3).map((other) => ({
    href: postHref(other.slug),
    note: `${other.topic} · ${other.minutes} min`,
    title: other.title,
    line: other.standfirst,
  }));
  const path = postHref(post.slug);
  return (
    <>
      <ArticleData
        article={post}
        path={path}
        kind="BlogPosting"
        section={post.topic}
        image={post.cover ? coverSrc(post.cover) : undefined}
        trail={[HUB_CRUMB, INSIGHTS_CRUMB, { name: post.title, href: path }]}
      />
      <Reading
        article={post}
        study={study}
        kicker={{ text: `Blog, ${post.topic.toLowerCase()}`, href: topicHref(post.topic) }}
        cover={
          post.cover ? (
            <PostCover
              cover={post.cover}
              sizes="(min-width: 77.5rem) 60rem, (min-width: 47.5rem) 42.5rem, 100vw"
              first
            />
          ) : null
        }
        citable={{ path, noun: "post", publishedIn: "Blog" }}
      >
        <ReadNext items={items} />
      </Reading>
    </>
  );
}
