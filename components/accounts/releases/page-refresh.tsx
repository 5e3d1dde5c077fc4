"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY = 2_000;

/** Reads the page again while something is at work, as long as someone looks at it. */
export function PageRefresh() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
