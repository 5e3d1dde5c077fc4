"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { OfflineNotice } from "@/components/shell/offline-notice";
import { closeOverlay } from "@/components/layout/overlay-store";
import { THEME_KEY } from "@/components/layout/theme-look";
import { Overlays } from "@/components/shell/overlays";
import { bindShortcuts } from "@/components/shell/shortcuts";
import { closeToasts } from "@/components/ui/toast";
import { PageChecks } from "@/components/shell/session/page-checks";

/** What every page has besides its content: overlays, toasts, shortcuts, offline notice, scroll position. */
export function PageLife() {
  const router = useRouter();
  useEffect(() => bindShortcuts((path) => router.push(path)), [router]);
  useEffect(followOtherTabs, []);
  useTopOfPage();
  return (
    <>
      <OfflineNotice />
      <Overlays />
      <PageChecks />
    </>
  );
}

/** Shows the theme that was chosen in another tab; returns a function that ends it. */
function followOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY)
      void import("@/components/layout/theme").then(({ showTheme }) => showTheme());
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/**
 * A new page starts at the top, without overlays of the previous one. Back and Forward, and anchors, are left to the
 * browser.
 */
function useTopOfPage(): void {
  const path = usePathname();
  const last = useRef(path);
  const isTraversal = useRef(false);
  useEffect(() => {
    const note = () => {
      isTraversal.current = true;
    };
    addEventListener("popstate", note);
    return () => removeEventListener("popstate", note);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    closeOverlay();
    closeToasts();
    if (!isTraversal.current && location.hash === "") scrollTo({ top: 0, behavior: "instant" });
    isTraversal.current = false;
  }, [path]);
}
