"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { currentDockHref, type DockEntry } from "@/components/shell/dock-entries";
import { DockIcon } from "@/components/shell/dock-icon";
import { isPlainClick } from "@/components/layout/overlay-link";
import { openOverlay } from "@/components/layout/overlay-store";
import styles from "@/components/shell/dock.module.css";
import { CONSENT_KEY } from "@/lib/platform/consent/consent-keys";

const SEEN_FLAG = "hasSeenDock";
const HINT_MS = 4000;

/** Loaded once a mouse enters the dock: a phone has none, and until then nothing is enlarged. */
const magnifier = () => import("@/components/shell/dock-magnifier");

/** Enlarges icons near a mouse. */
function follow({ pointerType, currentTarget, clientX }: React.PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse") return;
  magnifier().then(
    ({ magnify }) => magnify(currentTarget, clientX),
    // The icons stay as they are.
    () => undefined,
  );
}

/** Returns all icons to their resting size. */
function leave({ pointerType, currentTarget }: React.PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse") return;
  magnifier().then(
    ({ calm }) => calm(currentTarget),
    () => undefined,
  );
}

/** Shown since this page was loaded. */
let wasShown = false;

/** If storage is blocked, everyone counts as a returning visitor; otherwise the hint would appear on every page. */
function hasSeenDock(): boolean {
  try {
    return localStorage.getItem(SEEN_FLAG) !== null;
  } catch {
    return true;
  }
}

/** Stored once the cookie question is answered: before that, nothing is. */
function rememberDock(): void {
  try {
    if (localStorage.getItem(CONSENT_KEY) !== null) localStorage.setItem(SEEN_FLAG, "true");
  } catch {
    // Storage is full: the hint will be shown again.
  }
}

/** The first visit's hint: true for four seconds, then never again in this browser once it may be stored that it was seen. */
function useFirstVisitHint(path: string): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (wasShown) rememberDock();
  }, [path]);
  useEffect(() => {
    if (wasShown || hasSeenDock()) return;
    const show = setTimeout(() => {
      wasShown = true;
      rememberDock();
      setShown(true);
    }, 0);
    const hide = setTimeout(() => setShown(false), HINT_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, []);
  return shown;
}

/** The main navigation: icons in the header, a bar at the bottom on phones. */
export function Dock({ entries }: { entries: readonly DockEntry[] }) {
  const path = usePathname();
  const current = currentDockHref(path, entries);
  const router = useRouter();
  const hint = useFirstVisitHint(path);

  return (
    <nav
      data-slot="dock"
      data-pulse={hint || undefined}
      className={styles.dock}
      aria-label="Main"
      onPointerMove={follow}
      onPointerLeave={leave}
    >
      <ul className={styles.list}>
        {entries.map(({ href, title, short, icon, highlighted, overlay }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              aria-label={title}
              aria-current={href === current ? "page" : undefined}
              data-highlighted={highlighted}
              prefetch={false}
              {...(overlay
                ? {
                    "aria-haspopup": "dialog",
                    onClick: (event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      void openOverlay(overlay, event.currentTarget);
                    },
                  }
                : { onPointerEnter: () => router.prefetch(href), onFocus: () => router.prefetch(href) })}
            >
              <span data-slot="glyph" className={styles.glyph}>
                <DockIcon name={icon} />
              </span>
              <span className={styles.title} aria-hidden="true">
                {title}
              </span>
              <span className={styles.short} aria-hidden="true">
                {short}
              </span>
              <span data-slot="tip" className={styles.tip} aria-hidden="true">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {hint && <span>Navigate between pages</span>}
      </p>
    </nav>
  );
}
