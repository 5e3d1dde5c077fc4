"use client";

import { createContext, useContext } from "react";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

const Shown = createContext<ShownStudy | null>(null);

/** Brings the published study to everything that is drawn in the browser as well. */
export function ShownStudyProvider({ study, children }: { study: ShownStudy; children: React.ReactNode }) {
  return <Shown value={study}>{children}</Shown>;
}

/** The published study, for what is drawn in the browser as well. */
export function useShownStudy(): ShownStudy {
  const study = useContext(Shown);
  if (!study) throw new Error("The study is read where no layout brings it.");
  return study;
}

/** The smallest number of people of whom results are shown. */
export function SmallestBase() {
  return String(useShownStudy().smallestBase);
}

/** Why a brand has no position. */
export function NotRanked() {
  return (
    <>
      Not ranked: fewer than <SmallestBase /> people asked
    </>
  );
}

/** The marks of the scale that count, in a sentence: "4 or 5", and with `isWhole` "4 or 5 out of 5". */
export function GoodMarks({ isWhole = false }: { isWhole?: boolean }) {
  const { good, max } = useShownStudy().scale;
  return isWhole ? `${good} out of ${max}` : good;
}
