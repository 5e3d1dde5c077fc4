import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogPage } from "@/components/hub/blog-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadPosts } from "@/lib/hub/posts/load";
import { countTopics, isListedTopic, sayTopic, topicHref, toTopicSlug } from "@/lib/hub/posts/topic";
import { toPageHead } from "@/lib/platform/site/page-head";
import { HUB_CRUMB, INSIGHTS_CRUMB } from "@/lib/rankings/brands/trail";

interface Params {
  params: Promise<{ topic: string }>;
}

export async function generateStaticParams() {
  return countTopics(await loadPosts()).map(({ slug }) => ({ topic: slug }));
}

async function loadTopic(slug: string) {
  const posts = await loadPosts();
  const topics = countTopics(posts);
  const topic = topics.find((each) => each.slug === slug);
  if (!topic) return null;
  const page = {
    path: topicHref(topic.topic),
    title: `Blog: ${topic.topic.toLowerCase()}`,
    description: `${sayTopic(topic)} Granskog blog posts on ${topic.topic.toLowerCase()}, newest first.`,
  };
  return { page, topic, topics, all: posts.length, posts: posts.filter((post) => toTopicSlug(post.topic) === slug) };
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const found = await loadTopic((await params).topic);
  return found ? toPageHead({ ...found.page, listed: isListedTopic(found.topic) }) : {};
}

export default async function TopicPage({ params }: Params) {
  const found = await loadTopic((await params).topic);
  if (!found) notFound();
  const { page, topic, topics, all, posts } = found;
  const crumb = { name: topic.topic, href: page.path };
  return (
    <BlogPage
      title={page.title}
      standfirst={sayTopic(topic)}
      under={{ href: INSIGHTS_CRUMB.href, title: INSIGHTS_CRUMB.name }}
      posts={posts}
      topics={topics}
      all={all}
      current={topic.slug}
    >
      <PageData page={{ ...page, kind: "CollectionPage", trail: [HUB_CRUMB, INSIGHTS_CRUMB, crumb] }} />
    </BlogPage>
  );
}
