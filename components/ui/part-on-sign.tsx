"use client";

import { Activity, type ComponentType, lazy, useCallback, useEffect, useRef, useState } from "react";
import { keepEarlyInput } from "@/components/ui/early-input";
import { OnSign } from "@/components/ui/reader-signs";
import { useIsDrawn } from "@/components/ui/use-scripted";

/**
 * A part of a page that stays as the server drew it until the reader does something: its code is loaded then, takes over
 * what is there, and does what the reader has done with it meanwhile. `Activity` lets React take over the part later than
 * its surroundings, and is drawn where it stands, for readers without JavaScript.
 */
export function partOnSign<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = new OnSign(load);
  const Part = lazy(async () => ({
    default: await (typeof window === "undefined" ? load() : code.later()),
  }));
  function Hurry() {
    const isDrawn = useIsDrawn();
    if (!isDrawn) void code.now();
    return null;
  }
  // Without a state: what is drawn again before its code is there is replaced, not taken over.
  return function PartOnSign(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const again = useRef<() => void>(undefined);
    useEffect(() => {
      if (box.current?.dataset.late !== undefined) again.current = keepEarlyInput(box.current);
    }, []);
    const arrive = useCallback(() => {
      delete box.current?.dataset.late;
      again.current?.();
    }, []);
    return (
      // Taken away once scripts work it: `EARLY_CLICKS` waits for that.
      <div ref={box} className="contents" data-late="">
        <Hurry />
        <Activity>
          <Part {...props} />
          <Arrival onArrive={arrive} />
        </Activity>
      </div>
    );
  };
}

/** Tells when what it stands beside has been taken over: its elements look so a while before. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

/**
 * What a page does without showing anything, loaded likewise.
 * @param orAfter milliseconds after which it begins without a reader
 */
export function lifeOnSign<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orAfter: number,
): ComponentType<Props> {
  const code = new OnSign(load);
  return function LifeOnSign(props: Props) {
    const [Life, setLife] = useState<ComponentType<Props> | null>(null);
    const isDrawn = useIsDrawn();
    useEffect(() => {
      let isOver = false;
      void (isDrawn ? code.later(orAfter) : code.now()).then((loaded) => isOver || setLife(() => loaded));
      return () => {
        isOver = true;
      };
    }, [isDrawn]);
    return Life && <Life {...props} />;
  };
}
