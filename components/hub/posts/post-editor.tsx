"use client";

import { useActionState, useCallback, useRef, useState } from "react";
import { ConflictPanel } from "@/components/hub/posts/conflict-panel";
import { CoverField, type ShownCover } from "@/components/hub/posts/cover-field";
import { KeepNotice, SetAside, UnsavedOffer } from "@/components/hub/posts/editor-notices";
import { PostNotice } from "@/components/hub/posts/post-notice";
import { PublishFields } from "@/components/hub/posts/publish-fields";
import { SaveBar } from "@/components/hub/posts/save-bar";
import { SearchFields } from "@/components/hub/posts/search-fields";
import { Section } from "@/components/hub/posts/section";
import { useKeeping } from "@/components/hub/posts/use-keeping";
import { usePostDraft } from "@/components/hub/posts/use-post-draft";
import { WritingFields } from "@/components/hub/posts/writing-fields";
import { WritingPanes } from "@/components/hub/posts/writing-panes";
import { keepPost } from "@/lib/hub/posts/actions";
import type { OpenPost } from "@/lib/hub/posts/admin-post";
import { IDLE } from "@/lib/hub/posts/keep-outcome";
import type { ProseBlock } from "@/lib/hub/posts/outline";
import { toDraft } from "@/lib/hub/posts/post-form";
import { faultsOf } from "@/lib/hub/posts/readiness";
import type { PostDone } from "@/lib/hub/posts/search-params";

interface PostEditorProps {
  post: OpenPost;
  cover: ShownCover | null;
  /** The saved text as readers would see it. */
  blocks: readonly ProseBlock[];
  topics: readonly string[];
  /** Its full address for readers. */
  address: string;
  suggested: string;
  /** Shown until replaced. */
  done: PostDone | null;
}

/**
 * Edits a post in one form, which also works without JavaScript. With it, the editor shows a preview, stores unsaved
 * text in the browser, and compares two texts if two people edited.
 */
export function PostEditor({ post, cover, blocks, topics, address, suggested, done }: PostEditorProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const [sent, send] = useActionState(keepPost, IDLE);
  const editor = usePostDraft(post, sent);
  const { outcome, isSaving, savedAt, submit, settle } = useKeeping(sent, editor);
  const [pictures, setPictures] = useState<readonly ShownCover[]>(cover ? [cover] : []);
  const [isMerging, setMerging] = useState(false);
  const [aside, setAside] = useState<typeof editor.draft | null>(null);
  const { draft, text, base, isDirty, set, adopt } = editor;
  const hold = useCallback(
    (node: HTMLFormElement | null) => {
      form.current = node;
      adopt(node);
    },
    [adopt],
  );
  const conflict = outcome.status === "conflict" ? outcome : null;
  const isHeld = conflict !== null && !isMerging;
  const faults = faultsOf(text);
  const shown = [...(cover ? [cover] : []), ...pictures].find(({ id }) => id === draft.coverId) ?? null;

  function takeTheirs() {
    if (!conflict) return;
    setAside(draft);
    editor.rebase(conflict.theirs);
    editor.replace(toDraft(conflict.theirs.text));
    setMerging(false);
    settle();
  }

  return (
    <form
      ref={hold}
      action={send}
      aria-label="Post"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (submitter?.getAttribute("aria-disabled")) return;
        setAside(null);
        setMerging(false);
        submit(new FormData(event.currentTarget, submitter), base.revision);
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("[data-save]"));
      }}
    >
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="base" value={base.revision} />
      <input type="hidden" name="coverId" value={draft.coverId} />
      <SaveBar
        state={post.state}
        revision={base.revision}
        savedAt={savedAt}
        isDirty={isDirty}
        isSaving={isSaving}
        isHeld={isHeld}
        body={draft.body}
      />
      {done && outcome.status === "idle" && <PostNotice done={done} />}
      <KeepNotice outcome={outcome} slug={post.slug} />
      {editor.offer && (
        <UnsavedOffer
          offer={editor.offer}
          revision={base.revision}
          onBringBack={() => editor.offer && editor.bringBack(editor.offer)}
          onThrowAway={() => editor.offer && editor.throwAway(editor.offer)}
        />
      )}
      {aside && <SetAside onBringBack={() => (editor.replace(aside), setAside(null))} />}
      {conflict && (
        <ConflictPanel
          key={conflict.theirs.revision}
          theirs={conflict.theirs}
          mine={text}
          isSaving={isSaving}
          isMerging={isMerging}
          onMine={() => form.current && submit(new FormData(form.current), conflict.theirs.revision)}
          onTheirs={takeTheirs}
          onMerge={() => {
            editor.rebase(conflict.theirs);
            setMerging(true);
          }}
          onField={set}
        />
      )}
      <WritingFields draft={draft} set={set} topics={topics} />
      <WritingPanes
        body={draft.body}
        onBody={(body) => set("body", body)}
        saved={{ body: toDraft(post.text).body, blocks }}
      />
      <Section id="search" title="Search results and shared links">
        <SearchFields draft={draft} set={set} address={address} coverSrc={shown?.src ?? null} />
      </Section>
      <Section id="cover" title="Cover">
        <CoverField
          post={post.id}
          cover={shown}
          alt={draft.coverAlt}
          altFault={faults.find(({ field }) => field === "coverAlt")?.words}
          onCover={(picture) => {
            if (picture) setPictures((before) => [...before, picture]);
            set("coverId", picture?.id ?? "");
          }}
          onAlt={(alt) => set("coverAlt", alt)}
        />
      </Section>
      <Section id="publish" title="Publish">
        <PublishFields
          post={post}
          isDirty={isDirty}
          revision={base.revision}
          faults={faults}
          suggested={suggested}
          isHeld={isHeld}
        />
      </Section>
    </form>
  );
}
