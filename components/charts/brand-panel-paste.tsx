"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Named } from "@/lib/catalogue/names/named";
import { numberOf } from "@/lib/platform/words/sentences";
import type { BrandPanelProps } from "./brand-panel-props";
import styles from "./brand-panel.module.css";
import { BrandElsewhereRow } from "./brands-elsewhere";
import { readPasted } from "./pasted-brands";
import type { useOfferedBrands } from "./use-offered-brands";

interface BrandPanelPasteProps extends Pick<BrandPanelProps, "place" | "hrefOf" | "most"> {
  /** What was pasted into the search field. */
  text: string;
  offered: ReturnType<typeof useOfferedBrands>;
  onBack: () => void;
  /** The brands found take the place of all. */
  onTake: (brands: Named[]) => void;
}

/** Offered for a name that fits several. */
const MOST_OFFERED = 6;

/** A pasted list of names instead of the search: matches, ambiguous names, and brands elsewhere or missing. */
export function BrandPanelPaste({ text, offered, place, hrefOf, most, onBack, onTake }: BrandPanelPasteProps) {
  const [list, setList] = useState(text);
  const read = useMemo(
    () =>
      readPasted(
        list,
        offered.brands ?? [],
        offered.elsewhere.filter(({ isHere }) => isHere),
      ),
    [list, offered.brands, offered.elsewhere],
  );
  const { found, which, elsewhere, missing } = read;
  return (
    <div className={styles.search}>
      <textarea
        ref={(field) => {
          if (field && document.activeElement?.tagName !== "TEXTAREA") field.focus();
        }}
        aria-label="Brand names, one per line or separated by commas"
        placeholder="One name per line, or separated by commas"
        maxLength={20_000}
        rows={5}
        spellCheck={false}
        className={styles.list}
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
      <div className={styles.results} role="group" aria-label="Matches" aria-live="polite" tabIndex={0}>
        {found.length > 0 ? (
          <>
            <p className={styles.group}>Found {found.length}</p>
            <p className="text-s-1 leading-5 wrap-anywhere">{found.map(({ name }) => name).join(", ")}</p>
            {found.length > most ? (
              <p className="text-s-2 text-ink-2">
                The chart can show {most}, so only the first {most} are used.
              </p>
            ) : null}
          </>
        ) : null}
        {which.map(({ text: asked, brands }) => (
          <div key={asked}>
            <p className={styles.group}>Which one? “{asked}”</p>
            <p className="flex flex-wrap gap-2">
              {brands.slice(0, MOST_OFFERED).map((brand) => (
                <button
                  key={brand.slug}
                  type="button"
                  className={styles.set}
                  onClick={() => setList(list.replace(asked, brand.name))}
                >
                  {brand.name}
                </button>
              ))}
              {brands.length > MOST_OFFERED ? (
                <span className="self-center text-s-2 text-ink-2">
                  {brands.length - MOST_OFFERED} more: type more of the name
                </span>
              ) : null}
            </p>
          </div>
        ))}
        {place && elsewhere.length > 0 ? (
          <>
            <p className={styles.group}>In another industry</p>
            {elsewhere.map((brand) => (
              <BrandElsewhereRow key={brand.slug} brand={brand} hrefOf={hrefOf} />
            ))}
          </>
        ) : null}
        {missing.length > 0 ? (
          <>
            <p className={styles.group}>Not found {missing.length}</p>
            <p className="text-s-1 leading-5 wrap-anywhere text-ink-2">{missing.join(", ")}</p>
          </>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button
          size="sm"
          disabled={found.length === 0}
          onClick={() => {
            onTake(found);
            onBack();
          }}
        >
          Use {numberOf(Math.min(found.length, most), "brand")}
        </Button>
        <Button variant="outline" size="sm" onClick={onBack}>
          Back to search
        </Button>
      </div>
    </div>
  );
}
