import type { Metadata } from "next";
import { GuidePage } from "@/components/hub/guide-page";
import { loadGuide, loadGuides, loadPosts } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";
import { guideHref } from "@/lib/posts/post";

const SLUG = "avoiding-greenwashing";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadGuide(SLUG), { path: guideHref(SLUG), type: "article" });
}

export default async function AvoidingGreenwashingPage() {
  const [guide, guides, posts] = await Promise.all([loadGuide(SLUG), loadGuides(), loadPosts()]);
  return <GuidePage guide={guide} guides={guides} posts={posts} />;
}
