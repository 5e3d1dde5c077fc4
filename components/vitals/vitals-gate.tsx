"use client";

import { useEffect } from "react";
import { useConsent } from "@/components/consent/consent-store";

/** A page is measured once, from its loading on; turning to another page of the site is no new loading. */
let hasBegun = false;
let isPermitted = false;
let stop: (() => void) | null = null;

async function begin(): Promise<void> {
  if (hasBegun || !isPermitted || !window.granskogAnalytics) return;
  hasBegun = true;
  try {
    const { measure } = await import("@/components/vitals/measure");
    // The permission may be gone by now.
    if (isPermitted) stop = measure();
  } catch (error) {
    console.warn("Web vitals could not be loaded.", error);
  }
}

/**
 * Measures how the page loads and answers, where analytics are permitted and the publisher has a hook for it. Only
 * then is anything fetched for it. Taking the permission back ends it at once.
 */
export function VitalsGate() {
  const consent = useConsent();
  const permits = "preferences" in consent && consent.preferences.analytics;
  useEffect(() => {
    isPermitted = permits;
    if (!permits) {
      stop?.();
      return;
    }
    const start = () => void begin();
    start();
    // The publisher's script may come after this one.
    addEventListener("load", start);
    return () => removeEventListener("load", start);
  }, [permits]);
  return null;
}
