"use client";

import { useEffect, useRef } from "react";

const DELAY_MS = 800;
const HOVER_BURSTS = 2;
/** Spruce, moss, cloudberry and birch as hex, the only format the library accepts. */
const COLOURS = ["#16573c", "#6b9a3f", "#e29a2e", "#e9e4d8"];

/** Brands already celebrated since the document loaded, so that returning to a page does not repeat it. */
const celebrated = new Set<string>();

async function burst(row: Element, particleCount: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const { create } = await import("canvas-confetti");
  const { left, top, height } = row.getBoundingClientRect();
  // A canvas of our own, hidden from screen readers and removed after the last piece.
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.className = "no-print pointer-events-none fixed inset-0 z-30 size-full";
  document.body.append(canvas);
  try {
    await create(canvas, { resize: true, disableForReducedMotion: true })({
      particleCount,
      origin: { x: (left + 110) / innerWidth, y: (top + height / 2) / innerHeight },
      spread: 70,
      startVelocity: 26,
      gravity: 1.1,
      scalar: 0.8,
      ticks: 120,
      colors: COLOURS,
    });
  } finally {
    canvas.remove();
  }
}

/** A decoration that fails to load is skipped. */
function celebrate(row: Element, particleCount: number) {
  const start = () => void burst(row, particleCount).catch(() => undefined);
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
