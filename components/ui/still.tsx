"use client";

import { createContext, useContext } from "react";

const StillContext = createContext(false);

/** Wraps windows that are only shown: open in the page, without focus or keys. */
export function Still({ children }: { children: React.ReactNode }) {
  return (
    <StillContext value={true}>
      <div data-slot="still" inert>
        {children}
      </div>
    </StillContext>
  );
}

export function useIsStill(): boolean {
  return useContext(StillContext);
}
