"use client";

import { type ComponentType, lazy, useState } from "react";
import { useScripted } from "@/components/ui/use-scripted";

/** Answers as `load` does, or never: what the server drew stays. */
const orNever = async <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(() => new Promise<never>(() => undefined));

/**
 * A component whose code is loaded when it is shown. Without a separate Suspense boundary, so that a server draws it
 * where it stands for readers without JavaScript. Where a server has drawn it and its code cannot be loaded, it stays and
 * works as without JavaScript; where the router led here, the error page offers to try again. The sheets of the
 * component must be imported where this is called: the server cannot name those of what is loaded late.
 */
export function lateDrawn<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const asModule = async () => ({ default: await load() });
  const Shown = lazy(asModule);
  const Kept = lazy(async () => orNever(asModule));

  return function LateDrawn(props: Props) {
    const isScripted = useScripted();
    const [isDrawn] = useState(!isScripted);
    return isDrawn ? <Kept {...props} /> : <Shown {...props} />;
  };
}
