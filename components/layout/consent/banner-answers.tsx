"use client";

import { useEffect } from "react";
import { openOverlay } from "@/components/layout/overlay-store";

/** What the banner does, fetched where it is seen: every page carries the banner, and few readers need it. */
const life = () => import("@/components/layout/consent/banner-life");

/** Hears the banner's buttons, which the server has drawn: each says in `data-answer` what it stands for. */
export function BannerAnswers({ className, children }: { className?: string; children: React.ReactNode }) {
  useEffect(() => {
    if ("asksCookies" in document.documentElement.dataset) void life().then(({ keepBanner }) => keepBanner());
  }, []);

  function answer({ target }: React.MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-answer]") : null;
    if (button?.dataset.answer === "accept") void life().then(({ acceptAll }) => acceptAll());
    if (button?.dataset.answer === "reject") void life().then(({ rejectAll }) => rejectAll());
    if (button?.dataset.answer === "customize") void openOverlay("cookies", button);
  }

  return (
    <div className={className} onClick={answer}>
      {children}
    </div>
  );
}
