"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import type { Module } from "@/lib/catalogue/shown-study/shown-study";

const SUBJECTS: readonly [Module, string][] = [
  ["awareness", "public awareness"],
  ["behaviours", "behaviour groups"],
  ["priorities", "sustainability priorities"],
  ["factors", "purchase decision factors"],
];

const inOrder = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The first subjects on which the study asks people about themselves, in a sentence. */
export function AskedSubjects() {
  const { modules } = useShownStudy();
  const asked = SUBJECTS.flatMap(([module, name]) => (modules.includes(module) ? [name] : []));
  const said = inOrder.format(asked) || "what people say about themselves";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** What is drawn only where the study asks about it. */
export function WhereAsked({ module, children }: { module: Module; children: React.ReactNode }) {
  return useShownStudy().modules.includes(module) ? children : null;
}
