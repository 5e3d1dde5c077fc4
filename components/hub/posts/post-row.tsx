import Link from "next/link";
import { ListTime } from "@/components/accounts/administration/list-time";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { PostStateMark } from "@/components/hub/posts/post-state";
import { buttonVariants } from "@/components/ui/button-look";
import { takeOverPost } from "@/lib/hub/posts/actions";
import type { AdminPost } from "@/lib/hub/posts/admin-post";
import { postHref } from "@/lib/hub/posts/post";
import { editHref } from "@/lib/hub/posts/search-params";

const LOOK = buttonVariants({ variant: "outline", size: "sm", className: "max-md:min-h-11" });

/** One post in the list: title, status and link. */
export function PostRow({ post }: { post: AdminPost }) {
  const { id, slug, title, author, topic, state, hasUnpublishedChanges } = post;
  const name = title || "Untitled";
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_13.5rem_11rem] md:items-start">
      <div className="min-w-0">
        <h2 className="text-s1 leading-6 font-title break-words">
          {id ? (
            <Link href={editHref(id)} prefetch={false} className="link inline-flex min-h-6 items-center">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="mt-0.5 text-s-1 leading-5 break-words text-ink-2">
          {[topic || "No topic yet", author || "No author yet"].join(", ")}
        </p>
        <p className="text-s-1 leading-5 wrap-anywhere text-ink-2">{postHref(slug)}</p>
      </div>
      <div className="text-s-1 leading-5 text-ink-2">
        <PostStateMark state={state} className="text-s0 leading-6 font-name text-ink" />
        <When post={post} />
        {hasUnpublishedChanges && <p className="font-name text-cloudberry-ink">Changes are waiting to be published</p>}
        {id === null && <p>Stored as a file</p>}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {state === "published" && (
          <a
            href={postHref(slug)}
            className={buttonVariants({ variant: "ghost", size: "sm", className: "max-md:min-h-11" })}
          >
            Read<span className="sr-only"> {name}</span>
          </a>
        )}
        {id ? (
          <Link href={editHref(id)} prefetch={false} className={LOOK}>
            Edit<span className="sr-only"> {name}</span>
          </Link>
        ) : (
          <TakeOver slug={slug} name={name} />
        )}
      </div>
    </li>
  );
}

function When({ post: { state, publishAt, changedAt } }: { post: AdminPost }) {
  if (state === "scheduled" && publishAt)
    return (
      <p>
        for <ListTime at={publishAt} />
      </p>
    );
  if (state === "published" && publishAt)
    return (
      <p>
        since <ListTime at={publishAt} />
      </p>
    );
  return (
    <p>
      changed <ListTime at={changedAt} />
    </p>
  );
}

/** Asks for confirmation, because undoing needs the repository. */
function TakeOver({ slug, name }: { slug: string; name: string }) {
  return (
    <details className="group md:text-right">
      <summary className={`${LOOK} list-none [&::-webkit-details-marker]:hidden`}>
        Edit here…<span className="sr-only"> {name}</span>
      </summary>
      <div className="mt-2 border-l-4 border-spruce pl-3 text-left text-s-1 leading-5">
        <p className="mb-2">
          A copy opens in the editor with the same address, date and text. Readers then see the copy, and the file is
          not shown.
        </p>
        <MarkButton action={takeOverPost} fields={{ slug }} of={`: ${name}`}>
          Move into the editor
        </MarkButton>
      </div>
    </details>
  );
}
