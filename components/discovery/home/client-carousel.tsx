"use client";

import { useEffect, useRef, useState } from "react";
import { ClientStrip } from "@/components/discovery/home/client-strip";
import { whenIdleNear } from "@/components/discovery/home/idle-near";
import type { Client } from "@/lib/platform/site/voices";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * A scrollable list as served; a carousel with controls once it is near the viewport and its code has loaded. Both have
 * the same height, and readers who never scroll that far load none of it.
 */
export function ClientCarousel({ clients }: { clients: readonly Client[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [Carousel, setCarousel] = useState<typeof ClientStrip | null>(null);

  useEffect(() => {
    if (!strip.current) return;
    let gone = false;
    const cancel = whenIdleNear(strip.current, () => {
      import("@/components/discovery/home/client-carousel-moving").then(
        ({ ClientCarouselMoving }) => !gone && setCarousel(() => ClientCarouselMoving),
        (error: unknown) => browserLog.warn("Client carousel not loaded; keeping the static list.", error),
      );
    });
    return () => {
      gone = true;
      cancel();
    };
  }, []);

  return Carousel ? <Carousel clients={clients} /> : <ClientStrip clients={clients} viewport={{ ref: strip }} />;
}
