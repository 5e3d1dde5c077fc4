"use client";

import { useActionState, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { beginPost } from "@/lib/hub/posts/actions";
import { LONGEST, toSlug } from "@/lib/hub/posts/post-form";

const HUB = "…/insights/";

/** A new post needs only a title. */
export function NewPostForm({ topics }: { topics: readonly string[] }) {
  const [state, send] = useActionState(beginPost, { status: "idle" });
  const before = state.status === "refused" ? state : { title: "", slug: "", topic: "", words: "", field: null };
  const [title, setTitle] = useState(before.title);
  const wrong = (field: "title" | "slug") => (before.field === field ? before.words : undefined);
  return (
    <form action={send} className="mt-7 max-w-160 border-t-2 border-ink pt-5">
      {before.words !== "" && before.field === null && <Alert className="mb-5">{before.words}</Alert>}
      <Field id="title" label="Title" error={wrong("title")}>
        {(control) => (
          <Input
            {...control}
            name="title"
            required
            maxLength={LONGEST.title}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        id="slug"
        label="Address"
        hint={`If left empty, we create it from the title: ${HUB}${toSlug(title) || "title-of-the-post"}`}
        error={wrong("slug")}
      >
        {(control) => (
          <Input
            {...control}
            name="slug"
            maxLength={LONGEST.slug}
            defaultValue={before.slug}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="font-code"
          />
        )}
      </Field>
      <Field id="topic" label="Topic" hint="Use an existing topic if one fits. A new word creates a new topic.">
        {(control) => (
          <Input
            {...control}
            name="topic"
            list="topics"
            maxLength={LONGEST.topic}
            defaultValue={before.topic}
            autoComplete="off"
          />
        )}
      </Field>
      <datalist id="topics">
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <SubmitButton size="lg">Create draft</SubmitButton>
    </form>
  );
}
