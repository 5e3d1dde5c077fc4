"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/platform/words/format";
import type { Place } from "@/lib/rankings/histories/selections";
import { PlaceTable } from "./place-table";

/** Rows before the reader asks for all. */
const FIRST = 8;

/** The first rows, and all of them when asked for. */
export function PlaceList({ places, caption }: { places: readonly Place[]; caption: string }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <PlaceTable places={isWhole ? places : places.slice(0, FIRST)} by="brand" caption={caption} />
      {places.length > FIRST ? (
        <Button
          variant="outline"
          size="sm"
          className="no-print mt-4"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FIRST}` : `Show all ${formatNumber(places.length)} rows`}
        </Button>
      ) : null}
    </>
  );
}
