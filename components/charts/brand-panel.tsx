"use client";

import { useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { numberOf } from "@/lib/platform/words/sentences";
import { only, pick, replaceAll, replacedNext, startChoice, takeBack } from "./brand-choice";
import { BrandPanelChosen } from "./brand-panel-chosen";
import { BrandPanelPaste } from "./brand-panel-paste";
import type { BrandPanelProps, BrandSet } from "./brand-panel-props";
import { BrandPanelSearch } from "./brand-panel-search";
import styles from "./brand-panel.module.css";
import { useOfferedBrands } from "./use-offered-brands";

export interface BrandPanelWindowProps extends BrandPanelProps {
  /** Where it hangs, in a wide window: from the window's top and left. */
  at: { top: number; left: number };
  /** Gets the focus back. */
  opener: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

const IN_CHART = { title: "In the chart", action: "Show" };

/** Brands for a chart: search and results on the left, the selection on the right. The chart changes only on Show. */
export function BrandPanel(props: BrandPanelWindowProps) {
  const { brands, most, isSuggested = false, sets = [], words = IN_CHART, allowsNone = false } = props;
  const { at, opener, onChoose, onClose } = props;
  const [choice, setChoice] = useState(() => startChoice(brands, isSuggested));
  const [pasted, setPasted] = useState<string | null>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const offered = useOfferedBrands(props);
  const { chosen } = choice;
  const isMissing = chosen.length === 0 && !allowsNone;
  const offeredSets = useMemo((): BrandSet[] => {
    if (most === 1) return [];
    const followed = (offered.brands ?? []).filter(({ slug }) => offered.followed.has(slug));
    return [
      ...sets,
      ...(followed.length > 0 ? [{ name: `Brands you follow ${followed.length}`, brands: followed.map(toNamed) }] : []),
    ];
  }, [sets, most, offered.brands, offered.followed]);
  const show = () => {
    if (isMissing) return;
    onChoose([...chosen]);
    onClose();
  };
  const toField = () => fieldRef.current?.focus();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        showCloseButton={false}
        aria-describedby={undefined}
        className={styles.panel}
        style={{ "--panel-top": `${at.top}px`, "--panel-left": `${at.left}px` } as React.CSSProperties}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          toField();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          show();
        }}
      >
        <DialogTitle className="sr-only">Choose brands</DialogTitle>
        <div className={styles.parts}>
          {pasted === null ? (
            <BrandPanelSearch
              {...props}
              offered={offered}
              sets={offeredSets}
              chosen={chosen}
              fieldRef={fieldRef}
              onPick={(brand) => setChoice(pick(choice, brand, most))}
              onOnly={(brand) => setChoice(only(brand))}
              onTakeBack={() => setChoice(takeBack(choice))}
              onSet={(set) => setChoice(replaceAll(choice, set.brands, most))}
              onPaste={setPasted}
            />
          ) : (
            <BrandPanelPaste
              text={pasted}
              offered={offered}
              place={props.place}
              hrefOf={props.hrefOf}
              most={most}
              onBack={() => setPasted(null)}
              onTake={(taken) => setChoice(replaceAll(choice, taken, most))}
            />
          )}
          <BrandPanelChosen
            choice={choice}
            title={words.title}
            isPlain={props.isPlain}
            most={most}
            replaced={replacedNext(choice, most)}
            onChange={setChoice}
            onCleared={toField}
            onPaste={pasted === null ? () => setPasted("") : null}
          />
        </div>
        <div className={styles.foot}>
          <p className={styles.keys} aria-hidden="true">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> move <Kbd>Enter</Kbd> add <Kbd>Shift Enter</Kbd> only this one <Kbd>⌫</Kbd> undo the last
          </p>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isMissing} onClick={show}>
            {isMissing ? "Choose at least one brand" : `${words.action} ${numberOf(chosen.length, "brand")}`}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const toNamed = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });
