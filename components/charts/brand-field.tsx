"use client";

import type { KeyboardEvent, RefObject } from "react";
import type { SearchableBrand } from "./brand-search";

interface BrandFieldProps extends Pick<
  React.ComponentProps<"input">,
  "placeholder" | "maxLength" | "className" | "onPaste"
> {
  label: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** ID of the list; its options have `ID-slug`. */
  listId: string;
  /** In the order of the list. */
  options: readonly SearchableBrand[];
  /** The option that is highlighted, from 0. */
  active: number;
  onActive: (active: number) => void;
  onPick: (brand: SearchableBrand, isOnly: boolean) => void;
  /** Another key; true if it was used. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** Options that one page of the list has. */
const PAGE = 8;

/** The field that finds brands in a list below it: arrows and page keys move the highlight, Enter takes it. */
export function BrandField({
  label,
  fieldRef,
  text,
  onText,
  listId,
  options,
  active,
  onActive,
  onPick,
  onOtherKey,
  ...input
}: BrandFieldProps) {
  const current = options[active];
  const last = options.length - 1;
  const steps: Record<string, number> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: Math.min(active + PAGE, last),
    PageUp: Math.max(active - PAGE, 0),
  };
  return (
    <input
      {...input}
      ref={fieldRef}
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={current ? `${listId}-${current.slug}` : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        onText(target.value);
        onActive(0);
      }}
      onKeyDown={(event) => {
        const to = steps[event.key];
        if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
          if (current) onPick(current, event.shiftKey);
        } else if (to !== undefined) onActive(Math.max(0, to));
        else if (!onOtherKey?.(event)) return;
        event.preventDefault();
      }}
    />
  );
}
