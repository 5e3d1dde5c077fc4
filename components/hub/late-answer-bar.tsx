"use client";

import { latePart } from "@/components/ui/late-part";

/** The answers to a question, drawn by the server: there is nothing to do with them. */
export const LateAnswerBar = latePart({
  load: async () => (await import("./answer-bar")).AnswerBar,
  when: "meant",
});
