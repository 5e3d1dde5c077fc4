import { MISSING_WORDS } from "@/components/shell/missing-words";
import { NotFoundPage } from "@/components/shell/not-found-page";
import type { Missing } from "@/lib/discovery/palette/known-addresses";

/** The page for a missing address. */
export function MissingPage({ what, rankings }: { what: Missing; rankings?: React.ReactNode }) {
  return <NotFoundPage {...MISSING_WORDS[what]} rankings={rankings} />;
}
