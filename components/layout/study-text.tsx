"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";

// Apart from the study itself, which every page brings: the words are for the pages that need them.

/** Fills the study’s words into a text that has tokens. */
export function useStudyWords(): (text: string) => string {
  const study = useShownStudy();
  return (text) => fillText(text, study);
}

/** A text with the study’s words in place of its tokens, where it is drawn on the server. */
export function StudyText({ children }: { children: string }) {
  return fillText(children, useShownStudy());
}
