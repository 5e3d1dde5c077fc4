"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import type { KnownBrand } from "@/lib/rankings/brands/known-brands";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import type { ComboboxState, KeyHandler } from "./combobox";
import styles from "./filter-bar.module.css";
import { toMatchedParts } from "@/components/catalogue/matched-parts";
import { useBrandSuggestions } from "./use-brand-suggestions";

export interface BrandSuggestionsProps {
  id: string;
  market: Named;
  /** The searched text, trimmed, never empty. */
  text: string;
  /** Address of a brand without its slug; default: the public page. */
  brandsAt?: string;
  /** Where the list registers its key handler for the input. */
  keyHandlerRef: RefObject<KeyHandler | null>;
  onState: (state: ComboboxState) => void;
  onClose: () => void;
}

const NONE: BrandSuggestion[] = [];

/** To the right of a brand: its position, if the page already knows it, and its industry. */
function describe(brand: BrandSuggestion | KnownBrand): string {
  if (!("position" in brand)) return brand.industry;
  const position =
    brand.total === null
      ? formatOrdinal(brand.position)
      : `${formatOrdinal(brand.position)} of ${formatNumber(brand.total)}`;
  return `${position}, ${brand.industry}`;
}

/** Up to five matching brands below the search field. */
export function BrandSuggestions({
  id,
  market,
  text,
  brandsAt,
  keyHandlerRef,
  onState,
  onClose,
}: BrandSuggestionsProps) {
  const router = useRouter();
  const answer = useBrandSuggestions(market.slug, text);
  const brands = answer.status === "ready" ? answer.brands : NONE;
  const [active, setActive] = useState({ text, index: 0 });
  const index = active.text === text ? Math.min(active.index, brands.length - 1) : 0;
  const activeId = brands[index] ? `${id}-${index}` : undefined;
  const shown = answer.status === "loading" ? answer.earlier : brands;
  const isExpanded = shown.length > 0;

  useEffect(() => {
    onState({ isExpanded, activeId });
    return () => onState({ isExpanded: false });
  }, [onState, isExpanded, activeId]);

  const toHref = useCallback(
    ({ slug }: BrandSuggestion) => (brandsAt ? `${brandsAt}${slug}` : brandHref(slug)),
    [brandsAt],
  );

  useEffect(() => {
    const open = (brand: BrandSuggestion) => {
      onClose();
      router.push(toHref(brand));
    };
    const move = (step: number) => setActive({ text, index: (index + step + brands.length) % brands.length });
    keyHandlerRef.current = (event) => {
      const brand = brands[index];
      if (event.key === "Escape") onClose();
      else if (event.nativeEvent.isComposing || !brand) return;
      else if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Enter") open(brand);
      else return;
      event.preventDefault();
    };
    return () => {
      keyHandlerRef.current = null;
    };
  }, [brands, index, text, keyHandlerRef, onClose, router, toHref]);

  return (
    <div className={`${styles.list} ${styles.suggestions}`}>
      {isExpanded ? (
        <ul
          id={id}
          role="listbox"
          aria-label={`Brands in ${inSentence(market.name)}`}
          aria-busy={answer.status === "loading"}
          className={`${styles.options} aria-busy:opacity-60`}
        >
          {shown.map((brand, option) => (
            <li
              key={brand.slug}
              id={`${id}-${option}`}
              role="option"
              aria-selected={brands.length > 0 && option === index}
              className={styles.option}
              onPointerMove={() => setActive({ text, index: option })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                onClose();
                router.push(toHref(brand));
              }}
            >
              <span className="truncate">
                {toMatchedParts(brand.name, text).map((part, at) =>
                  part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
                )}
              </span>
              <span className={styles.count}>{describe(brand)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={styles.none}>
          {answer.status === "failed" ? "Search isn’t working right now. Press Enter to try again." : null}
          {answer.status === "loading" ? "Searching…" : null}
          {answer.status === "ready" ? `No brand in ${inSentence(market.name)} matches that.` : null}
        </p>
      )}
    </div>
  );
}
