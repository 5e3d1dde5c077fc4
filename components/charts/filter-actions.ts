"use client";

import { createContext, type ReactNode } from "react";

/** What can be done with the chart: the page's frame gives it, and the filter line has it at its right end. */
export const FilterActions = createContext<ReactNode>(null);
