"use client";

import Link from "next/link";
import { useEffect, useState } from "react";

/** The words that every analysis uses for what the statistics found: one line each, and where the method is explained. */
const KEY_TERMS = [
  {
    id: "clear",
    word: "Clear change, clear difference",
    text: "Statistically significant at 5%, with everything that is compared on the chart tested together (Benjamini–Hochberg).",
    href: "/about-study/changes",
  },
  {
    id: "tied",
    word: "Tied",
    text: "No clear difference. Tied does not mean equal: this study can’t show which is ahead.",
    href: "/about-study/rank-ranges",
  },
  {
    id: "margin",
    word: "Margin of error (±)",
    text: "Half of the 95% interval: how far a result could be from asking everyone.",
    href: "/about-study/scores",
  },
] as const;

/** Explains the key terms on hover and focus; each links to its method. Escape hides an open explanation (WCAG 1.4.13). */
export function KeyTerms() {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setIsDismissed(true);
    const allow = () => setIsDismissed(false);
    document.addEventListener("keydown", dismiss);
    document.addEventListener("pointerover", allow);
    document.addEventListener("focusin", allow);
    return () => {
      document.removeEventListener("keydown", dismiss);
      document.removeEventListener("pointerover", allow);
      document.removeEventListener("focusin", allow);
    };
  }, []);
  return (
    <div className="no-print relative mt-3 flex flex-wrap gap-x-4 gap-y-1 text-s-1 leading-5.5 text-ink-2 lg:col-start-2 lg:col-end-5">
      <span id="key-terms">What the words mean:</span>
      <ul aria-labelledby="key-terms" className="contents">
        {KEY_TERMS.map(({ id, word, text, href }) => (
          <li key={id} className="group">
            <Link href={href} prefetch={false} aria-describedby={`key-term-${id}`} className="link">
              {word}
            </Link>
            <span
              id={`key-term-${id}`}
              role="tooltip"
              className={`absolute inset-x-0 top-full z-10 max-w-line rounded-md border border-rule-strong bg-paper-raised px-3 py-2 text-ink ${isDismissed ? "hidden" : "hidden group-focus-within:block group-hover:block"}`}
            >
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
