"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { TopBanners } from "@/components/shell/session/top-banners";
import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-look";

const WARNING =
  "Your session will expire in 5 minutes due to inactivity. Please interact with the page to stay signed in.";

/** The session is about to end without input. */
export function ExpiryBanner() {
  return (
    <TopBanners>
      <Banner variant="warning">{WARNING}</Banner>
    </TopBanners>
  );
}

/** The server ended the session: from another device, or after its last day. The page stays readable. */
export function EndedBanner() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const from = search ? `${path}?${search}` : path;
  return (
    <TopBanners>
      <Banner
        variant="warning"
        action={
          // A full page load: nothing on this page may stay.
          <a
            href={`/auth?${new URLSearchParams({ mode: "signin", from }).toString()}`}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Sign In
          </a>
        }
      >
        Your session has ended. Please sign in again.
      </Banner>
    </TopBanners>
  );
}
