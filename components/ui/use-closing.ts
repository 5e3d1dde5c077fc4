"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

interface Closing<Frame extends HTMLElement> {
  /** Of the open element, with its button. */
  ref: RefObject<Frame | null>;
  /** Gets the focus back after Escape. */
  opener: RefObject<HTMLButtonElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Closes what a button opened: with Escape, which nothing around it then hears, and with a press elsewhere. */
export function useClosing<Frame extends HTMLElement>(isOpen: boolean, close: () => void): Closing<Frame> {
  const ref = useRef<Frame>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  }, [close]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) closeRef.current();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);
  return {
    ref,
    opener,
    onKeyDown: (event) => {
      if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      opener.current?.focus();
    },
  };
}
