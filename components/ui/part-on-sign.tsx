"use client";

import { Activity, type ComponentType, lazy, useEffect, useState } from "react";
import { loadOnSign } from "@/components/ui/reader-signs";

/**
 * A part of a page that stays as the server drew it until the reader does something: its code is loaded then, and takes
 * over what is there. Where the router led here, the reader has done something. `Activity` lets React take over the part
 * later than its surroundings, and is drawn where it stands, for readers without JavaScript.
 */
export function partOnSign<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await (typeof window === "undefined" ? load() : loadOnSign(load)),
  }));
  return function PartOnSign(props: Props) {
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
  return function LifeOnSign(props: Props) {
    const [Life, setLife] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isOver = false;
      void loadOnSign(load, orAfter).then((loaded) => isOver || setLife(() => loaded));
      return () => {
        isOver = true;
      };
    }, []);
    return Life && <Life {...props} />;
  };
}
