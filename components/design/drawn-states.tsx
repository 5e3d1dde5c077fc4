"use client";

import { useEffect } from "react";

/** The browser's own states (not those in class names), and the marker of elements that simulate one. */
const DRAWN: readonly (readonly [state: RegExp, mark: string])[] = [
  [/(?<!\\):hover\b/g, '[data-drawn="hover"]'],
  [/(?<!\\):focus-visible\b/g, '[data-drawn="focus"]'],
];

const done = new WeakSet<CSSStyleSheet>();

/** Repeats every rule of a state for marked elements, at the same place, so that its weight is the same. */
function repeatRules(owner: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = owner.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      for (const [state, mark] of DRAWN) {
        if (rule.selectorText.search(state) < 0) continue;
        const { selectorText, cssText } = rule;
        owner.insertRule(selectorText.replace(state, mark) + cssText.slice(selectorText.length), index + 1);
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) repeatRules(rule);
  }
}

/** Marks the part of a specimen to be drawn in a state, or its first element. */
function markParts(root: HTMLElement): void {
  for (const specimen of root.querySelectorAll<HTMLElement>("[data-draws]")) {
    const part = specimen.dataset.part ? specimen.querySelector(specimen.dataset.part) : specimen.firstElementChild;
    part?.setAttribute("data-drawn", specimen.dataset.draws ?? "");
  }
}

/** Draws hover and focus without a pointer or the keyboard: by the styles of the real components, not by copies. */
export function DrawnStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) {
      if (done.has(sheet) || (sheet.href && new URL(sheet.href).origin !== location.origin)) continue;
      done.add(sheet);
      repeatRules(sheet);
    }
    markParts(document.body);
    document.documentElement.dataset.drawn = "";
    return () => {
      delete document.documentElement.dataset.drawn;
    };
  }, []);
  return null;
}
