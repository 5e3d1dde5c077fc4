"use client";

import { LONGEST_CLAIM } from "@/lib/analyses/claim-check/claim";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { CLAIM_CHECK, toText } from "@/lib/analyses/claim-check/search-params";

interface ClaimFormProps {
  text: string;
  examples: readonly string[];
  onCheck: (text: string) => void;
  /** The names of brands are needed soon. */
  onAhead: () => void;
}

/** The claim, as it would be published. Without script the form asks the server. */
export function ClaimForm({ text, examples, onCheck, onAhead }: ClaimFormProps) {
  const [typed, setTyped] = useState(text);
  const [drawnFor, setDrawnFor] = useState(text);
  if (drawnFor !== text) {
    setDrawnFor(text);
    setTyped(text);
  }
  return (
    <form
      action={CLAIM_CHECK}
      method="get"
      role="search"
      aria-label="Claim"
      className="border-t-2 border-ink pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(toText(typed));
      }}
    >
      <label htmlFor="claim" className="block text-s1 leading-6 font-name md:text-s2 md:leading-7">
        The claim, as you would publish it
      </label>
      <p id="claim-hint" className="text-s-1 leading-5 text-ink-2">
        One claim at a time, in English, up to {LONGEST_CLAIM} characters.
      </p>
      <div className="mt-1 grid gap-3 md:grid-cols-fill-end md:items-end">
        <Textarea
          id="claim"
          name="claim"
          rows={2}
          maxLength={LONGEST_CLAIM}
          aria-describedby="claim-hint"
          className="min-h-20! text-s1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={onAhead}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onCheck(toText(typed));
          }}
        />
        <Button type="submit" variant="default" size="lg" className="max-md:w-full">
          Check
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-s-1">
        <span className="text-ink-2">Try</span>
        <ul className="contents">
          {examples.map((example) => (
            <li key={example} className="min-w-0">
              <button
                type="button"
                className="link min-h-6 text-left leading-6 wrap-anywhere max-md:min-h-11"
                onPointerEnter={onAhead}
                onFocus={onAhead}
                onClick={() => onCheck(example)}
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
