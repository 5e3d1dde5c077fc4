"use client";

import { createContext, useContext } from "react";

const StillContext = createContext(false);

/** Around windows that are only to be looked at: they stand in the page, open, and take neither focus nor keys. */
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
