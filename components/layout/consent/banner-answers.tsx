"use client";

import { useEffect } from "react";
import { openOverlay } from "@/components/layout/overlay-store";

/** Behaviour of the banner, loaded when it is visible: every page has the banner, and few readers need the code. */
const life = () => import("@/components/layout/consent/banner-life");

/** Handles the server-rendered buttons, which state their answer in `data-answer`. */
export function BannerAnswers({ className, children }: { className?: string; children: React.ReactNode }) {
  useEffect(() => {
    if ("asksCookies" in document.documentElement.dataset) void life().then(({ keepBanner }) => keepBanner());
  }, []);

  function answer({ target }: React.MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-answer]") : null;
    if (!button) return;
    if (button.dataset.answer === "customize") void openOverlay("cookies", button);
    else void life().then(async ({ answer: keep }) => keep(button.dataset.answer === "accept"));
  }

  return (
    <div className={className} onClick={answer}>
      {children}
    </div>
  );
}
