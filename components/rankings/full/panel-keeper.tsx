"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { BREAKPOINTS } from "@/components/ui/breakpoints";

interface PanelKeeperProps {
  /** Slug of the brand whose panel is open. */
  brand: string | null;
  /** What a screen reader hears when the panel shows another brand. */
  announcement: string;
  closeHref: string;
}

/** Below this width the panel replaces the list. */
const REPLACES_LIST = `(width < ${BREAKPOINTS.lg})`;

const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]")) ||
  document.querySelector('[role="dialog"], dialog[open]') !== null;

/**
 * Moves the focus as the panel opens and closes, and closes it on Escape. Opening and closing are links and work
 * without this.
 */
export function PanelKeeper({ brand, announcement, closeHref }: PanelKeeperProps) {
  const router = useRouter();
  const shown = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = brand;
    // Anyone who came by this address stays where the browser put them.
    if (before === undefined || before === brand) return;
    if (brand === null) {
      document.getElementById(`row-${before}`)?.focus();
      return;
    }
    const panel = document.getElementById("brand-panel");
    if (matchMedia(REPLACES_LIST).matches) scrollTo({ top: 0, behavior: "instant" });
    if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
  }, [brand]);

  useEffect(() => {
    if (brand === null) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isBusy(event.target)) return;
      router.push(closeHref, { scroll: false });
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [brand, closeHref, router]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
