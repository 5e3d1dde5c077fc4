import type { Metadata } from "next";
import { MISSING_WORDS, MissingPage } from "@/components/layout/missing-places";

export const metadata: Metadata = { title: MISSING_WORDS.text.title };

export default function TextNotFound() {
  return <MissingPage what="text" />;
}
