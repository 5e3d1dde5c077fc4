import { MarkButton } from "@/components/accounts/administration/mark-button";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { dropDraft, leadWithPost, movePost, unpublishPost } from "@/lib/hub/posts/actions";
import type { OpenPost } from "@/lib/hub/posts/admin-post";
import { postHref } from "@/lib/hub/posts/post";
import { LONGEST } from "@/lib/hub/posts/post-form";

/** The post's address, and what happens to links to the present one. */
export function AddressForm({ post: { id, slug, state, formerSlugs } }: { post: OpenPost }) {
  const wasPublic = state === "published" || state === "withdrawn";
  const prefix = postHref("");
  return (
    <form action={movePost}>
      <input type="hidden" name="id" value={id} />
      <label htmlFor="post-slug" className="text-s-1 leading-5 font-name">
        Address
      </label>
      <p className="text-s-1 leading-5 text-ink-2">
        {wasPublic
          ? "If you change it, the current and earlier addresses will redirect to the new one permanently."
          : "This post has never been public, so its current address won’t redirect."}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-2">
        <span className="text-s-1 break-all text-ink-2">{prefix}</span>
        <Input
          id="post-slug"
          name="slug"
          key={slug}
          required
          defaultValue={slug}
          maxLength={LONGEST.slug}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="mt-0 min-w-0 grow basis-64 font-code text-s-1"
        />
        <SubmitButton variant="outline" className="min-h-12">
          Change the address
        </SubmitButton>
      </div>
      {formerSlugs.length > 0 && (
        <p className="mt-2 text-s-1 leading-5 break-words text-ink-2">
          These addresses redirect here: {formerSlugs.map((former) => prefix + former).join(", ")}
        </p>
      )}
    </form>
  );
}

/** Featuring, unpublishing, unscheduling and deleting, each with its effect. */
export function PostActs({ post: { id, slug, state, featured } }: { post: OpenPost }) {
  return (
    <div className="grid gap-6">
      <div>
        <p className="max-w-line text-s0 leading-6">
          {featured
            ? "Featured: it comes first among posts from the same day and is shown large when it is the newest."
            : "Not featured: listed with other posts from the same day."}
        </p>
        <div className="mt-2">
          <MarkButton action={leadWithPost} fields={{ id, leads: featured ? "no" : "yes" }} of="this post">
            {featured ? "Do not feature" : "Feature"}
          </MarkButton>
        </div>
      </div>
      {state === "published" && (
        <Act words="Unpublish" action={unpublishPost} fields={{ id, state }} button="Unpublish the post">
          It disappears for readers at once. {postHref(slug)} and its earlier addresses will say the post was taken down
          (410), which removes it from search engines, the list and the feeds. Text and revisions are kept, and you can
          publish it again at the same address.
        </Act>
      )}
      {state === "scheduled" && (
        <Act words="Cancel scheduling" action={unpublishPost} fields={{ id, state }} button="Cancel scheduling">
          It becomes a draft again. No reader has seen it.
        </Act>
      )}
      {state === "draft" && (
        <Act words="Delete draft" action={dropDraft} fields={{ id }} button="Delete draft">
          The draft is removed from the list with its preview link. You can undo this on the next page.
        </Act>
      )}
    </div>
  );
}

interface ActProps {
  words: string;
  action: (data: FormData) => Promise<void>;
  fields: Readonly<Record<string, string>>;
  button: string;
  children: React.ReactNode;
}

/** Explains the effect first. */
function Act({ words, action, fields, button, children }: ActProps) {
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-s-1 font-semibold text-lingon underline underline-offset-4 max-md:min-h-11">
        {words}…
      </summary>
      <form action={action} className="mt-2 border-l-4 border-lingon pl-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="max-w-line text-s0 leading-6 break-words">{children}</p>
        <SubmitButton variant="destructive" size="sm" className="mt-2 max-md:min-h-11">
          {button}
        </SubmitButton>
      </form>
    </details>
  );
}
