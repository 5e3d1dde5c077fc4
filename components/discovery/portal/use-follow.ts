"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { notify } from "@/components/ui/toast";
import type { Named } from "@/lib/catalogue/names/named";
import { browserLog } from "@/lib/platform/browser/browser-log";
import { FollowRefused, keepFollow } from "@/lib/rankings/follows/follow-queries";

/** Follows and unfollows brands; the page is then read again. What was done is in `notice`. */
export function useFollow() {
  const router = useRouter();
  const [isDrawing, startDrawing] = useTransition();
  const [notice, setNotice] = useState("");
  /** Brands that were refused are said in a notice; the others are kept. */
  async function keep(brands: readonly Named[], isFollowed: boolean) {
    const kept: string[] = [];
    try {
      for (const brand of brands) {
        await keepFollow(brand, isFollowed);
        kept.push(brand.name);
      }
    } catch (error) {
      if (!(error instanceof FollowRefused)) browserLog.error("Follow or unfollow failed.", error);
      notify({
        title: kept.length === 0 ? "Nothing has changed" : "Not all brands were saved",
        description: error instanceof FollowRefused ? error.message : "Something went wrong. Please try again.",
      });
    }
    if (kept.length === 0) return;
    setNotice(isFollowed ? `You’re following ${kept.join(", ")}.` : `You’ve unfollowed ${kept.join(", ")}.`);
    startDrawing(() => router.refresh());
  }
  return { keep, notice, isDrawing };
}
