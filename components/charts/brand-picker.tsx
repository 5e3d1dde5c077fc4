"use client";

import { useId, useRef, useState } from "react";
import { queryClient } from "@/lib/platform/browser/query-client";
import { PlusIcon } from "./analysis-icons";
import { brandNamesQuery } from "./brand-names-query";
import { BrandPickerList } from "./brand-picker-list";
import type { BrandPickerProps } from "./brand-picker-props";

/** A button that opens a searchable list of brands. Accents and typos are tolerated. */
export function BrandPicker({ among, market, chosen, onChoose, onAhead, label = "Add brand" }: BrandPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const ahead = () => {
    if (!among) void queryClient.prefetchQuery(brandNamesQuery);
  };
  const close = (withFocus: boolean) => {
    setIsOpen(false);
    if (withFocus) openerRef.current?.focus();
  };
  return (
    <>
      <button
        ref={openerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="inline-flex min-h-8 items-center gap-1 rounded-md border border-dashed border-control pr-3 pl-2 text-s-1 font-medium whitespace-nowrap text-ink-2 hover:border-spruce hover:text-spruce max-md:min-h-11"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PlusIcon />
        {label}
      </button>
      {isOpen ? (
        <BrandPickerList
          id={id}
          opener={openerRef}
          among={among}
          market={market}
          chosen={chosen}
          label={label}
          onAhead={onAhead}
          onClose={close}
          onChoose={(brand) => {
            close(true);
            onChoose(brand);
          }}
        />
      ) : null}
    </>
  );
}
