"use client";

import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";

interface Drawing<Props> {
  /** For the element whose width is used. */
  ref: RefObject<HTMLDivElement | null>;
  /** Pixels; 0 until measured. */
  width: number;
  height: number;
  /** Null until loaded. */
  Drawing: ComponentType<Props> | null;
  hasFailed: boolean;
}

const UNMEASURED = { width: 0, height: 0 };

/** How far below the window a drawing is preloaded. */
const AHEAD = "600px";

/**
 * A drawing whose code is loaded when it comes near the viewport, drawn for its measured size. `load` must be stable.
 */
export function useDrawing<Props>(load: () => Promise<ComponentType<Props>>): Drawing<Props> {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const [loaded, setLoaded] = useState<{ Drawing: ComponentType<Props> } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const [width, height] = [Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height)];
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    sizes.observe(element);
    const views = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        views.disconnect();
        load()
          .then((component) => setLoaded({ Drawing: component }))
          .catch(() => setHasFailed(true));
      },
      { rootMargin: AHEAD },
    );
    views.observe(element);
    return () => {
      sizes.disconnect();
      views.disconnect();
    };
  }, [load]);

  return { ref, ...size, Drawing: loaded?.Drawing ?? null, hasFailed };
}
