import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { PostText } from "@/lib/hub/posts/admin-post";
import { LONGEST, type PostDraft } from "@/lib/hub/posts/post-form";
import { FITTING } from "@/lib/hub/posts/readiness";

interface WritingFieldsProps {
  draft: PostDraft;
  set: (field: keyof PostText, value: string) => void;
  topics: readonly string[];
}

const BARE =
  "block w-full resize-none border-0 border-b border-transparent bg-transparent px-0 py-1 text-ink field-sizing-content placeholder:text-ink-3 hover:border-rule-strong focus-visible:border-focus";

/** One line in a growing field: Enter adds no second one. */
const noNewLine = (event: React.KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

/** Title, standfirst, author and topic, styled as for readers. */
export function WritingFields({ draft, set, topics }: WritingFieldsProps) {
  const { least, most } = FITTING.standfirst;
  return (
    <>
      <label htmlFor="post-title" className="mt-6 block text-s-1 leading-5 font-name text-ink-2">
        Title
      </label>
      <textarea
        id="post-title"
        name="title"
        required
        rows={1}
        maxLength={LONGEST.title}
        value={draft.title}
        onChange={(event) => set("title", event.target.value)}
        onKeyDown={noNewLine}
        placeholder="Untitled"
        className={`${BARE} font-ui text-s3 leading-[1.12] font-title tracking-figure md:text-s4`}
      />
      <label
        htmlFor="post-standfirst"
        className="mt-4 flex justify-between gap-4 text-s-1 leading-5 font-name text-ink-2"
      >
        Standfirst
        <span className="num font-normal">
          {draft.standfirst.trim().length} of {least} to {most} characters
        </span>
      </label>
      <textarea
        id="post-standfirst"
        name="standfirst"
        rows={2}
        maxLength={LONGEST.standfirst}
        value={draft.standfirst}
        onChange={(event) => set("standfirst", event.target.value)}
        onKeyDown={noNewLine}
        placeholder="The sentence or two under the title"
        className={`${BARE} max-w-192 font-read text-s2 leading-8 font-fine`}
      />
      <div className="mt-4 mb-6 grid max-w-192 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field id="post-author" label="Author" className="mb-0">
          {(control) => (
            <Input
              {...control}
              name="author"
              maxLength={LONGEST.author}
              value={draft.author}
              onChange={(event) => set("author", event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="post-topic" label="Topic" className="mb-0">
          {(control) => (
            <Input
              {...control}
              name="topic"
              list="post-topics"
              maxLength={LONGEST.topic}
              value={draft.topic}
              onChange={(event) => set("topic", event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <datalist id="post-topics">
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      </div>
    </>
  );
}
