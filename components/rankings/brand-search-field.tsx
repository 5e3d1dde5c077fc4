"use client";

import { type ComponentType, useRef, useState } from "react";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandSuggestionsProps } from "./brand-suggestions";
import type { ComboboxState, KeyHandler } from "./combobox";
import styles from "./filter-bar.module.css";
import { SearchIcon } from "@/components/ui/icon";

const LIST_ID = "brand-suggestions";
const CLOSED: ComboboxState = { isExpanded: false };

/** The form's plain search field; suggestions are loaded when it is first focused. */
export function BrandSearchField({ market, query, brandsAt }: { market: Named; query: string; brandsAt?: string }) {
  const [text, setText] = useState(query);
  const [isActive, setIsActive] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<BrandSuggestionsProps> | null>(null);
  const [combobox, setCombobox] = useState(CLOSED);
  const keyHandlerRef = useRef<KeyHandler | null>(null);
  const prompt = `Find a brand in ${inSentence(market.name)}`;

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
    <div className={styles.field} onBlur={() => setIsActive(false)}>
      <label htmlFor="brand-search" className={styles.label}>
        Brand search
      </label>
      <input
        id="brand-search"
        type="search"
        name="q"
        value={text}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={prompt}
        className={`${styles.control} ${styles.input}`}
        {...attributes}
        onFocus={start}
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
      <SearchIcon className={styles.icon} />
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
    </div>
  );
}
