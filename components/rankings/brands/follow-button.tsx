"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { followClass, FollowWords } from "@/components/rankings/brands/follow-look";
import { notify } from "@/components/ui/toast";
import { followsQuery, FollowRefused, keepFollow } from "@/lib/rankings/follows/follow-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { Named } from "@/lib/catalogue/names/named";
import { browserLog } from "@/lib/platform/browser/browser-log";

interface FollowButtonProps {
  brand: Named;
  className?: string;
  /** Called once the server has agreed. */
  onKept?: (isFollowed: boolean) => void;
}

/** Follows a brand and gives it up again, for the signed-in user. Says which it is as soon as that is known. */
export function FollowButton({ brand, className, onKept }: FollowButtonProps) {
  const { data: follows, isError } = useQuery({ ...followsQuery, refetchOnMount: true }, queryClient);
  const [isBusy, setIsBusy] = useState(false);
  const isFollowed = follows?.some(({ slug }) => slug === brand.slug) ?? false;
  const isKnown = follows !== undefined || isError;

  async function turn() {
    if (isBusy || !isKnown) return;
    setIsBusy(true);
    try {
      await keepFollow(brand, !isFollowed);
      onKept?.(!isFollowed);
    } catch (error) {
      if (!(error instanceof FollowRefused)) browserLog.error("Follow or unfollow failed.", error);
      const words = error instanceof FollowRefused ? error.message : "We couldn’t save that. Please try again.";
      notify({ title: isFollowed ? "Still following" : "Not following", description: words });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      type="button"
      data-slot="follow"
      aria-busy={isBusy || undefined}
      aria-disabled={isKnown ? undefined : true}
      className={followClass(isFollowed, className)}
      onClick={() => void turn()}
    >
      <FollowWords isFollowed={isFollowed} name={brand.name} hint={isFollowed ? ": unfollow" : ""} />
    </button>
  );
}
