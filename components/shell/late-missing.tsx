"use client";

import { lazy } from "react";
import type { UnroutedPageProps } from "@/components/shell/unrouted-page";
import type { Missing } from "@/lib/discovery/palette/known-addresses";

// Next includes a layout's not-found content, frame and all, in the data of every page below it. These are loaded when
// shown, without a separate Suspense boundary, so that a server renders them completely for readers without JavaScript.
// Not with `next/dynamic`, which would add 2 kB to every page; so their stylesheet must be named here.
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

/** The page for a missing address without a layout of its own: with its frame, whose sheets the caller names. */
export function LateUnrouted(props: UnroutedPageProps) {
  return <UnroutedPage {...props} />;
}
