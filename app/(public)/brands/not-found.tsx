import type { Metadata } from "next";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.brand.title };

export default function BrandNotFound() {
  return <MissingPage what="brand" />;
}
