"use client";

import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useScripted } from "@/components/ui/use-scripted";
import { isSignedInHere } from "@/lib/access/session-events";
import { dropUnsaved, keepUnsaved, unsavedOf, type UnsavedPost } from "@/lib/hub/posts/unsaved-posts";
import type { OpenPost, PostText } from "@/lib/hub/posts/admin-post";
import type { KeepOutcome } from "@/lib/hub/posts/keep-outcome";
import { isSameText, type PostDraft, toDraft, toText } from "@/lib/hub/posts/post-form";

/** Milliseconds after the last keystroke. */
const KEEP_AFTER = 500;

interface Base {
  revision: number;
  text: PostText;
}

/** Without JavaScript the page is rendered again with the submitted values. */
function firstDraft(post: OpenPost, outcome: KeepOutcome): PostDraft {
  const mine = outcome.status === "conflict" || outcome.status === "refused" ? outcome.mine : null;
  return toDraft(mine ?? post.text);
}

/**
 * State of the editor: the draft, its base revision, whether they differ, and what the browser stores until it is
 * saved.
 */
export function usePostDraft(post: OpenPost, outcome: KeepOutcome) {
  const page = `${useId()}${useStarted()}`;
  const [draft, setDraft] = useState(() => firstDraft(post, outcome));
  const [base, setBase] = useState<Base>({
    revision: outcome.status === "conflict" ? outcome.theirs.revision : post.revision,
    text: post.text,
  });
  const [seen, setSeen] = useState(post.revision);
  const text = useMemo(() => toText(draft), [draft]);
  const isDirty = !isSameText(text, base.text);

  // A revision from elsewhere, such as a restored one: adopted if nothing was typed since.
  if (post.revision !== seen) {
    setSeen(post.revision);
    if (!isDirty && post.revision > base.revision) {
      setBase({ revision: post.revision, text: post.text });
      setDraft(toDraft(post.text));
    }
  }

  // Typed before hydration, or restored by the browser.
  const [first] = useState(draft);
  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      for (const field of form ? (Object.keys(first) as (keyof PostText)[]) : []) {
        const typed = form?.elements.namedItem(field);
        if (!(typed instanceof HTMLTextAreaElement || (typed instanceof HTMLInputElement && typed.type !== "hidden")))
          continue;
        const { value } = typed;
        if (value !== first[field]) setDraft((before) => ({ ...before, [field]: value }));
      }
    },
    [first],
  );

  const [offers, decide] = useOffers(post.id, page);
  useKept({ post: post.id, page, revision: base.revision, draft, isDirty });

  return {
    draft,
    text,
    base,
    isDirty,
    offer: offers[0] ?? null,
    adopt,
    set: (field: keyof PostText, value: string) => setDraft((before) => ({ ...before, [field]: value })),
    replace: setDraft,
    /** From now on it is compared with this and saved on top of it. */
    rebase: (next: Base) => setBase(next),
    bringBack({ page: from, draft: unsaved }: UnsavedPost) {
      setDraft(unsaved);
      decide(from);
    },
    throwAway: ({ page: from }: UnsavedPost) => decide(from),
  };
}

/** Identifies one visit to a page. */
function useStarted(): string {
  const [started] = useState(() =>
    typeof window === "undefined" ? "" : String(Math.round(performance.timeOrigin + performance.now())),
  );
  return started;
}

/** Unsaved text of earlier visits. */
function useOffers(post: string, page: string) {
  const isScripted = useScripted();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const found = useMemo(() => (isScripted ? unsavedOf(post, page) : []), [isScripted, post, page]);
  function decide(from: string) {
    dropUnsaved(from);
    setDecided((before) => [...before, from]);
  }
  return [found.filter(({ page: from }) => !decided.includes(from)), decide] as const;
}

type Keeping = Omit<UnsavedPost, "at"> & { isDirty: boolean };

/** Stores unsaved text in the browser, and asks before leaving the page. */
function useKept({ isDirty, ...entry }: Keeping): void {
  const latest = useRef(entry);
  useEffect(() => {
    latest.current = entry;
  });
  const { page, draft, revision } = entry;
  useEffect(() => {
    if (!isDirty) {
      dropUnsaved(page);
      return;
    }
    const keep = () => {
      // Signing out deletes the draft.
      if (isSignedInHere()) keepUnsaved({ ...latest.current, at: new Date().toISOString() });
    };
    const timer = setTimeout(keep, KEEP_AFTER);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [isDirty, page, draft, revision]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isSignedInHere()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      // Client-side navigation: the last keystrokes are stored too.
      if (isSignedInHere()) keepUnsaved({ ...latest.current, at: new Date().toISOString() });
    };
  }, [isDirty]);
}
