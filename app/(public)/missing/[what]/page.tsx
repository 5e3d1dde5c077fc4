import { firstBrands } from "@/app/first-brands";
import { MissingPage } from "@/components/shell/missing-pages";
import { NotFoundRankings } from "@/components/shell/not-found-rankings";
import { MISSING_WORDS } from "@/components/shell/missing-words";
import { MISSING, missingHref, type Missing } from "@/lib/discovery/palette/known-addresses";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  params: Promise<{ what: Missing }>;
}

/** Only these exist; other values are 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return MISSING.map((what) => ({ what }));
}

export async function generateMetadata({ params }: PageProps) {
  const { what } = await params;
  const { title } = MISSING_WORDS[what];
  return toPageHead({
    path: missingHref(what),
    title,
    description: `${title}. Search for a brand, or choose one of the pages below.`,
    listed: false,
  });
}

/** The middleware shows this with status 404 if it knows that something is missing: complete, without JavaScript. */
export default async function Missing({ params }: PageProps) {
  const rankings = await firstBrands();
  return (
    <MissingPage
      what={(await params).what}
      rankings={rankings?.length ? <NotFoundRankings rankings={rankings} /> : undefined}
    />
  );
}
