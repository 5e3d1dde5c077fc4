"use client";

import { Activity, type ComponentType, lazy, useEffect, useState } from "react";
import { OnSign } from "@/components/ui/reader-signs";
import { useIsDrawn } from "@/components/ui/use-scripted";

/**
 * A part of a page that stays as the server drew it until the reader does something: its code is loaded then, and takes
 * over what is there. `Activity` lets React take over the part later than its surroundings, and is drawn where it stands,
 * for readers without JavaScript.
 */
export function partOnSign<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = new OnSign(load);
  const Part = lazy(async () => ({
    default: await (typeof window === "undefined" ? load() : code.later()),
  }));
  return function PartOnSign(props: Props) {
    const isDrawn = useIsDrawn();
    if (!isDrawn) void code.now();
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
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
