"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

/** How often an open page asks which publication is live. */
const EVERY_MS = 60_000;

/**
 * Draws an open page anew when results were published or taken back since it was opened, and says so. A page in the
 * background asks when it is looked at again.
 */
export function PublicationWatch() {
  const router = useRouter();
  const seen = useRef<number | null>(null);
  const [isNew, setNew] = useState(false);

  useEffect(() => {
    function note(stamp: number | null) {
      if (stamp === null || stamp === seen.current) return;
      if (seen.current !== null) {
        router.refresh();
        setNew(true);
      }
      seen.current = stamp;
    }
    function look() {
      if (document.visibilityState === "visible") void askForStamp().then(note);
    }
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [router]);

  return (
    <div role="status" className="fixed right-4 bottom-20 z-40 max-w-[356px] md:bottom-4">
      {isNew && (
        <div className="flex items-center gap-3 border border-rule bg-paper-raised p-4 text-s-1 text-ink shadow-lg">
          <p>The results were updated just now. This page shows the new ones.</p>
          <Button variant="line" size="sm" onClick={() => setNew(false)}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}

/** The stamp of the live publication; null when it could not be asked, which the next round makes up for. */
async function askForStamp(): Promise<number | null> {
  try {
    const answer = await fetch("/api/publication", { cache: "no-store" });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    const stamp = typeof body === "object" && body !== null && "stamp" in body ? body.stamp : null;
    return typeof stamp === "number" ? stamp : null;
  } catch {
    return null;
  }
}
