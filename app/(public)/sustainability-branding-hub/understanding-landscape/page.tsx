import type { Metadata } from "next";
import { OpenMarketsFigure, TopTenTiesFigure } from "@/components/hub/figures/study-figures";
import { GuidePage } from "@/components/hub/guide-page";
import { ArticleData } from "@/components/discovery/structured-data/page-data";
import { loadOpenLists } from "@/lib/rankings/markets/load";
import { loadGuide, loadGuides, loadPosts } from "@/lib/hub/posts/load";
import { guideHref } from "@/lib/hub/posts/post";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { HUB_CRUMB } from "@/lib/rankings/brands/trail";

const SLUG = "understanding-landscape";
const PATH = guideHref(SLUG);

export async function generateMetadata(): Promise<Metadata> {
  const guide = await loadGuide(SLUG);
  const { title, description } = guide;
  return toPageHead({ path: PATH, title, description, article: { ...guide, section: "Guides" } });
}

export default async function UnderstandingLandscapePage() {
  const [guide, guides, posts, study, lists] = await Promise.all([
    loadGuide(SLUG),
    loadGuides(),
    loadPosts(),
    loadShownStudy(),
    loadOpenLists(),
  ]);
  const figures = {
    "open-markets": <OpenMarketsFigure markets={lists.map(({ market }) => market)} />,
    "top-ten-ties": <TopTenTiesFigure lists={lists} />,
  };
  return (
    <>
      <ArticleData
        article={guide}
        path={PATH}
        kind="Article"
        section="Guides"
        trail={[HUB_CRUMB, { name: guide.title, href: PATH }]}
      />
      <GuidePage guide={guide} guides={guides} posts={posts} study={study} figures={figures} />
    </>
  );
}
