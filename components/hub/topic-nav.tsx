import Link from "next/link";
import { cn } from "@/components/ui/class-names";
import { topicHref, type TopicCount } from "@/lib/hub/posts/topic";

interface TopicNavProps {
  topics: readonly TopicCount[];
  all: number;
  /** The current topic; null for all, undefined for none. */
  current?: string | null;
}

const ROW =
  "flex items-baseline justify-between gap-6 border-b border-rule py-2 text-s-1 leading-5 hover:text-spruce max-lg:min-h-10 max-lg:items-center max-lg:rounded-full max-lg:border max-lg:px-3.5 max-lg:py-1";
const HERE = "font-semibold lg:border-b-2 border-spruce";

/**
 * The blog's topics, each with its own page and number of posts. In columns of one width on narrow screens: what wraps
 * by the width of its words wraps anew once the site's faces have come.
 */
export function TopicNav({ topics, all, current }: TopicNavProps) {
  return (
    <nav aria-label="Topics">
      <ul className="max-w-60 max-lg:grid max-lg:max-w-none max-lg:grid-cols-2 max-lg:gap-2 sm:max-lg:grid-cols-3">
        <li>
          <Link
            href="/sustainability-branding-hub/insights"
            prefetch={false}
            aria-current={current === null ? "page" : undefined}
            className={cn(ROW, current === null && HERE)}
          >
            All <span className="text-ink-2">{all}</span>
          </Link>
        </li>
        {topics.map(({ slug, topic, count }) => (
          <li key={slug}>
            <Link
              href={topicHref(topic)}
              prefetch={false}
              aria-current={slug === current ? "page" : undefined}
              className={cn(ROW, slug === current && HERE)}
            >
              {topic} <span className="text-ink-2">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
