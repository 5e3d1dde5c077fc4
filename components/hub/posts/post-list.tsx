import Link from "next/link";
import { AdminFilter } from "@/components/accounts/administration/admin-filter";
import { ListPages } from "@/components/accounts/administration/list-pages";
import { EmptyState } from "@/components/layout/empty-state";
import { PostRow } from "@/components/hub/posts/post-row";
import { buttonVariants } from "@/components/ui/button-look";
import type { AdminPost, PostState } from "@/lib/hub/posts/admin-post";
import {
  NEW_POST_PAGE,
  POST_STATE_NAMES,
  POST_STATES,
  type PostQuery,
  POSTS_PAGE,
  postsHref,
} from "@/lib/hub/posts/search-params";

interface PostListProps {
  shown: readonly AdminPost[];
  counts: Record<PostState | "all", number>;
  pages: number;
  topics: readonly string[];
  query: PostQuery;
}

/** All posts with filters, both from the editor and from files. */
export function PostList({ shown, counts, pages, topics, query }: PostListProps) {
  return (
    <>
      <AdminFilter
        path={POSTS_PAGE}
        states={(["all", ...POST_STATES] as const).map((state) => ({
          name: state === "all" ? "All" : POST_STATE_NAMES[state],
          count: counts[state],
          href: postsHref({ ...query, state, page: 1 }),
          isCurrent: query.state === state,
        }))}
        state={query.state === "all" ? "" : query.state}
        text={query.text}
        searchHint="Title, author, address"
        kind={{
          name: "topic",
          label: "Topic",
          all: "All topics",
          value: query.topic ?? "",
          options: topics.map((topic) => [topic, topic]),
        }}
      >
        <Link
          href={NEW_POST_PAGE}
          prefetch={false}
          className={buttonVariants({ className: "min-h-12 max-sm:w-full md:ml-auto" })}
        >
          New post
        </Link>
      </AdminFilter>
      {shown.length === 0 ? (
        <EmptyState title={counts.all === 0 && !query.text && !query.topic ? "No posts yet." : "No matching posts."}>
          {query.text || query.topic ? "Try fewer words, or show all topics." : null}
        </EmptyState>
      ) : (
        <ol className="border-t border-rule">
          {shown.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ol>
      )}
      <ListPages page={query.page} pages={pages} hrefOf={(page) => postsHref({ ...query, page })} />
    </>
  );
}
