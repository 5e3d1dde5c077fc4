"use client";

import { lazy } from "react";
import type { Missing } from "@/lib/discovery/palette/known-addresses";

// Next puts what a layout shows for missing addresses into the data of every page below it, frame and all. These are
// fetched when they are shown. Without a boundary of their own: a server draws them whole, for readers without scripts.
// Not with `next/dynamic`, which would bring 2 kB of its own to every page; so a sheet of theirs has to be named beside.
const MissingPage = lazy(async () => ({
  default: (await import("@/components/shell/missing-pages")).MissingPage,
}));
const UnroutedPage = lazy(async () => ({
  default: (await import("@/components/shell/unrouted-page")).UnroutedPage,
}));

/** The page for a missing address, in a layout's frame. */
export function LateMissing({ what }: { what: Missing }) {
  return <MissingPage what={what} />;
}

/** The page for an address without a route, and so without a layout: with its frame, whose sheets the caller names. */
export function LateUnrouted({ sample }: { sample: boolean }) {
  return <UnroutedPage sample={sample} />;
}
