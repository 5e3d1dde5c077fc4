"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { useScripted } from "@/components/ui/use-scripted";
import { LONGEST } from "@/lib/hub/posts/post-form";
import { editHref } from "@/lib/hub/posts/search-params";

/** A stored image as the editor shows it. */
export interface ShownCover {
  id: string;
  src: string;
  width: number;
  height: number;
}

/** ID of the image's form, which cannot be nested in the editor's. */
export const COVER_FORM = "post-cover";

interface CoverFieldProps {
  post: string;
  cover: ShownCover | null;
  alt: string;
  altFault: string | undefined;
  onCover: (cover: ShownCover | null) => void;
  onAlt: (alt: string) => void;
}

const LOST = "We couldn’t upload the image. Check your connection and try again.";

async function send(post: string, picture: File): Promise<ShownCover | string> {
  const form = new FormData();
  form.set("picture", picture);
  try {
    const answer = await fetch(`${editHref(post)}/cover`, {
      method: "POST",
      body: form,
      headers: { Accept: "application/json" },
    });
    const body = (await answer.json()) as { status: string; words?: string } & Partial<ShownCover>;
    const { id, src, width, height } = body;
    return body.status === "kept" && id && src && width && height ? { id, src, width, height } : (body.words ?? LOST);
  } catch {
    return LOST;
  }
}

/** The post's image and its alt text. */
export function CoverField({ post, cover, alt, altFault, onCover, onAlt }: CoverFieldProps) {
  const isScripted = useScripted();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(input: HTMLInputElement) {
    const [picture] = input.files ?? [];
    if (!picture || isSending) return;
    setSending(true);
    setRefusal(null);
    const outcome = await send(post, picture);
    setSending(false);
    // The same file can be chosen again once it is fixed.
    input.value = "";
    if (typeof outcome === "string") setRefusal(outcome);
    else onCover(outcome);
  }

  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
      <div className="min-w-0">
        {cover ? (
          <img
            src={cover.src}
            alt={alt || "The cover, not described yet"}
            width={cover.width}
            height={cover.height}
            className="h-auto max-h-96 w-full bg-paper-sunk object-contain object-left"
          />
        ) : (
          <p className="grid aspect-1200/630 max-h-60 w-full place-items-center border border-dashed border-control px-4 text-center text-s-1 text-ink-2">
            No cover image.
          </p>
        )}
      </div>
      <div className="min-w-0">
        <label htmlFor="post-picture" className="block leading-note font-name">
          {cover ? "Replace image" : "Picture"}
        </label>
        <p id="post-picture-hint" className="text-s-1 leading-lead text-ink-2">
          JPEG, PNG, WebP or AVIF, up to 8 MB and at least 640 pixels wide (1,920 × 1,008 is best). We re-encode it and
          remove camera metadata.
          {!isScripted && " Save the text before you upload an image."}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-3">
          <input
            id="post-picture"
            form={COVER_FORM}
            name="picture"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby="post-picture-hint"
            onChange={(event) => void take(event.currentTarget)}
            className="block min-h-12 w-full max-w-full min-w-0 cursor-pointer rounded-md border border-control bg-paper-raised p-1.5 text-s-1 file:mr-3 file:min-h-8.5 file:cursor-pointer file:rounded-sm file:border-0 file:bg-paper-sunk file:px-3 file:font-semibold file:text-ink hover:border-ink"
          />
          {!isScripted && (
            <Button type="submit" form={COVER_FORM} variant="outline">
              Upload image
            </Button>
          )}
          {isSending && (
            <p role="status" className="flex items-center gap-2 text-s-1">
              <Spinner className="size-4.5" /> Uploading and processing…
            </p>
          )}
        </div>
        {refusal && <Alert className="mt-3">{refusal}</Alert>}
        <Field
          id="post-cover-alt"
          label="Alt text"
          hint="Alt text for people who can’t see the image. Required with a cover."
          error={altFault}
          className="mt-5 mb-3"
        >
          {(control) => (
            <Textarea
              {...control}
              name="coverAlt"
              rows={2}
              className="min-h-20"
              maxLength={LONGEST.coverAlt}
              value={alt}
              onChange={(event) => onAlt(event.target.value)}
            />
          )}
        </Field>
        {cover && isScripted && (
          <Button variant="ghost" size="sm" onClick={() => onCover(null)}>
            Remove cover
          </Button>
        )}
      </div>
    </div>
  );
}
