"use client";

import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIsDrawn } from "@/components/ui/use-scripted";

interface LatePartOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /**
   * `near`: once it comes near the screen; `approached`: the same, from the first thing the reader does; `meant`: once a
   * pointer or the focus enters it.
   */
  when: "near" | "approached" | "meant";
  /** Loaded at once where this is true in the browser: what the server drew is not all there is to show. */
  isNeededAtOnce?: () => boolean;
}

/** React leaves what the server drew in an element whose HTML it is given. The same object each time, or it would be set. */
const AS_DRAWN = { __html: "" };
/** How far below or above the screen a part is when it is loaded. */
const NEAR = "300px";
const FOCUSABLE = "a[href], button, input";
/** What shows that someone is there. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Calls `act` each time the part is near, or meant; returns a function that ends it. */
function watch(drawn: HTMLElement, when: "near" | "approached" | "meant", act: () => void): () => void {
  if (when === "approached") {
    const over = new AbortController();
    let unwatch: (() => void) | null = null;
    const begin = () => (unwatch ??= watch(drawn, "near", act));
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, once: true, signal: over.signal });
    return () => {
      over.abort();
      unwatch?.();
    };
  }
  if (when === "meant") {
    const events = ["pointerenter", "focusin"] as const;
    for (const event of events) drawn.addEventListener(event, act);
    return () => {
      for (const event of events) drawn.removeEventListener(event, act);
    };
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: NEAR },
  );
  // The part itself: what holds it has no box.
  observer.observe(drawn.firstElementChild ?? drawn);
  return () => observer.disconnect();
}

/** Done once no pointer is pressed in `drawn`: a click on what is replaced between press and release would be lost. */
function watchPress(drawn: HTMLElement): (done: () => void) => void {
  let isPressed = false;
  drawn.addEventListener("pointerdown", () => (isPressed = true));
  for (const event of ["pointerup", "pointercancel"]) drawn.addEventListener(event, () => (isPressed = false));
  return (done) => {
    if (!isPressed) done();
    // The click comes between a pointer's release and the next task.
    else
      for (const event of ["pointerup", "pointercancel"])
        addEventListener(event, () => setTimeout(done), { once: true });
  };
}

/** Replaces what `box` holds, without taking the focus from where someone has it. */
function replaceKeepingFocus(box: HTMLElement, replace: () => void): void {
  const holder = box.parentElement;
  const place = [...box.querySelectorAll(FOCUSABLE)].findIndex((element) => element === document.activeElement);
  flushSync(replace);
  if (place >= 0) holder?.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus({ preventScroll: true });
}

/**
 * A part of a page that stays as the server drew it until its code is loaded: for what has little to do but to be read,
 * so that a page starts with less. Links work meanwhile, as they do without JavaScript. Where the router led here nothing
 * is drawn yet, and the page is shown with the part. The sheets of the part must be imported where this is called: the
 * server could not name them for what is loaded late.
 */
export function latePart<Props extends object>({
  load,
  when,
  isNeededAtOnce = () => false,
}: LatePartOptions<Props>): ComponentType<Props> {
  // Not in a `Suspense` of its own, so that a server draws it where it stands, for readers without JavaScript.
  const Part = lazy(async () => ({ default: await load() }));

  return function LatePart(props: Props) {
    const isDrawn = useIsDrawn();
    const [Live, setLive] = useState<ComponentType<Props> | null>(null);
    const box = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const drawn = box.current;
      if (!drawn) return;
      let isOver = false;
      const whenReleased = watchPress(drawn);
      const show = () =>
        void load().then(
          (loaded) =>
            whenReleased(() => {
              if (isOver) return;
              end();
              replaceKeepingFocus(drawn, () => setLive(() => loaded));
            }),
          // What the server drew stays to be read; the next time tries again.
          () => undefined,
        );
      const unwatch = watch(drawn, when, show);
      const end = () => {
        isOver = true;
        unwatch();
      };
      if (isNeededAtOnce()) show();
      return end;
    }, []);

    const keepsDrawn = isDrawn && typeof window !== "undefined";
    return (
      <div className="contents">
        {Live ? (
          <Live {...props} />
        ) : keepsDrawn ? (
          <div ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
        ) : (
          <div className="contents">
            <Part {...props} />
          </div>
        )}
      </div>
    );
  };
}
