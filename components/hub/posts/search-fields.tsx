import { SearchResult } from "@/components/hub/posts/search-result";
import { SocialCard } from "@/components/hub/posts/social-card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { PostText } from "@/lib/hub/posts/admin-post";
import { LONGEST, MOST_KEYWORDS, type PostDraft } from "@/lib/hub/posts/post-form";
import { FITTING } from "@/lib/hub/posts/readiness";

interface SearchFieldsProps {
  draft: PostDraft;
  set: (field: keyof PostText, value: string) => void;
  /** The post's full address for readers. */
  address: string;
  coverSrc: string | null;
}

/** Search and sharing metadata, with previews. */
export function SearchFields({ draft, set, address, coverSrc }: SearchFieldsProps) {
  const { least, most } = FITTING.description;
  const title = draft.seoTitle.trim() || draft.title.trim();
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Field
          id="post-description"
          label="Description"
          hint={`One sentence of ${least}–${most} characters, different from every other page. ${draft.description.trim().length} so far.`}
        >
          {(control) => (
            <Textarea
              {...control}
              name="description"
              rows={3}
              className="min-h-24"
              maxLength={LONGEST.description}
              value={draft.description}
              onChange={(event) => set("description", event.target.value)}
            />
          )}
        </Field>
        <Field
          id="post-seo-title"
          label="Title for search"
          hint="Use this if the post’s own title is too long for search results. We add the site’s name."
        >
          {(control) => (
            <Input
              {...control}
              name="seoTitle"
              maxLength={LONGEST.seoTitle}
              placeholder={draft.title}
              value={draft.seoTitle}
              onChange={(event) => set("seoTitle", event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          id="post-keywords"
          label="Keywords"
          hint={`What people would search for, separated by commas; up to ${MOST_KEYWORDS}.`}
          className="mb-0"
        >
          {(control) => (
            <Input
              {...control}
              name="keywords"
              value={draft.keywords}
              onChange={(event) => set("keywords", event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <SearchResult title={title} description={draft.description.trim()} address={address} />
        <SocialCard title={title} description={draft.description.trim()} address={address} coverSrc={coverSrc} />
      </div>
    </div>
  );
}
