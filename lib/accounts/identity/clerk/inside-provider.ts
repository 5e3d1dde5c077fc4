"use client";

import { createContext } from "react";

/** Whether Clerk's library is on this page. */
export const InsideProvider = createContext(false);
