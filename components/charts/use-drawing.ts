"use client";

import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface Drawing<Props> {
  /** For the element whose width is used. */
  ref: RefObject<HTMLDivElement | null>;
  /** Pixels; 0 until measured. On paper that of the sheet, see `PAPER_WIDTH`. */
  width: number;
  /** As it is on the screen, also while it is printed. */
  height: number;
  isOnPaper: boolean;
  /** Null until loaded. */
  Drawing: ComponentType<Props> | null;
  hasFailed: boolean;
}

const UNMEASURED = { width: 0, height: 0 };

/** How far below the window a drawing is preloaded. */
const AHEAD = "600px";

/** What the margins and edges in globals.css leave of an A4 sheet: a drawing alone in its row is as wide. */
const PAPER_WIDTH = 710;

/** How long the page has been still when what is further down is drawn as well, for paper and for pictures of the whole page. */
const AT_REST_MS = 1_500;

/**
 * A drawing whose code is loaded when it comes near the viewport, or once the page is at rest, drawn for its measured
 * size; while it is printed, for the sheet's, even if it is folded away on the screen. `load` must be stable.
 */
export function useDrawing<Props>(load: () => Promise<ComponentType<Props>>): Drawing<Props> {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const [loaded, setLoaded] = useState<{ Drawing: ComponentType<Props> } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOnPaper, setIsOnPaper] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const [width, height] = [Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height)];
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    sizes.observe(element);
    const draw = () => {
      views.disconnect();
      clearTimeout(rest);
      load()
        .then((component) => setLoaded({ Drawing: component }))
        .catch(() => setHasFailed(true));
    };
    const views = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: AHEAD },
    );
    const rest = setTimeout(draw, AT_REST_MS);
    views.observe(element);
    return () => {
      sizes.disconnect();
      views.disconnect();
      clearTimeout(rest);
    };
  }, [load]);

  useEffect(() => {
    // The sheet is laid out as soon as the listener returns.
    const toPaper = () => flushSync(() => setIsOnPaper(true));
    const toScreen = () => setIsOnPaper(false);
    addEventListener("beforeprint", toPaper);
    addEventListener("afterprint", toScreen);
    return () => {
      removeEventListener("beforeprint", toPaper);
      removeEventListener("afterprint", toScreen);
    };
  }, []);

  const { width, height } = size;
  return {
    ref,
    width: isOnPaper ? PAPER_WIDTH : width,
    height,
    isOnPaper,
    Drawing: loaded?.Drawing ?? null,
    hasFailed,
  };
}
