import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { MISSING_WORDS, MissingPage } from "@/components/shell/missing-pages";

export const metadata: Metadata = { title: MISSING_WORDS.ranking.title };

export default async function RankingNotFound() {
  return <MissingPage what="ranking" rankings={await firstBrands()} />;
}
