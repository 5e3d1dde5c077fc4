import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.text.title };

export default async function TextNotFound() {
  return <MissingPage what="text" rankings={await firstBrands()} />;
}
