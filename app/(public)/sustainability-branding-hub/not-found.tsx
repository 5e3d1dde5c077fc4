import type { Metadata } from "next";
import { LateMissing } from "@/components/shell/late-missing";
import { MISSING_WORDS } from "@/components/shell/missing-words";

export const metadata: Metadata = { title: MISSING_WORDS.text.title };

export default function TextNotFound() {
  return <LateMissing what="text" />;
}
