"use client";

import { useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { toMatchedParts } from "@/components/catalogue/matched-parts";
import { SearchIcon } from "@/components/ui/icon";
import { queryClient } from "@/lib/platform/browser/query-client";
import { formatNumber } from "@/lib/platform/words/format";
import { brandNamesQuery } from "./brand-names-query";
import type { BrandPickerProps } from "./brand-picker-props";
import styles from "./brand-picker.module.css";
import { findBrands, type SearchableBrand, toSearchableBrands } from "./brand-search";
import { useHanging } from "./use-hanging";

interface BrandPickerListProps extends BrandPickerProps {
  id: string;
  opener: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose: (withFocus: boolean) => void;
}

/** Maximum number of names in the list; more are found by typing. */
const MOST = 80;

/** The brands to choose from; null while loading. */
function useBrands({ among, market, chosen }: BrandPickerProps): {
  brands: SearchableBrand[] | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useQuery({ ...brandNamesQuery, enabled: !among }, queryClient);
  const brands = useMemo(() => {
    const offered = among ?? data?.filter(({ markets }) => !market || markets.includes(market));
    return offered ? toSearchableBrands(offered, market) : null;
  }, [among, data, market]);
  const left = useMemo(() => brands?.filter(({ slug }) => !chosen.includes(slug)) ?? null, [brands, chosen]);
  return { brands: left, hasFailed: isError && !data, retry: () => void refetch() };
}

/** The list of a `BrandPicker`: a search field above the matching brands, one of them highlighted. */
export function BrandPickerList(props: BrandPickerListProps) {
  const { id, opener, label, onAhead, onChoose, onClose } = props;
  const { brands, hasFailed, retry } = useBrands(props);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const activeRef = useRef<HTMLLIElement>(null);
  const asked = useDeferredValue(text);
  const found = useMemo(() => (brands ? findBrands(brands, asked) : []), [brands, asked]);
  const shown = found.slice(0, MOST);
  const at = Math.min(active, shown.length - 1);
  const current = shown[at];
  const frameRef = useHanging(opener, () => onClose(false));

  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: "nearest" });
    if (current) onAhead?.(current.slug);
  }, [current, onAhead]);

  const step = (to: number) => setActive(shown.length === 0 ? 0 : (to + shown.length) % shown.length);
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: Math.min(at + 8, shown.length - 1),
    PageUp: Math.max(at - 8, 0),
  };

  return (
    <div ref={frameRef} id={id} popover="manual" role="dialog" aria-label={label} className={styles.list}>
      <div className={styles.find}>
        <SearchIcon />
        <input
          // The list was opened by typing.
          ref={(field) => field?.focus({ preventScroll: true })}
          type="text"
          role="combobox"
          aria-label="Find a brand"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${current.slug}` : undefined}
          placeholder="Find a brand"
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            const to = steps[event.key];
            if (event.key === "Enter" && current) onChoose({ slug: current.slug, name: current.name });
            else if (event.key === "Escape") onClose(true);
            else if (event.key === "Tab") return onClose(false);
            else if (to !== undefined) step(to);
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <ul id={listId} role="listbox" aria-label="Brands" className={styles.options}>
        {shown.map(({ slug, name, isUnranked }, index) => (
          <li
            key={slug}
            id={`${listId}-${slug}`}
            ref={index === at ? activeRef : null}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose({ slug, name })}
          >
            <span className="line-clamp-3">
              {toMatchedParts(name, asked).map((part, index) =>
                part.isMatch ? <b key={index}>{part.text}</b> : part.text,
              )}
            </span>
            {isUnranked ? <span className="ml-auto shrink-0 pl-3 text-s-2 text-ink-2">Not ranked</span> : null}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {hasFailed ? (
          <>
            We couldn’t load the list of brands.{" "}
            <button type="button" className="link min-h-6" onClick={retry}>
              Try Again
            </button>
          </>
        ) : brands === null ? (
          "Loading brands…"
        ) : found.length === 0 ? (
          "No matching brand. It may already be selected, or not ranked here."
        ) : found.length > MOST ? (
          `First ${MOST} of ${formatNumber(found.length)} brands. Type to find another.`
        ) : (
          `${formatNumber(found.length)} ${found.length === 1 ? "brand" : "brands"}`
        )}
      </p>
    </div>
  );
}
