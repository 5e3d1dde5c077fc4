"use client";

import { createContext, useContext } from "react";
import { STUDY_OF_TODAY, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

const Shown = createContext<ShownStudy>(STUDY_OF_TODAY);

/** Brings the published study to everything that is drawn in the browser as well. */
export function ShownStudyProvider({ study, children }: { study: ShownStudy; children: React.ReactNode }) {
  return <Shown value={study}>{children}</Shown>;
}

/** The published study, for what is drawn in the browser as well. */
export const useShownStudy = (): ShownStudy => useContext(Shown);
