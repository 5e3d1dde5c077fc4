import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.brand.title };

export default async function BrandNotFound() {
  return <MissingPage what="brand" rankings={await firstBrands()} />;
}
