"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icon";

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  what: string;
  /** Label of the button. */
  label?: string;
}

/** How long "Copied" is shown, in milliseconds. */
const MESSAGES = 3_000;

/** Copies the text next to it. If blocked, it can be selected there. */
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
