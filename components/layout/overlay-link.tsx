"use client";

import Link from "next/link";
import type { OverlayName } from "@/components/layout/overlay";
import { openOverlay } from "@/components/layout/overlay-store";

interface OverlayLinkProps extends Omit<React.ComponentProps<typeof Link>, "href"> {
  /** The page of the same content: where the link leads without JavaScript, and in a new tab. */
  href: string;
  overlay: OverlayName;
  /** Gets the focus when the overlay closes, if the link no longer exists. */
  returnTo?: () => HTMLElement | null;
}

/** Whether this is a plain click in this window. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to a page that opens as a dialog. */
export function OverlayLink({ href, overlay, returnTo, ...props }: OverlayLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openOverlay(overlay, returnTo?.() ?? event.currentTarget).catch(() => window.location.assign(href));
      }}
      {...props}
    />
  );
}
