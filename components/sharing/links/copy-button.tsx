"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icon";

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see beside what the button stands. */
  what: string;
  /** On the button. */
  label?: string;
}

/** Milliseconds "Copied" is said for. */
const MESSAGES = 3_000;

/** Copies a text that is shown beside it. What the clipboard refuses can be selected there. */
export function CopyButton({ text, what, label = "Copy" }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("refused");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(null), MESSAGES);
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="min-w-24"
        aria-label={result === "copied" ? undefined : `${label} ${what}`}
        onClick={() => void copy()}
      >
        {result === "copied" ? (
          <>
            <CheckIcon /> Copied
          </>
        ) : (
          label
        )}
      </Button>
      <span role="status" className={result === "refused" ? "text-s-1 text-ink-2" : "sr-only"}>
        {result === "copied" ? "Copied" : result === "refused" ? "Select the text and copy it by hand." : ""}
      </span>
    </>
  );
}
