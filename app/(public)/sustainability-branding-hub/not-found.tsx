import type { Metadata } from "next";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.text.title };

export default function TextNotFound() {
  return <MissingPage what="text" />;
}
