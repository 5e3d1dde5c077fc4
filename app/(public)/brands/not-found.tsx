import type { Metadata } from "next";
import { MISSING_WORDS, MissingPage } from "@/components/layout/missing-places";

export const metadata: Metadata = { title: MISSING_WORDS.brand.title };

export default function BrandNotFound() {
  return <MissingPage what="brand" />;
}
