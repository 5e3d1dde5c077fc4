"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { ClientStrip } from "@/components/discovery/home/client-strip";
import type { Client } from "@/lib/platform/site/voices";

const STEP_MS = 3500;

/**
 * The moving carousel, loaded only after the page has settled. It pauses for hover, focus and a hidden page, and never
 * moves for readers who prefer reduced motion.
 */
export function ClientCarouselMoving({ clients }: { clients: readonly Client[] }) {
  const [calm] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [ref, carousel] = useEmblaCarousel({ loop: true, align: "start", duration: calm ? 0 : 30 });
  const [playing, setPlaying] = useState(!calm);

  useEffect(() => {
    if (!carousel || !playing) return;
    const area = carousel.rootNode().parentElement;
    const timer = setInterval(() => {
      const attended = area?.matches(":hover, :focus-within") ?? false;
      if (!attended && !document.hidden) carousel.scrollNext();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [carousel, playing]);

  return (
    <ClientStrip
      clients={clients}
      viewport={{ ref }}
      controls={
        <>
          <Control label="Previous clients" shape="M10 3 5 8l5 5" onClick={() => carousel?.scrollPrev(calm)} />
          <Control
            label={playing ? "Pause" : "Play"}
            shape={playing ? "M5.5 3.5v9M10.5 3.5v9" : "M5 3.5v9L12.5 8z"}
            onClick={() => setPlaying(!playing)}
          />
          <Control label="Next clients" shape="m6 3 5 5-5 5" onClick={() => carousel?.scrollNext(calm)} />
        </>
      }
    />
  );
}

function Control({ label, shape, onClick }: { label: string; shape: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
