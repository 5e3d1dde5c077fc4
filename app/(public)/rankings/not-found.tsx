import type { Metadata } from "next";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.ranking.title };

export default function RankingNotFound() {
  return <MissingPage what="ranking" />;
}
