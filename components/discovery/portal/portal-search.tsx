"use client";

import { openOverlay } from "@/components/layout/overlay-store";
import { SearchIcon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";

/** Opens the search over every brand, chart and page. */
export function PortalSearch() {
  return (
    <div className="w-full lg:max-w-74 lg:justify-self-end">
      <p id="portal-search" className="text-s-2 text-ink-2">
        Search for a brand, industry or page
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby="portal-search"
        className="flex min-h-11 w-full items-center gap-2 border-b-[1.5px] border-ink text-left text-ink-2 hover:bg-hover hover:text-ink"
        onClick={(event) => void openOverlay("palette", event.currentTarget)}
      >
        <SearchIcon />
        <span className="flex-1">Search</span>
        <Kbd className="max-md:hidden">Ctrl K</Kbd>
      </button>
    </div>
  );
}
