"use client";

import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { toMatchedParts } from "@/components/catalogue/matched-parts";
import { CheckIcon, SearchIcon } from "@/components/ui/icon";
import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber } from "@/lib/platform/words/format";
import { BrandField } from "./brand-field";
import { BrandsElsewhere } from "./brands-elsewhere";
import type { BrandPanelProps, BrandSet } from "./brand-panel-props";
import styles from "./brand-panel.module.css";
import { findBrands, type SearchableBrand } from "./brand-search";
import type { useOfferedBrands } from "./use-offered-brands";

interface BrandPanelSearchProps extends Pick<BrandPanelProps, "place" | "hrefOf" | "detailOf" | "onAhead"> {
  offered: ReturnType<typeof useOfferedBrands>;
  sets: readonly BrandSet[];
  chosen: readonly Named[];
  fieldRef: RefObject<HTMLInputElement | null>;
  onPick: (brand: Named) => void;
  onOnly: (brand: Named) => void;
  onTakeBack: () => void;
  onSet: (set: BrandSet) => void;
  /** Several lines were pasted into the field. */
  onPaste: (text: string) => void;
}

/** Maximum number of names in the list; more are found by typing. */
const MOST = 80;

/** The search field, the brands that fit with those followed first, brands of other industries, and ready sets. */
export function BrandPanelSearch({
  offered: { brands, elsewhere, followed, hasFailed, retry },
  place,
  hrefOf,
  detailOf,
  sets,
  chosen,
  fieldRef,
  onAhead,
  onPick,
  onOnly,
  onTakeBack,
  onSet,
  onPaste,
}: BrandPanelSearchProps) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const activeRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const asked = useDeferredValue(text);
  const found = useMemo(() => (brands ? findBrands(brands, asked) : []), [brands, asked]);
  const groups = useMemo(() => {
    const shown = found.slice(0, MOST);
    const own = shown.filter(({ slug }) => followed.has(slug));
    const rest = shown.filter(({ slug }) => !followed.has(slug));
    const name = place ? `${place.industry.name}, ${place.market.name}` : "Brands";
    return [
      { name: "You follow", brands: own },
      { name, brands: rest },
    ].filter(({ brands: all }) => all.length > 0);
  }, [found, followed, place]);
  const shown = groups.flatMap(({ brands: all }) => all);
  const at = Math.min(active, shown.length - 1);
  const current = shown[at];
  const isChosen = (slug: string) => chosen.some((brand) => brand.slug === slug);
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: "nearest" });
    if (current) onAhead?.(current.slug);
  }, [current, onAhead]);
  const take = ({ slug, name }: SearchableBrand, isOnly: boolean) => {
    (isOnly ? onOnly : onPick)({ slug, name });
    setText("");
    setActive(0);
  };
  return (
    <div className={styles.search}>
      <div className={styles.find}>
        <SearchIcon />
        <BrandField
          label="Find a brand"
          placeholder="Brand name"
          maxLength={120}
          fieldRef={fieldRef}
          text={text}
          onText={setText}
          listId={listId}
          options={shown}
          active={at}
          onActive={setActive}
          onPick={take}
          onPaste={(event) => {
            const list = event.clipboardData.getData("text");
            if (!/[\n\r]/.test(list.trim())) return;
            event.preventDefault();
            onPaste(list.slice(0, 20_000));
          }}
          onOtherKey={({ key }) => {
            const isBack = key === "Backspace" && text === "";
            if (isBack) onTakeBack();
            return isBack;
          }}
        />
      </div>
      <div role="group" aria-label="Results" tabIndex={0} className={styles.results}>
        <div id={listId} role="listbox" aria-label="Brands" aria-multiselectable className={styles.options}>
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <p aria-hidden="true" className={styles.group}>
                <span>{group.name}</span>
                <span>{formatNumber(group.brands.length)}</span>
              </p>
              <div role="presentation">
                {group.brands.map((brand) => {
                  const { slug, name, isUnranked } = brand;
                  const detail = isUnranked ? "Not ranked" : (detailOf?.(slug) ?? null);
                  return (
                    <div
                      key={slug}
                      id={`${listId}-${slug}`}
                      ref={slug === current?.slug ? activeRef : null}
                      role="option"
                      aria-selected={isChosen(slug)}
                      data-active={slug === current?.slug || undefined}
                      className={styles.option}
                      onPointerMove={() => setActive(shown.indexOf(brand))}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={(event) => take(brand, event.shiftKey)}
                    >
                      <span className={styles.check} data-on={isChosen(slug) || undefined}>
                        {isChosen(slug) ? <CheckIcon className="size-3.5" /> : null}
                      </span>
                      <span className="line-clamp-3 min-w-0">
                        {toMatchedParts(name, asked).map((part, index) =>
                          part.isMatch ? <u key={index}>{part.text}</u> : part.text,
                        )}
                      </span>
                      {detail ? <span className={styles.detail}>{detail}</span> : null}
                    </div>
                  );
                })}
              </div>
            </div>
          ))}
        </div>
        <BrandsElsewhere
          text={asked}
          brands={elsewhere}
          place={place}
          hrefOf={hrefOf}
          isNoneHere={found.length === 0}
        />
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
          ) : found.length > MOST ? (
            `First ${MOST} of ${formatNumber(found.length)} brands. Type to find another.`
          ) : found.length === 0 && !place ? (
            "No matching brand."
          ) : (
            ""
          )}
        </p>
      </div>
      {sets.length > 0 ? (
        <div className={styles.sets}>
          <p className="basis-full text-s-2 text-ink-2">Or choose a set</p>
          {sets.map((set) => (
            <button key={set.name} type="button" className={styles.set} onClick={() => onSet(set)}>
              {set.name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
