"use client";

import { useState, useTransition } from "react";
import { keepPost } from "@/lib/hub/posts/actions";
import type { PostText } from "@/lib/hub/posts/admin-post";
import { IDLE, type KeepOutcome } from "@/lib/hub/posts/keep-outcome";

const NO_WAY =
  "We couldn’t save. Your text is still here and stored in this browser. Check your connection and save again.";

/** Submits the editor's form, and receives its result. `sent` is the result for a form without JavaScript. */
export function useKeeping(
  sent: KeepOutcome,
  { rebase }: { rebase: (base: { revision: number; text: PostText }) => void },
) {
  const [isSaving, start] = useTransition();
  const [lastOutcome, setLastOutcome] = useState<KeepOutcome | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>("at" in sent ? sent.at : null);

  function hear(outcome: KeepOutcome) {
    setLastOutcome(outcome);
    if (outcome.status !== "saved" && outcome.status !== "published" && outcome.status !== "not_ready") return;
    setSavedAt(outcome.at);
    rebase(outcome);
  }

  function submit(data: FormData, base: number) {
    if (isSaving) return;
    data.set("base", String(base));
    start(async () =>
      hear(await keepPost(IDLE, data).catch((): KeepOutcome => ({ status: "refused", words: NO_WAY, mine: null }))),
    );
  }

  return { outcome: lastOutcome ?? sent, isSaving, savedAt, submit, settle: () => setLastOutcome(IDLE) };
}
