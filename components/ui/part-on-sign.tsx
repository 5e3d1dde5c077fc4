"use client";

import { Activity, type ComponentType, lazy } from "react";
import { firstSign, nextSign } from "@/components/ui/reader-signs";

/** Where the code cannot be loaded, the next sign tries again. */
async function loadOnSign<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  await firstSign();
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}

/**
 * A part of a page that stays as the server drew it until the reader does something: its code is loaded then, and takes
 * over what is there. Where the router led here, the reader has done something. `Activity` lets React take over the part
 * later than its surroundings, and is drawn where it stands, for readers without JavaScript.
 */
export function partOnSign<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: typeof window === "undefined" ? await load() : await loadOnSign(load),
  }));
  return function PartOnSign(props: Props) {
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
