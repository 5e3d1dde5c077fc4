"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const GAP = 6;
const EDGE = 12;
const TALLEST = 380;

/** Where a list opens: below its opener, or above if there is more space. */
function hangFrom(opener: DOMRect, width: number): { left: number; top?: number; bottom?: number; maxHeight: number } {
  const [below, above] = [window.innerHeight - opener.bottom - GAP - EDGE, opener.top - GAP - EDGE];
  const left = Math.max(EDGE, Math.min(opener.left, window.innerWidth - width - EDGE));
  return below >= 240 || below >= above
    ? { left, top: opener.bottom + GAP, maxHeight: Math.min(TALLEST, below) }
    : { left, bottom: window.innerHeight - opener.top + GAP, maxHeight: Math.min(TALLEST, above) };
}

/** Shows a native popover at its opener, above everything; a click elsewhere closes it. */
export function useHanging(
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [frame, button] = [ref.current, opener.current];
    if (!frame || !button) return;
    frame.showPopover();
    const updatePosition = () => {
      const { left, top, bottom, maxHeight } = hangFrom(button.getBoundingClientRect(), frame.offsetWidth);
      frame.style.left = `${left}px`;
      frame.style.top = top === undefined ? "auto" : `${top}px`;
      frame.style.bottom = bottom === undefined ? "auto" : `${bottom}px`;
      frame.style.maxHeight = `${maxHeight}px`;
    };
    updatePosition();
    window.addEventListener("resize", updatePosition);
    window.addEventListener("scroll", updatePosition, { passive: true, capture: true });
    return () => {
      window.removeEventListener("resize", updatePosition);
      window.removeEventListener("scroll", updatePosition, { capture: true });
    };
  }, [opener]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target) && !opener.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [opener]);

  return ref;
}
