"use client";

import { type ComponentProps, type ComponentType, lazy, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useScripted } from "@/components/ui/use-scripted";
import type { ExamplePanel } from "./example-panel";
// The panel's sheet, which the server could not name for a part that is loaded late.
import "../recompute.module.css";

type PanelProps = ComponentProps<typeof ExamplePanel>;

const load = async () => (await import("./example-panel")).ExamplePanel;
/** Not in a `Suspense` of its own, so that a server draws it where it stands, for readers without JavaScript. */
const Panel = lazy(async () => ({ default: await load() }));

/** React leaves what the server drew in an element whose HTML it is given. The same object each time, or it would be set. */
const AS_DRAWN = { __html: "" };
/** How far below or above the screen the panel is when it is loaded. */
const NEAR = "300px";
const FOCUSABLE = "a[href], button, input";

/** Replaces what `box` holds, without taking the focus from where someone has it. */
function replaceKeepingFocus(box: HTMLElement, replace: () => void): void {
  const holder = box.parentElement;
  const place = [...box.querySelectorAll(FOCUSABLE)].findIndex((element) => element === document.activeElement);
  flushSync(replace);
  if (place >= 0) holder?.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus({ preventScroll: true });
}

/**
 * The example panel as the server drew it, until it comes near the screen and its code is loaded. With numbers in the
 * address, which the server does not know, it is loaded at once.
 */
export function LateExamplePanel(props: PanelProps) {
  const isScripted = useScripted();
  /** False where the router led here: there is nothing to keep, and the page is shown with the panel. */
  const [isDrawn] = useState(!isScripted);
  const [Live, setLive] = useState<ComponentType<PanelProps> | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const drawn = box.current;
    if (!drawn) return;
    let isGone = false;
    const show = () =>
      void load().then(
        (loaded) => {
          if (isGone) return;
          observer.disconnect();
          isGone = true;
          replaceKeepingFocus(drawn, () => setLive(() => loaded));
        },
        // What the server drew stays to be read; coming near again tries again.
        () => undefined,
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: NEAR },
    );
    observer.observe(drawn);
    if (location.search !== "") show();
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);

  const keepsDrawn = isDrawn && typeof window !== "undefined";
  return (
    <div>
      {Live ? (
        <Live {...props} />
      ) : keepsDrawn ? (
        <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
      ) : (
        <div>
          <Panel {...props} />
        </div>
      )}
    </div>
  );
}
