import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { NotFoundRankings } from "@/components/shell/not-found-rankings";
import { MissingPage } from "@/components/shell/missing-pages";
import { MISSING_WORDS } from "@/components/shell/missing-words";
import { noteMissing } from "@/lib/platform/telemetry/page-status";

/** The head of a page that shows `MissingHere`. */
export const MISSING_HEAD: Metadata = { title: MISSING_WORDS.page.title, robots: { index: false, follow: false } };

/** What a page rendered for each request shows if there is nothing at its address: a whole page, with status 404. */
export async function MissingHere() {
  noteMissing();
  const rankings = await firstBrands();
  return <MissingPage what="page" rankings={rankings?.length ? <NotFoundRankings rankings={rankings} /> : undefined} />;
}
