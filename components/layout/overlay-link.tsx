"use client";

import Link from "next/link";
import type { OverlayName } from "@/components/layout/overlay";
import { openOverlay } from "@/components/layout/overlay-store";

interface OverlayLinkProps extends Omit<React.ComponentProps<typeof Link>, "href"> {
  /** The page of the same content: where the link leads without JavaScript, and in a new tab. */
  href: string;
  overlay: OverlayName;
  /** Gets the focus when the overlay closes, where the link itself will be gone by then. */
  returnTo?: () => HTMLElement | null;
}

/** Is this the plain click that stays in this window? */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to a page that opens as a window over this one. */
export function OverlayLink({ href, overlay, returnTo, ...props }: OverlayLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void openOverlay(overlay, returnTo?.() ?? event.currentTarget);
      }}
      {...props}
    />
  );
}
