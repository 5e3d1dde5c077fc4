import type { Metadata } from "next";
import { cache } from "react";
import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { Reading } from "@/components/hub/reading";
import { PostCover } from "@/components/hub/cover";
import { formatDate } from "@/lib/platform/words/format";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { loadPreview } from "@/lib/hub/posts/load";

/** Read for every request: the newest revision is shown, and the link can expire. */
export const dynamic = "force-dynamic";

const HEAD: Metadata = {
  title: "Preview",
  description: "A post before publication, for people who have this link.",
  robots: { index: false, follow: false, noarchive: true },
  // The address alone grants access, so it must not leak to other sites as a referrer.
  referrer: "no-referrer",
};

interface PreviewProps {
  params: Promise<{ token: string }>;
}

const load = cache(loadPreview);

export const generateMetadata = async ({ params }: PreviewProps) =>
  (await load((await params).token)) ? HEAD : MISSING_HEAD;

export default async function PreviewPage({ params }: PreviewProps) {
  const [preview, study] = await Promise.all([load((await params).token), loadShownStudy()]);
  if (!preview) return <MissingHere />;
  const { post, until } = preview;
  return (
    <>
      <aside aria-label="About this preview" className="wrap pt-6 text-s-1">
        This is a preview of an unpublished post. Please don’t share it. The link expires on{" "}
        <time dateTime={until}>{formatDate(until.slice(0, 10))}</time>.
      </aside>
      <Reading
        article={post}
        study={study}
        kicker={{ text: `Preview, ${post.topic.toLowerCase() || "no topic yet"}` }}
        cover={
          post.cover ? (
            <PostCover
              cover={post.cover}
              sizes="(min-width: 77.5rem) 60rem, (min-width: 47.5rem) 42.5rem, 100vw"
              first
            />
          ) : null
        }
      />
    </>
  );
}
