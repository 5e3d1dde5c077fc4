"use client";

import { useDeferredValue } from "react";

/**
 * Figures below the first, drawn after it where a choice changes both: what is in view shows the choice at once. Not for
 * controls whose value the page keeps, which would fall behind whoever uses them.
 */
export function Later({ children }: { children: React.ReactNode }) {
  return useDeferredValue(children);
}
