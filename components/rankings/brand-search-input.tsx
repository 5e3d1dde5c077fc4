"use client";

import { type ComponentType, useRef, useState } from "react";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandSuggestionsProps } from "./brand-suggestions";
import type { ComboboxState, KeyHandler } from "./combobox";

const LIST_ID = "brand-suggestions";
const CLOSED: ComboboxState = { isExpanded: false };

interface BrandSearchInputProps {
  id: string;
  market: Named;
  query?: string;
  /** Address of a brand without its slug; default: the public page. */
  brandsAt?: string | undefined;
  className: string;
  placeholder?: string;
}

/**
 * A plain search field of the form around it. Suggestions are loaded when it is first focused, and appear below the
 * nearest positioned element.
 */
export function BrandSearchInput({ id, market, query = "", brandsAt, className, placeholder }: BrandSearchInputProps) {
  const [text, setText] = useState(query);
  const [isActive, setIsActive] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<BrandSuggestionsProps> | null>(null);
  const [combobox, setCombobox] = useState(CLOSED);
  const keyHandlerRef = useRef<KeyHandler | null>(null);

  function start() {
    import("./brand-suggestions")
      .then((module) => setSuggestions(() => module.BrandSuggestions))
      .catch(() => undefined); // The form also works without suggestions.
  }

  const attributes = Suggestions
    ? {
        role: "combobox",
        "aria-autocomplete": "list" as const,
        "aria-expanded": combobox.isExpanded,
        "aria-controls": combobox.isExpanded ? LIST_ID : undefined,
        "aria-activedescendant": combobox.activeId,
      }
    : {};

  return (
    <>
      <input
        id={id}
        type="search"
        name="q"
        value={text}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder ?? `Find a brand in ${inSentence(market.name)}`}
        className={className}
        {...attributes}
        onFocus={start}
        onBlur={() => setIsActive(false)}
        onChange={(event) => {
          if (!Suggestions) start(); // Focused before hydration.
          setText(event.target.value);
          setIsActive(true);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") setIsActive(true);
          keyHandlerRef.current?.(event);
        }}
      />
      {Suggestions && isActive && text.trim() ? (
        <Suggestions
          id={LIST_ID}
          market={market}
          text={text.trim()}
          brandsAt={brandsAt}
          keyHandlerRef={keyHandlerRef}
          onState={setCombobox}
          onClose={() => setIsActive(false)}
        />
      ) : null}
    </>
  );
}
