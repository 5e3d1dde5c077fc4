"use client";

import { useEffect, useState } from "react";
import { ClientStrip } from "@/components/home/client-strip";
import type { Client } from "@/lib/site/voices";

const IDLE_TIMEOUT_MS = 500;
const WITHOUT_IDLE_MS = 1;

/** Runs `work` once the browser has nothing better to do, after half a second at the latest. Returns its cancellation. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}

/** A list one can scroll, as served; a carousel with controls once its code has come. Both have the same height. */
export function ClientCarousel({ clients }: { clients: readonly Client[] }) {
  const [Carousel, setCarousel] = useState<typeof ClientStrip | null>(null);

  useEffect(() => {
    let gone = false;
    const cancel = whenIdle(() => {
      import("@/components/home/client-carousel-moving").then(
        ({ ClientCarouselMoving }) => !gone && setCarousel(() => ClientCarouselMoving),
        (error: unknown) => console.warn("The carousel did not load; the list stays as it is.", error),
      );
    });
    return () => {
      gone = true;
      cancel();
    };
  }, []);

  return Carousel ? <Carousel clients={clients} /> : <ClientStrip clients={clients} />;
}
