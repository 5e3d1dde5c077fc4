"use client";

import { useEffect, useRef } from "react";

const DELAY_MS = 800;
const HOVER_BURSTS = 2;
/** Brands already celebrated since the document loaded, so that returning to a page does not repeat it. */
const celebrated = new Set<string>();

/** A decoration that fails to load is skipped. */
function celebrate(row: Element, particleCount: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const start = () =>
    void import("@/components/rankings/confetti-burst")
      .then(({ burst }) => burst(row, particleCount))
      .catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 1);
}

/** Confetti for position 1: once, 800 ms after its row is visible, and at most twice on hover. */
export function WinnerConfetti({ brand }: { brand: string }) {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const row = mark.current?.closest("tr");
    if (!row) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovers = 0;

    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || celebrated.has(brand)) return;
      seen.disconnect();
      timer = setTimeout(() => {
        celebrated.add(brand);
        celebrate(row, 70);
      }, DELAY_MS);
    });
    seen.observe(row);

    const onEnter = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      hovers += 1;
      celebrate(row, 36);
      if (hovers === HOVER_BURSTS) row.removeEventListener("pointerenter", onEnter);
    };
    row.addEventListener("pointerenter", onEnter);

    return () => {
      clearTimeout(timer);
      seen.disconnect();
      row.removeEventListener("pointerenter", onEnter);
    };
  }, [brand]);

  return <span ref={mark} hidden />;
}
