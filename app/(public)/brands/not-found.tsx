import type { Metadata } from "next";
import { LateMissing } from "@/components/shell/late-missing";
import { MISSING_WORDS } from "@/components/shell/missing-words";

export const metadata: Metadata = { title: MISSING_WORDS.brand.title };

export default function BrandNotFound() {
  return <LateMissing what="brand" />;
}
