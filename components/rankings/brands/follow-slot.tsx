"use client";

import Link from "next/link";
import { type ComponentType, useEffect, useState } from "react";
import { followClass, FollowWords } from "@/components/rankings/brands/follow-look";
import { isSignedInHere } from "@/lib/access/session-events";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";
import { browserLog } from "@/lib/platform/browser/browser-log";

type Button = ComponentType<{ brand: Named; className?: string }>;

/**
 * Following on a page that is the same for everyone: the way to sign in for visitors and without JavaScript, and the
 * button itself, fetched for them alone, where someone is signed in. Both have the same size.
 */
export function FollowSlot({ brand, className }: { brand: Named; className?: string }) {
  const [Button, setButton] = useState<Button | null>(null);

  useEffect(() => {
    if (!isSignedInHere()) return;
    let isGone = false;
    import("@/components/rankings/brands/follow-button")
      .then(({ FollowButton }) => {
        if (!isGone) setButton(() => FollowButton);
      })
      .catch((error: unknown) => browserLog.warn("Could not load the follow button; keeping the link.", error));
    return () => {
      isGone = true;
    };
  }, []);

  if (Button) return <Button brand={brand} className={className} />;
  const signIn = `/auth?${new URLSearchParams({ mode: "signin", from: brandHref(brand.slug) }).toString()}`;
  return (
    <Link href={signIn} prefetch={false} data-slot="follow" className={followClass(false, className)}>
      <FollowWords isFollowed={false} name={brand.name} hint=" with a free account" />
    </Link>
  );
}
