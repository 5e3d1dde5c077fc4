"use client";

import { useEffect } from "react";
import { openOverlay } from "@/components/layout/overlay-store";

/** Behaviour of the banner, loaded while it is visible: every page has the banner, and few readers need the code. */
const life = () => import("@/components/layout/consent/banner-life");

/** What shows that someone is there, in this tab or another: until then nothing comes below the banner or changes it. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "resize", "storage"] as const;

/** Handles the server-rendered buttons, which state their answer in `data-answer`. */
export function BannerAnswers({ className, children }: { className?: string; children: React.ReactNode }) {
  useEffect(() => {
    if (!("asksCookies" in document.documentElement.dataset)) return;
    const over = new AbortController();
    // Where the code could not be loaded, the next sign tries again.
    const begin = () =>
      void life().then(
        ({ keepBanner }) => {
          over.abort();
          keepBanner();
        },
        () => undefined,
      );
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: over.signal });
    return () => over.abort();
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
