"use client";

import { createContext, type ReactNode } from "react";

/** ID of the page's `h1`, which is the title of its first figure. */
export const FINDING_ID = "finding";

interface LeadFigure {
  /** ID of the figure that the page begins with: its title is the finding above it. */
  figure: string | null;
  /** Address of the page's file, which is offered with the actions and not again with each figure. */
  csv: string | null;
  /** What is said below its source line. */
  below: ReactNode;
}

/** Set by pages whose first figure has the page's finding as its title. */
export const Lead = createContext<LeadFigure | null>(null);
