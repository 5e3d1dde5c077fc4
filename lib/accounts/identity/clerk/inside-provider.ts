"use client";

import { createContext } from "react";

/** Is Clerk's library on this page? */
export const InsideProvider = createContext(false);
