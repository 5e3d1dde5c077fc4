import { cn } from "@/components/ui/class-names";
import type { PostState } from "@/lib/hub/posts/admin-post";
import { POST_STATE_NAMES } from "@/lib/hub/posts/search-params";

/** Distinguished by shape as well as colour: a ring, a half, a full mark, a crossed-out mark. */
const MARKS: Readonly<Record<PostState, React.ReactNode>> = {
  draft: <circle cx="6" cy="6" r="4.25" className="fill-none stroke-ink-2" strokeWidth="1.5" />,
  scheduled: (
    <>
      <circle cx="6" cy="6" r="4.25" className="fill-none stroke-fjord" strokeWidth="1.5" />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5z" className="fill-fjord" />
    </>
  ),
  published: <circle cx="6" cy="6" r="5" className="fill-spruce" />,
  withdrawn: <path d="M2.5 2.5l7 7m0-7l-7 7" className="fill-none stroke-lingon" strokeWidth="1.75" />,
};

/** A post's status, as a word and a mark. */
export function PostStateMark({ state, className }: { state: PostState; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5 whitespace-nowrap", className)}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
        {MARKS[state]}
      </svg>
      {POST_STATE_NAMES[state]}
    </span>
  );
}
