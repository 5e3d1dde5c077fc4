import { ReadNext } from "@/components/hub/read-next";
import type { Figures } from "@/components/hub/prose";
import { Reading } from "@/components/hub/reading";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { guideHref, postHref, type Guide, type Post } from "@/lib/hub/posts/post";

interface GuidePageProps {
  guide: Guide;
  guides: readonly Guide[];
  posts: readonly Post[];
  study: ShownStudy;
  /** Figures from published data loaded by the page. */
  figures?: Figures;
}

/** A guide, the next guide and the newest posts. */
export function GuidePage({ guide, guides, posts, study, figures = {} }: GuidePageProps) {
  const index = guides.findIndex(({ slug }) => slug === guide.slug);
  const following = guides[(index + 1) % guides.length];
  const items = [
    ...(following && following.slug !== guide.slug
      ? [
          {
            href: guideHref(following.slug),
            note: `Guide ${following.order} · ${following.minutes} min`,
            title: following.title,
            line: following.summary,
          },
        ]
      : []),
    ...posts.slice(0, 2).map((post) => ({
      href: postHref(post.slug),
      note: `Blog · ${post.minutes} min`,
      title: post.title,
      line: post.standfirst,
    })),
  ];
  return (
    <Reading
      article={guide}
      study={study}
      figures={figures}
      citable={{ path: guideHref(guide.slug), noun: "guide", publishedIn: `guide ${guide.order}` }}
      kicker={{ text: `Sustainability Hub, guide ${guide.order}`, href: "/sustainability-branding-hub" }}
    >
      <ReadNext items={items} />
    </Reading>
  );
}
