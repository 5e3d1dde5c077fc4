"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import styles from "@/components/consent/consent-banner.module.css";
import { choose, useConsent } from "@/components/consent/consent-store";
import { openOverlay } from "@/components/layout/overlay-store";
import { Button } from "@/components/ui/button";
import { ACCEPT_ALL, CONSENT_KEY, type Preferences, REJECT_ALL } from "@/lib/consent/consent";

/**
 * Runs while the page is parsed: whoever was never asked sees the banner with the first paint. What is stored is
 * looked at closely once the page comes to life. Without scripts, or without storage, nobody is asked.
 */
const EARLY = `try{if(!localStorage.getItem("${CONSENT_KEY}"))document.documentElement.dataset.asksCookies=""}catch{}`;

/** Keeps the page's room for the banner at the banner's height, and the banner away from what has the focus. */
function standAside(banner: HTMLElement): () => void {
  const page = document.documentElement.style;
  const measure = new ResizeObserver(() => page.setProperty("--cookie-banner", `${banner.offsetHeight}px`));
  // The browser scrolls what gets the focus clear of the banner, unless it sticks to its place.
  const look = () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement ?? document.body;
      const [under, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
      banner.toggleAttribute("data-aside", !banner.contains(focused) && under.top >= over.top && under.bottom <= over.bottom);
    });
  measure.observe(banner);
  document.addEventListener("focusin", look);
  return () => {
    measure.disconnect();
    document.removeEventListener("focusin", look);
    page.removeProperty("--cookie-banner");
  };
}

function answer(preferences: Preferences): void {
  choose(preferences);
  // The banner is gone, and with it the button that had the focus.
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** Asks about optional cookies at the bottom of the page until one of two equal answers is given, or a finer one. */
export function ConsentBanner() {
  const { status } = useConsent();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (status === "pending") return;
    document.documentElement.toggleAttribute("data-asks-cookies", status === "unknown");
    if (status === "unknown" && banner.current) return standAside(banner.current);
  }, [status]);

  return (
    <section ref={banner} aria-label="Cookie consent" data-slot="consent-banner" className={styles.banner}>
      <script
        // Only the parser runs it; React would warn of a script it puts in itself.
        type={typeof window === "undefined" ? undefined : "text/plain"}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: EARLY }}
      />
      <div className={styles.row}>
        <div>
          <p className={styles.title}>Cookies</p>
          <p className={styles.text}>
            We need a few to keep you signed in. With your permission, page speed and campaigns may also be measured.
            Nothing optional is stored before you choose.{" "}
            <Link href="/cookie-settings" prefetch={false} className="link">
              What is stored
            </Link>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button variant="ink" onClick={() => answer(ACCEPT_ALL)}>
            Accept All
          </Button>
          <Button variant="ink" onClick={() => answer(REJECT_ALL)}>
            Reject All
          </Button>
          <Button variant="quiet" onClick={(event) => void openOverlay("cookies", event.currentTarget)}>
            Customize
          </Button>
        </div>
      </div>
    </section>
  );
}
