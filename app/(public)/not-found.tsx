import type { Metadata } from "next";
import { LateMissing } from "@/components/shell/late-missing";

export const metadata: Metadata = { title: "Page not found" };

/** Part of every page below, so without what the middleware’s page adds (`missing/[what]`). */
export default function PublicNotFound() {
  return <LateMissing what="page" />;
}
