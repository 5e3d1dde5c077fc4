import Link from "next/link";
import { ListTime } from "@/components/accounts/administration/list-time";
import type { PostRevision, PostState } from "@/lib/hub/posts/admin-post";
import { revisionsHref } from "@/lib/hub/posts/search-params";
import { cn } from "@/components/ui/class-names";

interface RevisionListProps {
  post: string;
  state: PostState;
  /** Newest first. */
  revisions: readonly PostRevision[];
  /** The selected one. */
  current?: number;
}

const LIVE: Partial<Record<PostState, string>> = {
  published: "what readers see",
  scheduled: "scheduled",
  withdrawn: "what readers saw",
};

/** The revisions of a post: when, by whom, and which one readers have. */
export function RevisionList({ post, state, revisions, current }: RevisionListProps) {
  return (
    <ol className="border-t border-rule text-s-1 leading-5">
      {revisions.map(({ number, at, by, restoredFrom, isLive }) => (
        <li
          key={number}
          className={cn("border-b border-rule py-2", number === current && "border-l-4 border-l-spruce pl-3")}
        >
          <Link
            href={revisionsHref(post, number)}
            prefetch={false}
            aria-current={number === current ? "true" : undefined}
            className="link inline-flex min-h-6 items-center font-name max-md:min-h-11"
          >
            Revision {number}
          </Link>
          {isLive && LIVE[state] && <span className="font-name text-spruce">, {LIVE[state]}</span>}
          <span className="block break-words text-ink-2">
            <ListTime at={at} />, {by}
            {restoredFrom !== null && `; restored from revision ${restoredFrom}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
