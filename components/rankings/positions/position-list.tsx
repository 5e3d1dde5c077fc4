"use client";

import { useState } from "react";
import { useShownStudy } from "@/components/layout/shown-study";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/platform/words/format";
import type { LatestPosition } from "@/lib/rankings/histories/selections";
import { PositionTable } from "./position-table";

/** Rows shown before the reader expands the list. */
const FIRST = 8;

interface PositionListProps {
  positions: readonly LatestPosition[];
  /** Addresses of open alerts, by market and brand: "sweden smedsta". */
  alerts: Readonly<Record<string, string>>;
  caption: string;
}

/** The first rows, and all of them on request. */
export function PositionList({ positions, alerts, caption }: PositionListProps) {
  const { defaultMarket: home } = useShownStudy();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <PositionTable
        positions={isWhole ? positions : positions.slice(0, FIRST)}
        alerts={alerts}
        caption={caption}
        home={home}
      />
      {positions.length > FIRST ? (
        <Button
          variant="outline"
          size="sm"
          className="no-print mt-4"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FIRST}` : `Show all ${formatNumber(positions.length)} rows`}
        </Button>
      ) : null}
    </>
  );
}
