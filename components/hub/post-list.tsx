import Link from "next/link";
import { formatDate } from "@/lib/platform/words/format";
import { postHref, type Post } from "@/lib/hub/posts/post";

/** Posts as dated rows. `level` is the heading level. */
export function PostList({ posts, level = 3 }: { posts: readonly Post[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ol>
      {posts.map(({ slug, title, standfirst, topic, minutes, published }) => (
        <li
          key={slug}
          className="grid gap-x-6 gap-y-1 border-t border-rule py-5 md:grid-cols-[8.75rem_minmax(0,1fr)_8.125rem] md:items-baseline"
        >
          <time dateTime={published} className="text-s-1 leading-5 text-ink-2">
            {formatDate(published)}
          </time>
          <div>
            <Heading className="text-lead leading-6.5 font-semibold tracking-item">
              <Link href={postHref(slug)} className="decoration-spruce decoration-2 underline-offset-4 hover:underline">
                {title}
              </Link>
            </Heading>
            <p className="mt-1 max-w-line font-read text-prose leading-6.25 text-ink-2">{standfirst}</p>
          </div>
          <p className="text-s-1 leading-5 text-ink-2 md:text-right">
            {topic} · {minutes} min
          </p>
        </li>
      ))}
    </ol>
  );
}
