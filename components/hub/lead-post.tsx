import Link from "next/link";
import { StillMarketChart } from "@/components/hub/still-market-chart";
import { PostCover } from "@/components/hub/cover";
import { SampleLabel } from "@/components/ui/sample-label";
import { formatDate } from "@/lib/platform/words/format";
import { postHref, type Post } from "@/lib/hub/posts/post";

/** The newest or featured post, large. The one on chance movement includes its drawing. */
export function LeadPost({ post, level = 3 }: { post: Post; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  const { slug, title, standfirst, topic, minutes, published, cover } = post;
  return (
    <article className="pb-8">
      <p className="text-s-1 leading-5 text-ink-2">
        <time dateTime={published}>{formatDate(published)}</time> · {topic} · {minutes} min
      </p>
      <Heading className="mt-2 measure-22 text-s3 leading-[1.14] font-semibold tracking-tight md:text-s4">
        <Link href={postHref(slug)} className="decoration-spruce decoration-2 underline-offset-4 hover:underline">
          {title}
        </Link>
      </Heading>
      <p className="mt-3 measure-58 font-read text-lead leading-7.5 text-ink-2">{standfirst}</p>
      {cover && (
        <div className="mt-7 max-w-180">
          <PostCover cover={cover} sizes="(min-width: 48rem) 45rem, 100vw" first className="h-auto w-full" />
        </div>
      )}
      {!cover && slug === "moving-three-places" && (
        <figure className="mt-7 max-w-180">
          <StillMarketChart className="h-55" />
          <figcaption className="mt-2 flex flex-wrap items-center gap-3 text-s-2 leading-4 text-ink-2">
            Ranks of seven among 400 simulated brands with no true change. <SampleLabel>Invented example</SampleLabel>
          </figcaption>
        </figure>
      )}
    </article>
  );
}
