"use client";

import { Button } from "@/components/ui/button";
import type { Named } from "@/lib/catalogue/names/named";
import { useFollow } from "./use-follow";

/** Follows one brand of a list. */
export function FollowOne({ brand, isFollowed }: { brand: Named; isFollowed: boolean }) {
  const { keep, notice, isDrawing } = useFollow();
  if (isFollowed) return <span className="text-s-1 text-ink-2">Following</span>;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isDrawing}
        aria-label={`Follow ${brand.name}`}
        onClick={() => void keep([brand], true)}
      >
        Follow
      </Button>
      <span role="status" className="sr-only">
        {notice}
      </span>
    </>
  );
}
