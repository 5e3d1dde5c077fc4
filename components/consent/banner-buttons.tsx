"use client";

import { useEffect } from "react";
import { openOverlay } from "@/components/layout/overlay-store";
import { Button } from "@/components/ui/button";

/** What the banner does, fetched where it is seen: every page carries the banner, and few readers need it. */
const life = () => import("@/components/consent/banner-life");

/** The two equal answers, and the way to a finer one. */
export function BannerButtons() {
  useEffect(() => {
    if ("asksCookies" in document.documentElement.dataset) void life().then(({ keepBanner }) => keepBanner());
  }, []);
  return (
    <>
      <Button variant="ink" onClick={() => void life().then(({ acceptAll }) => acceptAll())}>
        Accept All
      </Button>
      <Button variant="ink" onClick={() => void life().then(({ rejectAll }) => rejectAll())}>
        Reject All
      </Button>
      <Button variant="quiet" onClick={(event) => void openOverlay("cookies", event.currentTarget)}>
        Customize
      </Button>
    </>
  );
}
