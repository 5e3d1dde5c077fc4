import type { Metadata } from "next";
import { GuidePage } from "@/components/hub/guide-page";
import { ArticleData } from "@/components/discovery/structured-data/page-data";
import { loadGuide, loadGuides, loadPosts } from "@/lib/hub/posts/load";
import { guideHref } from "@/lib/hub/posts/post";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { HUB_CRUMB } from "@/lib/rankings/brands/trail";

const SLUG = "avoiding-greenwashing";
const PATH = guideHref(SLUG);

export async function generateMetadata(): Promise<Metadata> {
  const guide = await loadGuide(SLUG);
  const { title, description } = guide;
  return toPageHead({ path: PATH, title, description, article: { ...guide, section: "Guides" } });
}

export default async function AvoidingGreenwashingPage() {
  const [guide, guides, posts, study] = await Promise.all([
    loadGuide(SLUG),
    loadGuides(),
    loadPosts(),
    loadShownStudy(),
  ]);
  return (
    <>
      <ArticleData
        article={guide}
        path={PATH}
        kind="Article"
        section="Guides"
        trail={[HUB_CRUMB, { name: guide.title, href: PATH }]}
      />
      <GuidePage guide={guide} guides={guides} posts={posts} study={study} />
    </>
  );
}
